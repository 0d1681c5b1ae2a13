// Conversion webhooks: what API servers take, and what they would refuse.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { conversionWebhook } from 'kubetyped/webhooks';
import { post } from './post.ts';

type Foo = Record<string, unknown> & { metadata: Record<string, unknown> };

const review = (desiredAPIVersion: unknown, objects: unknown): object => ({
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'ConversionReview',
  request: { uid: 'u-1', desiredAPIVersion, objects },
});

const foo = (version: string, name: string, more: object = {}): object => ({
  apiVersion: `example.com/${version}`,
  kind: 'Foo',
  metadata: { name, namespace: 'default', uid: 'x', generation: 3, labels: { a: 'b' } },
  ...more,
});

const handler = conversionWebhook({
  group: 'example.com',
  conversions: {
    'v1 -> v2': ({ size, ...rest }) => ({ ...rest, replicas: size }),
    'v2->v1': async ({ replicas, ...rest }) => ({ ...rest, size: replicas }),
    'v2 -> v3': (object) => {
      const { metadata, ...rest } = object as Foo;
      if (rest['replicas'] === 13) throw new Error('no 13');
      metadata['labels'] = { c: 'd' };
      metadata['annotations'] = { from: 'v2' };
      metadata['generation'] = 4;
      metadata['finalizers'] = ['mine'];
      return { metadata, ...rest, count: rest['replicas'] };
    },
    'v3 -> v2': (object) => ({ ...object, metadata: { name: 'other' } }),
    'v3 -> v4': () => [],
    'v4 -> v3': ({ metadata: _, ...rest }) => rest,
    'v5 -> v6': (object) => ({ ...object, metadata: { ...(object as Foo).metadata, labels: { 'a b': 'c' } } }),
  },
});

async function ask(desired: unknown, ...objects: unknown[]): Promise<unknown> {
  const { status, json } = await post(handler, review(desired, objects));
  assert.equal(status, 200);
  assert.equal(json.kind, 'ConversionReview');
  assert.equal(json.response.uid, 'u-1');
  const { result, convertedObjects } = json.response;
  if (result.status === 'Success') return convertedObjects;
  assert.deepEqual(convertedObjects, []);
  return result.message;
}

test('objects come back in their order, over as many versions as it takes', async () => {
  assert.deepEqual(await ask('example.com/v2', foo('v1', 'a', { size: 1 }), foo('v2', 'b', { replicas: 2 })), [
    foo('v2', 'a', { replicas: 1 }),
    foo('v2', 'b', { replicas: 2 }),
  ]);
  assert.deepEqual(await ask('example.com/v2'), []);
});

test('of metadata, only labels and annotations change', async () => {
  assert.deepEqual(await ask('example.com/v3', foo('v1', 'a', { size: 1 })), [
    {
      apiVersion: 'example.com/v3',
      kind: 'Foo',
      metadata: {
        name: 'a',
        namespace: 'default',
        uid: 'x',
        generation: 3,
        labels: { c: 'd' },
        annotations: { from: 'v2' },
      },
      replicas: 1,
      count: 1,
    },
  ]);
  assert.equal(await ask('example.com/v2', foo('v3', 'a')), 'Foo a: metadata.name must not be changed');
  assert.equal(await ask('example.com/v3', foo('v4', 'a')), 'Foo a: the converted object has no metadata');
  assert.match(
    String(await ask('example.com/v6', foo('v5', 'a'))),
    /^Foo a: metadata\.labels: Invalid value: "a b": name part must consist of/,
  );
});

test('a failure names the object and the version', async () => {
  assert.equal(
    await ask('example.com/v3', foo('v2', 'a', { replicas: 13 })),
    'Foo a: converting to example.com/v3: no 13',
  );
  assert.equal(await ask('example.com/v4', foo('v3', 'a')), 'Foo a: converting to example.com/v4 gave array');
  assert.equal(await ask('example.com/v9', foo('v1', 'a')), 'no conversion from v1 to v9');
  assert.match(String(await ask('other.com/v1', foo('v1', 'a'))), /expected versions of example\.com/);
  assert.equal(await ask('example.com/v1', 'foo'), 'request.objects[0]: expected an object, got string');
});

test('what is no review, and keys that name no conversion', async () => {
  assert.equal((await post(handler, review(1, []))).status, 400);
  assert.equal((await post(handler, review('example.com/v1', {}))).status, 400);
  for (const key of ['v1', 'v1 -> v1', 'example.com/v1 -> v2'])
    assert.throws(
      () => conversionWebhook({ group: 'g', conversions: { [key]: (object) => object } }),
      /names no conversion/,
    );
});
