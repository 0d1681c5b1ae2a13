// A Kind of one's own, held to its schema.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defineKind, type KindOf } from 'kubetyped/apiextensions';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, type Strategy, schemaStrategy } from 'kubetyped/apiserver';
import { Client, FetchTransport, type ResourceClient } from 'kubetyped/client';

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

const Song = defineKind({
  group: 'zoo.example.com',
  version: 'v1',
  kind: 'Song',
  subresources: { status: {} },
  schema: {
    type: 'object',
    properties: {
      spec: { type: 'object', properties: { text: { type: 'string' } } },
      status: { type: 'object', properties: { heard: { type: 'string' } } },
    },
  },
});
type Song = KindOf<typeof Song>;
const song = (text: string): Song =>
  new Song({ metadata: { name: 'a', namespace: 'a' }, spec: { text }, status: { heard: 'set by a client' } });

/** A server with songs that have these hooks, and a client of them. */
async function startSongs(own: Strategy<Song>): Promise<{ server: APIServer; songs: ResourceClient<Song> }> {
  const server = new APIServer({ scheme: new Scheme('songs') });
  server.resource(Song, { strategy: { ...schemaStrategy(Song), ...own }, subresources: { status: true } });
  const { url } = await server.listen();
  const client = new Client({ transport: new FetchTransport({ server: url }) });
  return { server, songs: client.resource(Song, { namespace: 'a' }) };
}

test('hooks of one’s own run while the status is protected and the generation counts what they change', async () => {
  const own: Strategy<Song> = {
    prepareForCreate(object) {
      object.spec = { text: `${object.spec?.text}!` };
      object.status = { heard: 'never' };
    },
    prepareForUpdate(object) {
      object.spec = { text: `${object.spec?.text}!` };
    },
  };
  const { server, songs } = await startSongs(own);
  try {
    const created = await songs.create(song('la'));
    assert.deepEqual(
      [created.spec, created.status, created.metadata.generation],
      [{ text: 'la!' }, { heard: 'never' }, 1],
    );
    const updated = await songs.update({ ...song('la'), metadata: created.metadata });
    assert.deepEqual(
      [updated.spec, updated.status, updated.metadata.generation],
      [{ text: 'la!' }, { heard: 'never' }, 1],
    );
    const changed = await songs.update({ ...updated, spec: { text: 'lala' } });
    assert.deepEqual(
      [changed.spec, changed.status, changed.metadata.generation],
      [{ text: 'lala!' }, { heard: 'never' }, 2],
    );
  } finally {
    await server.close();
  }
});

test('a strategy may own status and generation', async () => {
  const { server, songs } = await startSongs({ ownsStatusAndGeneration: true });
  try {
    const created = await songs.create(song('la'));
    assert.deepEqual([created.status, created.metadata.generation], [{ heard: 'set by a client' }, undefined]);
  } finally {
    await server.close();
  }
});

test('canonicalize may change its object, whatever writes it', async () => {
  const { server, songs } = await startSongs({
    canonicalize({ spec }) {
      if (spec?.text !== undefined) spec.text = spec.text.trim();
    },
  });
  try {
    const { spec, ...rest } = await songs.create(song(' la '));
    assert.deepEqual(spec, { text: 'la' });
    for (const text of ['once', 'twice']) {
      const applied = await songs.applyStatus(
        { metadata: { name: 'a' }, status: { heard: text } },
        { fieldManager: 'ear', force: true },
      );
      assert.deepEqual([applied.spec, applied.status], [{ text: 'la' }, { heard: text }]);
    }
    const written = await songs.updateStatus({
      ...rest,
      metadata: { name: 'a', namespace: 'a' },
      status: { heard: 'thrice' },
    });
    assert.deepEqual([written.spec, written.status], [{ text: 'la' }, { heard: 'thrice' }]);
  } finally {
    await server.close();
  }
});
