import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { decode } from 'kubetyped';
import { mergePatch } from 'kubetyped/client';
import { Memo } from '../src/memo.ts';
import { CREATOR } from '../src/memo_defaulting.ts';
import { startWorld } from './world.ts';

test('a Memo gets what is missing when it is created, and keeps it', async () => {
  await using world = await startWorld({});
  const memo = decode(Memo, readFileSync('manifests/sample_memo.yaml', 'utf8'));
  const memos = world.client.resource(Memo, { namespace: memo.metadata.namespace ?? '' });
  const created = await memos.create(memo);
  assert.equal(created.metadata.annotations?.[CREATOR], 'admin');
  const changed = await memos.patch(created.metadata.name ?? '', mergePatch({ metadata: { labels: { a: 'b' } } }));
  assert.equal(changed.metadata.annotations?.[CREATOR], 'admin');
});
