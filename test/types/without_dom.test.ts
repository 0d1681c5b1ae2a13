// Programs of Node have no DOM in their `lib`: with `skipLibCheck` off, the declarations need nothing of it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test } from 'node:test';

const IMPORTS = [
  '',
  '/apiserver',
  '/apiserver/testing',
  '/client',
  '/client/informers',
  '/controller',
  '/webhooks/node',
];

test('the declarations compile without the DOM', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'kubetyped-dom-'));
  try {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(process.cwd(), join(folder, 'node_modules/kubetyped'), 'dir');
    symlinkSync(resolve('node_modules/@types'), join(folder, 'node_modules/@types'), 'dir');
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'all.ts'), IMPORTS.map((path) => `import 'kubetyped${path}';\n`).join(''));
    const compilerOptions = {
      strict: true,
      module: 'nodenext',
      target: 'es2022',
      lib: ['es2024', 'esnext.disposable'],
      noEmit: true,
      skipLibCheck: false,
      types: ['node'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['all.ts'] }));
    const { status, stdout } = spawnSync(
      process.execPath,
      [resolve('node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'],
      { encoding: 'utf8' },
    );
    assert.equal(status, 0, stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
