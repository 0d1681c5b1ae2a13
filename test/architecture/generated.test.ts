import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';

test('generated files are what the generator writes, and none is left over', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/generate.mjs', '--check'], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stdout + stderr);
});
