import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { decode } from 'kubetyped';
import { Memo } from '../src/memo.ts';
import { startWorld } from './world.ts';

test('a Memo with a long name is refused, others are not', async () => {
  await using world = await startWorld({});
  const { metadata, ...memo } = decode(Memo, readFileSync('manifests/sample_memo.yaml', 'utf8'));
  const memos = world.client.resource(Memo, { namespace: metadata.namespace ?? '' });
  const named = (name: string): Memo => new Memo({ ...memo, metadata: { ...metadata, name } });
  await memos.create(named('x'.repeat(50)));
  await assert.rejects(memos.create(named('x'.repeat(51))), /metadata\.name: Too long: may not be more than 50 bytes/);
});
