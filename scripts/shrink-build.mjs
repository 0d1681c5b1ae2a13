// @ts-check
// Makes what is published smaller: the joined modules without comments, which are for whoever changes the source (users
// read the declarations, which keep them), and with little white space. Names stay, and lines of 160 columns, so that a stack
// trace leads somewhere.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transform } from 'esbuild';

/** esbuild drops with white space what tells bundlers that a call does nothing; an operator that does nothing is kept. */
const PURE = /\/\* ?@__PURE__ ?\*\/ ?/g;
const MARK = 'void void void ';

/** @param {string} dist the folder with the declarations, and in its folder `node` the joined modules */
export async function shrinkBuild(dist) {
  const modules = join(dist, 'node');
  const options = /** @type {const} */ ({ charset: 'utf8', format: 'esm', legalComments: 'none', target: 'esnext' });
  const shrink = async (/** @type {string} */ path) => {
    // In two steps, because shorter syntax would do without the operators.
    const short = await transform(readFileSync(path, 'utf8'), { ...options, minifySyntax: true });
    const { code } = await transform(short.code.replace(PURE, MARK), {
      ...options,
      minifyWhitespace: true,
      lineLimit: 160,
    });
    writeFileSync(path, code.replace(/void\s+void\s+void\b ?/g, '/* @__PURE__ */ '));
  };
  const joined = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  await Promise.all(joined.map((name) => shrink(join(modules, name))));
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' });
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
