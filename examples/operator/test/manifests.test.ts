import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { manifests } from '../src/manifests.ts';

test('manifests are what npm run manifests writes', () => {
  for (const [path, text] of Object.entries(manifests()))
    assert.equal(existsSync(path) && readFileSync(path, 'utf8'), text, `${path}: npm run manifests`);
});
