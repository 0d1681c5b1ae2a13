import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { decode } from 'kubetyped';
import { isStatusConditionTrue } from 'kubetyped/apimachinery/api/meta';
import { mergePatch, type ResourceClient } from 'kubetyped/client';
import { Memo } from '../src/memo.ts';
import { part } from '../src/memo_controller.ts';
import { accessFaults, startWorld, until, type World } from './world.ts';

const namespace = 'default';
let world: World;
let memos: ResourceClient<Memo>;

before(async () => {
  world = await startWorld(part);
  memos = world.client.resource(Memo, { namespace });
});
after(() => world[Symbol.asyncDispose]());

/** The Memo when its status says what it should. */
const says = (name: string, said: string): Promise<Memo> =>
  until(said, async () => {
    const found = await memos.get(name);
    return isStatusConditionTrue(found.status?.conditions, 'Ready') && found.status?.said === said && found;
  });

test('the controller does what a Memo wants', async () => {
  await memos.create(new Memo({ metadata: { name: 'a', namespace }, spec: { message: 'hello', times: 2 } }));
  await says('a', 'hello hello');
  await memos.patch('a', mergePatch({ spec: { times: 1 } }));
  await says('a', 'hello');
});

test('the sample is accepted', async () => {
  const sample = decode(Memo, readFileSync('manifests/sample_memo.yaml', 'utf8'));
  await memos.create(sample);
  await says('sample', 'hello hello hello');
});

test('what breaks the rules is refused', async () => {
  const create = (times: number): Promise<unknown> =>
    memos.create(new Memo({ metadata: { name: 'wrong', namespace }, spec: { message: 'hello', times } }));
  for (const times of [0, 11]) await assert.rejects(create(times), /spec\.times/);
});

test('the controller may do what it does, and nothing else', () => {
  assert.deepEqual(accessFaults(part, world), []);
});
