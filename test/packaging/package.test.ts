// The manifest and the lock file. `npm run check` looks at the packed package itself.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
  exports: Record<string, string | null | { types: string; node?: string; default?: string }>;
  bin: Record<string, string>;
  type: string;
  sideEffects: boolean;
  engines: { node: string };
};

/** The files of the build that a subpath leads to, for its wildcard each folder that fits. */
function targets(path: string): string[] {
  if (!path.includes('*')) return [path];
  const [before, after] = path.split('*') as [string, string];
  return readdirSync(before, { recursive: true, encoding: 'utf8' })
    .filter((name) => `/${name}`.endsWith(after) && !/^\.\/dist\/(?:node\/)?apimachinery\/engine\//.test(before + name))
    .map((name) => before + name);
}

test('a module without side effects for Node 20 and up, that needs big.js and nothing else, and runs nothing when installed', () => {
  assert.equal(manifest.type, 'module');
  assert.equal(manifest.sideEffects, false);
  assert.equal(manifest.engines.node, '>=20');
  assert.deepEqual(Object.keys(manifest.dependencies), ['@types/big.js', 'big.js']);
  const atInstallation = ['preinstall', 'install', 'postinstall', 'prepare', 'prepublish'];
  assert.deepEqual(
    atInstallation.filter((name) => name in manifest.scripts),
    [],
  );
});

test('exports lead to files of the build, types first', () => {
  for (const [subpath, target] of Object.entries(manifest.exports)) {
    // Not for users.
    if (target === null) continue;
    if (typeof target === 'string') {
      assert.ok(existsSync(target), subpath);
      continue;
    }
    const condition = /^\.\/apiserver\b/.test(subpath) ? 'node' : 'default';
    assert.deepEqual(Object.keys(target), ['types', condition], subpath);
    const types = targets(target.types);
    assert.ok(types.length > 0 && types.every((path) => existsSync(path)), subpath);
    assert.deepEqual(
      targets(target[condition] ?? '').map((path) => path.replace('./dist/node/', './dist/').replace(/\.js$/, '.d.ts')),
      types,
      subpath,
    );
  }
  for (const path of Object.values(manifest.bin)) assert.match(readFileSync(path, 'utf8'), /^#!\/usr\/bin\/env node\n/);
});

test('of dependencies, only big.js is in the types, and only of Quantity', () => {
  const declarations = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.d.ts'),
  );
  const importers = (of: RegExp): string[] =>
    declarations.filter((name) => of.test(readFileSync(`dist/${name}`, 'utf8')));
  assert.deepEqual(importers(/['"]big\.js['"]/), [
    'apimachinery/api/resource/quantity.d.ts',
    'apimachinery/api/resource/internal/decimal.d.ts',
  ]);
});

test('every package can be imported by its path, and nothing internal', async () => {
  const paths = ['api', 'apimachinery'].flatMap((folder) =>
    targets(`./dist/node/${folder}/*/index.js`).map((path) => path.slice('./dist/node/'.length, -'/index.js'.length)),
  );
  assert.ok(paths.length > 80, `${paths.length} packages`);
  for (const path of paths) assert.ok(Object.keys((await import(`kubetyped/${path}`)) as object).length >= 0, path);
  await assert.rejects(import('kubetyped/apimachinery/apis/meta/v1/internal' as string), {
    code: 'ERR_MODULE_NOT_FOUND',
  });
  await assert.rejects(import('kubetyped/apimachinery/engine/verbs/verify' as string), {
    code: 'ERR_PACKAGE_PATH_NOT_EXPORTED',
  });
});

/** Of the files together. The README says about 8.2 MB. */
const MAX_SIZE = 8_240_000;

test('what is installed is small, and holds no source maps', () => {
  const output = execFileSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [packed] = JSON.parse(output) as [{ unpackedSize: number; files: { path: string }[] }];
  assert.ok(packed.unpackedSize <= MAX_SIZE, `${packed.unpackedSize} bytes`);
  assert.deepEqual(
    packed.files.filter(({ path }) => path.endsWith('.map')),
    [],
  );
});

test('the lock file holds checksums, and no addresses', () => {
  for (const file of ['package-lock.json', 'bench/package-lock.json']) {
    if (!existsSync(file)) continue;
    const lock = JSON.parse(readFileSync(file, 'utf8')) as {
      lockfileVersion: number;
      packages: Record<string, { resolved?: string; integrity?: string; link?: boolean }>;
    };
    assert.equal(lock.lockfileVersion, 3, file);
    for (const [path, entry] of Object.entries(lock.packages)) {
      assert.equal(/^https?:/.test(entry.resolved ?? ''), false, `${file}: ${path}`);
      if (path.startsWith('node_modules/') && entry.link !== true)
        assert.match(entry.integrity ?? '', /^sha512-/, `${file}: ${path}`);
    }
  }
});
