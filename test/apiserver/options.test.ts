// What code without types gives to API servers: each mistake has a message of its own. And what a definition says of how its
// Kind is served.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pod } from 'kubetyped/api/core/v1';
import { defineKind } from 'kubetyped/apiextensions';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, ResourceError, schemaStrategy, storedPolicies, storedWebhooks } from 'kubetyped/apiserver';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { WebhookClient } from 'kubetyped/webhooks/node';

const Bird = defineKind({
  group: 'zoo.example.com',
  version: 'v1',
  kind: 'Bird',
  shortNames: ['bi'],
  categories: ['all'],
  subresources: { status: {}, scale: { specReplicasPath: '.spec.songs', statusReplicasPath: '.status.songs' } },
  additionalPrinterColumns: [{ name: 'Species', type: 'string', jsonPath: '.spec.species' }],
  selectableFields: [{ jsonPath: '.spec.species' }],
  schema: {
    type: 'object',
    properties: {
      spec: {
        type: 'object',
        required: ['species'],
        properties: { species: { type: 'string' }, songs: { type: 'integer', default: 1 } },
      },
      status: { type: 'object', properties: { songs: { type: 'integer' } } },
    },
  },
});

test('a server says which of its options is wrong', () => {
  const scheme = new Scheme();
  const rows: readonly [unknown, string][] = [
    [undefined, 'expected new APIServer({ scheme })'],
    [{}, 'expected new APIServer({ scheme })'],
    [{ scheme: {} }, 'scheme: expected a Scheme, got an object'],
    [
      { scheme, storage: Promise.resolve() },
      'storage: expected a StorageEngine such as memory(), got a Promise: await it',
    ],
    [{ scheme, storage: new Map() }, 'storage: expected a StorageEngine such as memory(), got a Map'],
    [{ scheme, authentication: {} }, 'authentication: expected a function such as tokens({ ... }), got an object'],
    [{ scheme, authorization: 'RBAC' }, 'expected an authorizer as authorization: rbac(), say'],
    [{ scheme, admission: storedPolicies() }, 'admission: expected an array or admissionPlugins(), got an object'],
    [
      { scheme, admission: [storedPolicies] },
      'admission: expected a plug-in with a name, and with admit or validate, got the function storedPolicies: call it',
    ],
    [
      { scheme, admission: [{ name: 'NoFridays', validat: () => {} }] },
      'admission: expected a plug-in with a name, and with admit or validate, got an object',
    ],
    [{ scheme, filters: () => undefined }, 'filters: expected an array, got the function filters'],
    [{ scheme, filters: [{}] }, 'filters[0]: expected a function, got an object'],
  ];
  for (const [options, message] of rows) assert.throws(() => Reflect.construct(APIServer, [options]), { message });
});

test('a test server refuses plug-ins that do nothing', async () => {
  await assert.rejects(startTestServer({ admission: [storedPolicies] }), /got the function storedPolicies: call it/);
});

test('stored webhooks need somebody who calls them', () => {
  for (const options of [undefined, {}, { call: new WebhookClient() }])
    assert.throws(() => Reflect.apply(storedWebhooks, undefined, [options]), {
      message: 'expected storedWebhooks({ call }): that of a WebhookClient, or callHandlers({ ... })',
    });
});

test('a resource says which of its options is wrong', () => {
  const server = new APIServer({ scheme: new Scheme() });
  const rows: readonly [unknown, unknown, string][] = [
    [undefined, {}, 'expected server.resource(Kind, options), got undefined'],
    [new Bird(), {}, 'expected server.resource(Kind, options), got a Bird'],
    [Bird, { shortNames: 'bi' }, 'Bird: shortNames: expected an array, got a string'],
    [Bird, { otherVersions: Bird }, 'Bird: otherVersions: expected an array, got the Kind Bird'],
    [
      Bird,
      { strategy: schemaStrategy },
      'Bird: strategy: expected an object with hooks, such as schemaStrategy(Kind), got the function schemaStrategy',
    ],
    [Bird, { columns: { Name: 1 } }, 'Bird: columns: expected an array, got an object'],
    [
      Bird,
      { columns: [{ name: 'Species', jsonPath: '.spec.species' }] },
      'Bird: columns[0].value: expected a function of the object, got undefined',
    ],
    [
      Bird,
      { selectableFields: ['spec.species'] },
      "Bird: selectableFields: expected an object such as { 'spec.node': ({ spec }) => spec.node }, got an array",
    ],
    [
      Bird,
      { selectableFields: { 'spec.species': '.spec.species' } },
      "Bird: selectableFields['spec.species']: expected a function of the object, got a string",
    ],
    [
      Bird,
      { subresources: ['status'] },
      'Bird: subresources: expected an object such as { status: true }, got an array',
    ],
    [
      Bird,
      { subresources: { staus: true } },
      'Bird: subresources.staus: expected code or a strategy (only status and scale may be true), got a boolean',
    ],
  ];
  for (const [kind, options, message] of rows)
    assert.throws(
      () => Reflect.apply(server.resource, server, [kind, options]),
      (error) => error instanceof ResourceError && error.message === message,
      message,
    );
  assert.throws(() => Reflect.apply(schemaStrategy, undefined, [Pod]), {
    message: 'schemaStrategy: expected a Kind made by defineKind, got the Kind Pod',
  });
});

