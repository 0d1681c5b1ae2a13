// @ts-check
// Builds the command line as one executable file, for machines without Node: a Node with the program and its data inside
// (https://nodejs.org/api/single-executable-applications.html): the one that runs this, 25.5 or later, which needs no other
// tool for it: npx --package node@26 node scripts/executable.mjs FILE
import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, root } from './build.mjs';

const DATA = ['browser', 'explain', 'openapi', 'releases', 'templates'].map((name) => `dist/${name}.json.br`);
const ADDON = 'classic-level.node';

const [file] = process.argv.slice(2);
if (file === undefined) throw new Error('which file? node scripts/executable.mjs FILE');
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 25 || (major === 25 && minor < 5))
  throw new Error(`Node ${process.version} cannot build it: npx --package node@26 node scripts/executable.mjs ${file}`);
const output = resolve(file);
const made = `${output}.${process.pid}`;
await build();
// esbuild may have been installed only now.
const { build: bundle } = await import('esbuild');
const folder = mkdtempSync(join(tmpdir(), 'kubetyped-executable-'));
try {
  const main = join(folder, 'kubetyped.cjs');
  await bundle({
    entryPoints: [join(root, 'dist/src/cli/main.js')],
    outfile: main,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node25',
    minifySyntax: true,
    minifyWhitespace: true,
    lineLimit: 120,
    legalComments: 'none',
    plugins: [inside()],
    logLevel: 'warning',
  });
  const config = join(folder, 'executable.json');
  writeFileSync(
    config,
    JSON.stringify({
      main,
      output: made,
      disableExperimentalSEAWarning: true,
      useCodeCache: true,
      // As other programs of the system do.
      execArgv: ['--use-system-ca'],
      assets: {
        'package.json': join(root, 'package.json'),
        [ADDON]: addon(),
        ...Object.fromEntries(DATA.map((path) => [path, join(root, path)])),
      },
    }),
  );
  execFileSync(process.execPath, ['--build-sea', config], { stdio: ['ignore', 'ignore', 'inherit'] });
  renameSync(made, output);
} finally {
  rmSync(made, { force: true });
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${output}: ${(statSync(output).size / 1e6).toFixed(1)} MB`);

/** Files of the package, and the native code of LevelDB, are read from the executable itself. */
function inside() {
  return /** @type {import('esbuild').Plugin} */ ({
    name: 'inside',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]dist[\\/]src[\\/]releases[\\/]published_file\.js$/ }, () => ({
        contents: `import { getRawAsset } from 'node:sea';
export const readPublishedFile = (path) => new Uint8Array(getRawAsset(path));`,
      }));
      // An addon is loaded from a file, which may go as soon as it is loaded.
      onLoad({ filter: /[\\/]classic-level[\\/]binding\.js$/ }, () => ({
        contents: `const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const folder = mkdtempSync(join(require('node:os').tmpdir(), 'kubetyped-'));
try {
  writeFileSync(join(folder, '${ADDON}'), new Uint8Array(require('node:sea').getRawAsset('${ADDON}')));
  process.dlopen(module, join(folder, '${ADDON}'));
} finally {
  rmSync(folder, { recursive: true, force: true });
}`,
      }));
    },
  });
}

/** Where the native code of LevelDB is for this platform. */
function addon() {
  const require = createRequire(join(root, 'node_modules/classic-level/package.json'));
  return require('node-gyp-build').path(join(root, 'node_modules/classic-level'));
}
