import assert from 'node:assert/strict';
import { test } from 'node:test';
import { versionToRun } from '../src/upgrade.ts';

test('an older version is not run', () => {
  for (const [wanted, running, run] of [
    ['8.0', undefined, '8.0'],
    ['8.1', '8.0', '8.1'],
    ['8.0', '8.1', '8.1'],
    ['8.10', '8.9', '8.10'],
    ['9.0', '8.1.3', '9.0'],
    ['8.1', '8.1.3', '8.1'],
    ['8.1.2', '8.1.3', '8.1.3'],
    ['7.2.9', '8.0', '8.0'],
  ] as const)
    assert.equal(versionToRun(wanted, running), run, `${wanted} where ${running} runs`);
});
