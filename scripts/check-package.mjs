// @ts-check
// What users would install: packs the package, then looks at the tarball's content, at what publint and attw
// (Are the types wrong?) say about it, and whether every subpath can be imported from an installation of it and its
// dependencies alone.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { build, root } from './build.mjs';

const ALLOWED = [
  /^package\.json$/,
  /^README\.md$/,
  /^LICENSE$/,
  /^dist\/(?:api|apimachinery|src)\/.*\.d\.ts$/,
  /^dist\/(?:browser|explain|openapi|releases|templates)\.json\.br$/,
  /^dist\/node\/.*\.js$/,
];
const WANTED = [
  'README.md',
  'LICENSE',
  'dist/node/src/index.js',
  'dist/src/index.d.ts',
  'dist/node/src/cli/main.js',
  'dist/api/core/v1/index.d.ts',
];

const problems = [];
await build();
const folder = mkdtempSync(join(tmpdir(), 'kubetyped-'));
try {
  const packed = JSON.parse(
    execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  );
  /** @type {{ filename: string, files: { path: string }[], size: number, unpackedSize: number }[]} */
  const [{ filename, files, size, unpackedSize }] = packed;
  const paths = files.map((file) => file.path);
  for (const path of paths)
    if (!ALLOWED.some((pattern) => pattern.test(path))) problems.push(`content: ${path} is not meant to be published`);
  for (const path of WANTED) if (!paths.includes(path)) problems.push(`content: ${path} is missing`);
  console.log(`${paths.length} files, ${size} bytes packed, ${unpackedSize} unpacked`);

  const installed = join(folder, 'node_modules/kubetyped');
  mkdirSync(installed, { recursive: true });
  const tarball = join(folder, filename);
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);

  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  for (const name of Object.keys(manifest.dependencies ?? {})) {
    const target = join(folder, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), target, 'dir');
  }

  const { messages } = await publint({ pkgDir: installed, strict: true });
  for (const message of messages) problems.push(`publint: ${formatMessage(message, manifest, { color: false })}`);

  const subpaths = [
    '',
    ...packagesBelow(installed, 'api'),
    ...packagesBelow(installed, 'apimachinery'),
    ...Object.keys(manifest.exports).flatMap((subpath) => (/^\.\/[a-z-]+$/.test(subpath) ? [subpath.slice(1)] : [])),
  ];
  const imports = subpaths.map((path) => `await import('kubetyped${path}');`).join('\n');
  execFileSync(process.execPath, ['--input-type=module', '--eval', imports], { cwd: folder, stdio: 'inherit' });
  console.log(`${subpaths.length} subpaths can be imported`);

  // A few of them: the wildcards stand for all, and the tool takes a second for each.
  const entrypoints = [
    '.',
    'engine',
    'json',
    'protobuf',
    'api',
    'api/core/v1',
    'apimachinery/apis/meta/v1',
    'apimachinery/runtime',
  ];
  const attw = join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js');
  execFileSync(
    process.execPath,
    [
      attw,
      tarball,
      '--profile',
      'esm-only',
      '--format',
      'table-flipped',
      '--no-color',
      '--no-emoji',
      '--entrypoints',
      ...entrypoints,
    ],
    { cwd: folder, stdio: 'inherit' },
  );
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

/**
 * Subpaths of the packages in a folder of the package.
 * @param {string} installed
 * @param {string} folder
 */
function packagesBelow(installed, folder) {
  return readdirSync(join(installed, 'dist/node', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('/index.js') && !name.startsWith('engine/'))
    .map((name) => `/${folder}/${name.slice(0, -'/index.js'.length)}`)
    .sort();
}
