// @ts-check
// Makes the published modules smaller: without comments, which are for whoever changes the source (users read the
// declarations, which keep them), and without white space. Names stay, and lines of 120 columns, so that a stack trace leads
// somewhere; only joined tables and codecs lose their names.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { transform } from 'esbuild';

/** Joined files that hold nothing but generated code. */
const GENERATED = /^node\/files\/(?:codecs_\w+|stable|older)\.js$/;

/** esbuild drops with white space what tells bundlers that a call does nothing; an operator that does nothing is kept. */
const PURE = /\/\* ?@__PURE__ ?\*\/ ?/g;
const MARK = 'void void void ';

/** @param {string} dist the folder with the modules, and in its folder `node` the joined ones */
export async function shrinkModules(dist) {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((each) => each.endsWith('.js'))) {
    const path = name.split(sep).join('/');
    const { code } = await transform(readFileSync(join(dist, name), 'utf8').replace(PURE, MARK), {
      charset: 'utf8',
      format: 'esm',
      legalComments: 'none',
      minifyWhitespace: true,
      lineLimit: 120,
      minifyIdentifiers: GENERATED.test(path),
      target: 'esnext',
    });
    writeFileSync(join(dist, name), code.replace(/void\s+void\s+void\b ?/g, '/* @__PURE__ */ '));
  }
  for (const name of names.filter((each) => each.endsWith('zz_generated.pb.d.ts'))) {
    // Nobody can import them: the package exports the codecs of Kinds.
    const text = readFileSync(join(dist, name), 'utf8');
    writeFileSync(join(dist, name), text.replace(/^export declare function (?:read|write)\w+\(.*\n/gm, ''));
  }
}
