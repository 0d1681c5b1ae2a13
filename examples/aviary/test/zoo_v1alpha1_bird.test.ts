import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isInvalid, isNotFound } from 'kubetyped/apimachinery/api/errors';
import { yamlToJSON } from 'kubetyped/apimachinery/util/yaml';
import { Bird } from '../src/zoo/v1alpha1/bird.ts';
import { startWorld } from './world.ts';

const namespace = 'default';

test('a Bird is created, changed and deleted', async () => {
  await using world = await startWorld();
  const birds = world.client.resource(Bird, { namespace });
  const made = await birds.create(new Bird({ metadata: { name: 'a', namespace }, spec: { message: 'hello' } }));
  assert.deepEqual(made.spec, { message: 'hello', times: 1 });
  const changed = await birds.apply(
    { metadata: { name: 'a', namespace }, spec: { message: 'good morning' } },
    { fieldManager: 'test', force: true },
  );
  assert.deepEqual([changed.spec.message, changed.metadata.generation], ['good morning', 2]);
  await birds.delete('a');
  await assert.rejects(birds.get('a'), isNotFound);
});

test('a Bird that breaks a rule is refused', async () => {
  await using world = await startWorld();
  const birds = world.client.resource(Bird, { namespace });
  for (const spec of [{ message: '' }, { message: 'hello', times: 11 }])
    await assert.rejects(birds.create(new Bird({ metadata: { name: 'b', namespace }, spec })), isInvalid);
});

test('the sample is taken', async () => {
  await using world = await startWorld();
  const sample = JSON.parse(yamlToJSON(readFileSync('samples/zoo_v1alpha1_bird.yaml', 'utf8'))) as Bird;
  const made = await world.client.resource(Bird, { namespace }).create(sample);
  assert.equal(made.metadata.name, 'sample');
});

test('the status of a Bird is written apart', async () => {
  await using world = await startWorld();
  const birds = world.client.resource(Bird, { namespace });
  const object = new Bird({ metadata: { name: 'c', namespace }, spec: { message: 'hello' }, status: { said: 'x' } });
  assert.notEqual((await birds.create(object)).status?.said, 'x');
});
