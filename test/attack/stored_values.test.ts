// How many values an object may have, and that whatever is stored can be sent back: nobody can make an object that cannot be
// changed any more.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';

const MAX_VALUES = 50_000;
const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';
const APPLY = 'application/apply-patch+yaml';

interface Answer {
  readonly code: number;
  // biome-ignore lint/suspicious/noExplicitAny: whatever JSON comes
  readonly body: any;
}

async function ask(server: TestServer, method: string, path: string, body?: object, type?: string): Promise<Answer> {
  const response = await fetch(`${server.url}${path}`, {
    method,
    ...(body !== undefined && {
      headers: { 'Content-Type': type ?? 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  return { code: response.status, body: await response.json() };
}

function keys(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 'v']));
}

function valuesOf(value: unknown): number {
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, each) => sum + 1 + valuesOf(each), 0)
    : 0;
}

test('an object of as many values as it may have is stored, and can be sent back; one with another value is neither', async () => {
  await using server = await startTestServer();
  const create = (name: string, count: number, query = ''): Promise<Answer> =>
    ask(server, 'POST', `${CONFIG_MAPS}${query}`, { metadata: { name }, data: keys(count) });
  // The largest that is stored: what the server adds counts, too.
  let most = MAX_VALUES - 32;
  for (let step = 16; step >= 1; step /= 2)
    if ((await create('tried', most + step, '?dryRun=All')).code === 201) most += step;
  assert.ok(most > MAX_VALUES - 32 && most < MAX_VALUES - 1);
  const path = `${CONFIG_MAPS}/most`;
  assert.equal((await create('most', most)).code, 201);
  const { body: stored } = await ask(server, 'GET', path);
  assert.equal((await ask(server, 'PUT', path, { ...stored, data: { ...stored.data, k0: 'w' } })).code, 200);
  assert.equal(
    (await ask(server, 'PATCH', path, { data: { k0: null, other: 'x' } }, 'application/merge-patch+json')).code,
    200,
  );

  const refusal = (name: string, message: string): object => ({ code: 422, message, name });
  const said = ({ code, body }: Answer): object => ({ code, message: body.message, name: body.details?.name });
  const tooMany = (name: string): object =>
    refusal(name, `ConfigMap "${name}" is invalid: <nil>: Too many: may have at most 50000 values`);
  assert.deepEqual(said(await create('more', most + 1)), tooMany('more'));
  assert.equal((await ask(server, 'GET', `${CONFIG_MAPS}/more`)).code, 404);
  const added = { data: { other2: 'x' } };
  for (const [type, body] of [
    ['application/merge-patch+json', added],
    ['application/strategic-merge-patch+json', added],
    ['application/json-patch+json', [{ op: 'add', path: '/data/other2', value: 'x' }]],
    [`${APPLY}`, { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'most' }, ...added }],
  ] as const)
    assert.deepEqual(said(await ask(server, 'PATCH', `${path}?fieldManager=m`, body, type)), tooMany('most'), type);
  assert.equal((await ask(server, 'DELETE', path)).code, 200);
});

test('managed fields of null are none', async () => {
  await using server = await startTestServer();
  const { code, body } = await ask(server, 'POST', CONFIG_MAPS, { metadata: { name: 'a', managedFields: null } });
  assert.deepEqual([code, body.metadata.managedFields], [201, undefined]);
  for (const metadata of [null, 'x'])
    assert.ok((await ask(server, 'POST', CONFIG_MAPS, { metadata })).code >= 400, String(metadata));
});

test('fields of the metadata that are not known count', async () => {
  await using server = await startTestServer();
  const { code, body } = await ask(server, 'POST', CONFIG_MAPS, { metadata: { name: 'a', ...keys(60_000) } });
  assert.equal(code, 422);
  assert.match(body.message, /Too many: may have at most 50000 values$/);
});

test('what defaults add counts', async () => {
  await using server = await startTestServer();
  const ports = Array.from({ length: 16_000 }, (_, index) => ({ port: 1 + index, name: `p${index}` }));
  const service = { metadata: { name: 'many' }, spec: { clusterIP: 'None', ports } };
  assert.ok(valuesOf(service) < MAX_VALUES);
  const { code, body } = await ask(server, 'POST', '/api/v1/namespaces/default/services', service);
  assert.equal(code, 422);
  assert.match(body.message, /^Service "many" is invalid: <nil>: Too many: may have at most 50000 values$/);
});

test('managed fields of several managers are stored as long as they can be sent back', async () => {
  await using server = await startTestServer();
  const path = `${CONFIG_MAPS}/shared`;
  const config = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'shared' }, data: keys(30_000) };
  const apply = (manager: string): Promise<Answer> =>
    ask(server, 'PATCH', `${path}?fieldManager=${manager}`, config, APPLY);
  for (const manager of ['a', 'b']) assert.ok((await apply(manager)).code < 300, manager);
  const { code, body } = await apply('c');
  assert.equal(code, 422);
  assert.equal(
    body.message,
    'ConfigMap "shared" is invalid: metadata.managedFields: Too many: may have at most 75000 values',
  );
  const stored = await ask(server, 'GET', path);
  assert.equal(stored.body.metadata.managedFields.length, 2);
  assert.equal((await ask(server, 'PUT', path, stored.body)).code, 200);
  assert.equal((await ask(server, 'PATCH', path, { data: { k0: 'w' } }, 'application/merge-patch+json')).code, 200);
});