test('a hook that gives no errors of fields fails the request, and nothing is stored', async () => {
  const expected =
    "expected an array of errors such as required(newPath('spec', 'size'), ''), empty for a valid object";
  for (const [found, got] of [
    [false, 'a boolean'],
    ['too long', 'a string'],
    [{ valid: false }, 'an object'],
    [['too long'], 'an array'],
  ]) {
    await using server = await served({ strategy: { validate: () => found, validateUpdate: () => found } });
    const refused = await server.ask(ALL, tweety);
    assert.deepEqual([refused.status, refused.json.message], [500, `validate of Bird: ${expected}, got ${got}`]);
    assert.equal((await server.ask(ALL)).json.items.length, 0);
  }
  await using server = await served({ strategy: { validateUpdate: () => false } });
  await server.ask(ALL, tweety);
  const refused = await server.ask(`${ALL}/tweety`, tweety, 'PUT');
  assert.deepEqual([refused.status, refused.json.message], [500, `validateUpdate of Bird: ${expected}, got a boolean`]);
});

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever JSON comes
  readonly json: any;
}

/** A server of Birds, and how it is asked. */
async function served(
  options?: object,
): Promise<AsyncDisposable & { ask(path: string, body?: object, method?: string, accept?: string): Promise<Answer> }> {
  const server = new APIServer({ scheme: new Scheme() });
  server.resource(Bird, options);
  const { url } = await server.listen();
  return {
    async ask(path, body, method = body ? 'POST' : 'GET', accept = 'application/json') {
      const headers = { 'Content-Type': 'application/json', accept };
      const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      return { status: answer.status, json: await answer.json() };
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
}
const ALL = '/apis/zoo.example.com/v1/namespaces/default/birds';
const TABLE = 'application/json;as=Table;v=v1;g=meta.k8s.io';
const tweety = { metadata: { name: 'tweety' }, spec: { species: 'canary' }, status: { songs: 3 } };

test('a Kind made by defineKind is served as its definition says', async () => {
  await using server = await served();
  const { json: discovery } = await server.ask('/apis/zoo.example.com/v1');
  assert.deepEqual(
    discovery.resources.map(({ name }: { name: string }) => name),
    ['birds', 'birds/scale', 'birds/status'],
  );
  assert.deepEqual([discovery.resources[0].shortNames, discovery.resources[0].categories], [['bi'], ['all']]);

  const refused = await server.ask(ALL, { metadata: { name: 'sylvester' }, spec: {} });
  assert.deepEqual(
    [refused.status, refused.json.message],
    [422, 'Bird.zoo.example.com "sylvester" is invalid: spec.species: Required value'],
  );
  const { json: created } = await server.ask(ALL, tweety);
  assert.deepEqual([created.spec, created.status], [{ species: 'canary', songs: 1 }, undefined]);

  const { json: scaled } = await server.ask(`${ALL}/tweety/scale`);
  assert.equal(scaled.spec.replicas, 1);
  const { json: table } = await server.ask(ALL, undefined, 'GET', TABLE);
  assert.deepEqual(table.rows[0].cells, ['tweety', 'canary']);
  for (const [species, count] of [
    ['canary', 1],
    ['owl', 0],
  ]) {
    const { json: found } = await server.ask(`${ALL}?fieldSelector=spec.species%3D${species}`);
    assert.equal(found.items.length, count);
  }
});

test('options take the place of what the definition says, one by one', async () => {
  await using server = await served({
    shortNames: ['b'],
    strategy: {},
    subresources: { status: false, scale: true },
    columns: [{ name: 'Nest', value: () => 'tree' }],
  });
  const { json: discovery } = await server.ask('/apis/zoo.example.com/v1');
  assert.deepEqual(
    discovery.resources.map(({ name }: { name: string }) => name),
    ['birds', 'birds/scale'],
  );
  assert.deepEqual([discovery.resources[0].shortNames, discovery.resources[0].categories], [['b'], ['all']]);
  const { json: created } = await server.ask(ALL, { ...tweety, spec: { songs: 2 } });
  assert.deepEqual([created.spec, created.status], [{ songs: 2 }, { songs: 3 }]);
  assert.equal((await server.ask(`${ALL}/tweety/scale`)).json.spec.replicas, 2);
  assert.deepEqual((await server.ask(ALL, undefined, 'GET', TABLE)).json.rows[0].cells, ['tree']);
});
