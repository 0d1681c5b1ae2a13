// @ts-check
// Gives a project of the examples, or one that `kubetyped new` wrote, its packages without a registry: the compiler that is
// here, and the library as it is here, or as it was packed: node scripts/link-project.mjs FOLDER [TARBALL]
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @type {readonly (readonly [name: string, target: string])[]} */
const LINKS = [
  ['typescript', 'node_modules/typescript'],
  ['.bin/tsc', 'node_modules/typescript/bin/tsc'],
  ['esbuild', 'node_modules/esbuild'],
  ['.bin/esbuild', 'node_modules/esbuild/bin/esbuild'],
  ['@types/node', 'node_modules/@types/node'],
  ['undici-types', 'node_modules/undici-types'],
  ['@types/big.js', 'node_modules/@types/big.js'],
  ['big.js', 'node_modules/big.js'],
];

const [folder, tarball] = process.argv.slice(2);
if (folder === undefined) throw new Error('which folder? node scripts/link-project.mjs FOLDER [TARBALL]');
for (const [name, target] of [['kubetyped', '.'], ...LINKS]) {
  const path = join(folder, 'node_modules', name);
  rmSync(path, { force: true, recursive: true });
  mkdirSync(dirname(path), { recursive: true });
  if (name === 'kubetyped' && tarball !== undefined) {
    mkdirSync(path);
    execFileSync('tar', ['-xzf', tarball, '-C', path, '--strip-components=1']);
  } else symlinkSync(join(root, target), path);
}
// `npx kubetyped`, and `kubetyped` in its scripts.
const program = join(folder, 'node_modules/kubetyped/dist/node/src/cli/main.js');
const link = join(folder, 'node_modules/.bin/kubetyped');
rmSync(link, { force: true });
symlinkSync('../kubetyped/dist/node/src/cli/main.js', link);
if (existsSync(program)) chmodSync(program, 0o755);
