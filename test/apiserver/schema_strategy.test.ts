// A Kind of one's own, held to its schema.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defineKind, type KindOf } from 'kubetyped/apiextensions';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, schemaStrategy } from 'kubetyped/apiserver';
import { Client, FetchTransport } from 'kubetyped/client';

const Bird = defineKind({
  group: 'zoo.example.com',
  version: 'v1',
  kind: 'Bird',
  subresources: { status: {} },
  schema: {
    type: 'object',
    required: ['spec'],
    properties: {
      spec: {
        type: 'object',
        required: ['species'],
        properties: {
          species: {
            type: 'string',
            minLength: 2,
            'x-kubernetes-validations': [{ rule: 'self == oldSelf', message: 'is for life' }],
          },
          wings: { type: 'integer', format: 'int32', maximum: 2, default: 2 },
        },
      },
      status: { type: 'object', properties: { songs: { type: 'integer', format: 'int32', minimum: 0 } } },
    },
  },
});
type Bird = KindOf<typeof Bird>;

test('defaults are set, constraints and rules are checked', async () => {
  const server = new APIServer({ scheme: new Scheme('birds') });
  server.resource(Bird, { strategy: schemaStrategy(Bird), subresources: { status: true } });
  const { url } = await server.listen();
  try {
    const birds = new Client({ transport: new FetchTransport({ server: url }) }).resource(Bird, { namespace: 'a' });
    const bird = (spec: Bird['spec']): Bird => new Bird({ metadata: { name: 'owl', namespace: 'a' }, spec });
    await assert.rejects(birds.create(bird({ species: 'x', wings: 3 })), (error: Error) => {
      assert.match(error.message, /spec\.species: .*should be at least 2 chars long/);
      assert.match(error.message, /spec\.wings: .*should be less than or equal to 2/);
      return true;
    });
    const made = await birds.create(bird({ species: 'tawny' }));
    assert.deepEqual([made.spec, made.metadata.generation], [{ species: 'tawny', wings: 2 }, 1]);
    await assert.rejects(birds.update({ ...made, spec: { species: 'barn' } }), /is for life/);
    await assert.rejects(birds.updateStatus({ ...made, status: { songs: -1 } }), /status\.songs/);
    const { status, spec } = await birds.updateStatus({ ...made, spec: { species: 'barn' }, status: { songs: 3 } });
    assert.deepEqual([status, spec], [{ songs: 3 }, { species: 'tawny', wings: 2 }]);
  } finally {
    await server.close();
  }
});
