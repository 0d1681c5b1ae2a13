import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { decode } from 'kubetyped';
import { Memo } from '../src/memo.ts';
import { MemoV2 } from '../src/memo_v2.ts';
import { fromV2, toV2 } from '../src/memo_v2_conversion.ts';
import { pruned, randomObject, randomOf } from './random_objects.ts';
import { startWorld } from './world.ts';

test('a Memo is the same after a conversion to v2 and back, and the other way round', () => {
  for (let seed = 1; seed <= 500; seed++) {
    const random = randomOf(seed);
    const old = randomObject(Memo, random);
    assert.deepEqual(pruned(Memo, fromV2(pruned(MemoV2, toV2(structuredClone(old))))), old, `seed ${seed}`);
    const newer = randomObject(MemoV2, random);
    assert.deepEqual(pruned(MemoV2, toV2(pruned(Memo, fromV2(structuredClone(newer))))), newer, `seed ${seed}`);
  }
});

test('an API server converts: what is written in one version is read in the other', async () => {
  await using world = await startWorld({});
  const memo = decode(Memo, readFileSync('manifests/sample_memo.yaml', 'utf8'));
  const { name = '', namespace = '' } = memo.metadata;
  const memos = world.client.resource(Memo, { namespace });
  const newer = world.client.resource(MemoV2, { namespace });
  const created = await memos.create(memo);
  const read = await newer.get(name);
  const { metadata: _, ...content } = read;
  const { metadata: __, ...expected } = toV2(created);
  assert.deepEqual({ ...content }, { ...expected });
  await newer.update({ ...read, metadata: { ...read.metadata, labels: { of: 'v2' } } });
  assert.deepEqual((await memos.get(name)).metadata.labels, { of: 'v2' });
});
