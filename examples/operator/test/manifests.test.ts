import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { manifests } from '../src/manifests.ts';

test('manifests are what npm run manifests writes', () => {
  for (const [name, text] of Object.entries(manifests()))
    assert.equal(readFileSync(`manifests/${name}`, 'utf8'), text, `manifests/${name}: npm run manifests`);
});
