// @ts-check
// Makes the published modules smaller: without comments, which are for whoever changes the source (users read the
// declarations, which keep them), and with little white space. Names stay, and lines of 120 columns, so that a stack trace leads
// somewhere; only tables and codecs lose their names.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { transform } from 'esbuild';

/** Files that hold nothing but generated code. */
const GENERATED = /^node\/files\/(?:codecs_\w+|stable|older)\.js$|\/zz_generated\.pb\.js$/;

/** esbuild drops with white space what tells bundlers that a call does nothing; an operator that does nothing is kept. */
const PURE = /\/\* ?@__PURE__ ?\*\/ ?/g;
const MARK = 'void void void ';

/** @param {string} dist the folder with the modules, and in its folder `node` the joined ones */
export async function shrinkModules(dist) {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((each) => each.endsWith('.js'))) {
    const path = name.split(sep).join('/');
    const options = /** @type {const} */ ({ charset: 'utf8', format: 'esm', legalComments: 'none', target: 'esnext' });
    // In two steps, because shorter syntax would do without the operators.
    const short = await transform(readFileSync(join(dist, name), 'utf8'), { ...options, minifySyntax: true });
    const { code } = await transform(short.code.replace(PURE, MARK), {
      ...options,
      minifyWhitespace: true,
      lineLimit: 120,
      minifyIdentifiers: GENERATED.test(path),
    });
    const unmarked = code.replace(/void\s+void\s+void\b ?/g, '/* @__PURE__ */ ');
    // What was imported for its types leaves an import of nothing; no module does anything when it is loaded.
    writeFileSync(
      join(dist, name),
      path.startsWith('node/') ? unmarked : unmarked.replace(/import"[#.][^"]*";\n?/g, ''),
    );
  }
  for (const name of names.filter((each) => each.endsWith('.d.ts'))) {
    // The compiler indents by four.
    const text = readFileSync(join(dist, name), 'utf8').replace(/^(?: {4})+/gm, (spaces) =>
      ' '.repeat(spaces.length / 4),
    );
    // Nobody can import these: the package exports the codecs of Kinds.
    const ofCodecs = name.endsWith('zz_generated.pb.d.ts') ? /^export declare function (?:read|write)\w+\(.*\n/gm : '';
    writeFileSync(join(dist, name), text.replace(ofCodecs, ''));
  }
}
