import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OpenAPI } from 'kubetyped/client/openapi';
import type { Exchange } from 'kubetyped/client/testing';
import { scripted } from './scripted.ts';

const index = (hash: string, etag?: string): Exchange => ({
  path: '/openapi/v3',
  query: {},
  reply: {
    body: [{ paths: { 'apis/apps/v1': { serverRelativeURL: `/openapi/v3/apis/apps/v1?hash=${hash}` } } }],
    ...(etag === undefined ? {} : { headers: { ETag: etag } }),
  },
});
const document = (description: string): Exchange => ({
  path: '/openapi/v3/apis/apps/v1',
  query: {},
  reply: {
    body: [
      {
        openapi: '3.0.0',
        info: { title: 'Kubernetes', version: 'v1.36.0' },
        paths: {},
        components: {
          schemas: {
            'io.k8s.api.apps.v1.Deployment': {
              type: 'object',
              description,
              'x-kubernetes-group-version-kind': [{ group: 'apps', version: 'v1', kind: 'Deployment' }],
            },
          },
        },
      },
    ],
  },
});
const deployment = { group: 'apps', version: 'v1', kind: 'Deployment' };

test('the schema of a kind is read when it is asked for, once, and again when the server says it has changed', async (t) => {
  const { server, client } = await scripted(t, [
    index('A', '"1"'),
    document('one'),
    { path: '/openapi/v3', reply: { status: 304 } },
    index('B', '"2"'),
    document('two'),
  ]);
  const openapi = new OpenAPI(client);
  assert.deepEqual(await openapi.paths(), ['apis/apps/v1']);
  assert.equal(server.requests.length, 1);
  const [first, second] = await Promise.all([openapi.schema(deployment), openapi.schema(deployment)]);
  assert.equal(first?.description, 'one');
  assert.equal(second, first);
  openapi.invalidate();
  assert.equal(await openapi.schema(deployment), first);
  assert.equal(server.requests[2]!.headers['if-none-match'], '"1"');
  openapi.invalidate();
  assert.equal((await openapi.schema(deployment))?.description, 'two');
  assert.equal(await openapi.schema({ ...deployment, kind: 'Nothing' }), undefined);
  assert.equal(await openapi.document({ group: '', version: 'v1' }), undefined);
  server.verify();
});

test('a server without OpenAPI v3, and one that answers something else', async (t) => {
  const { client } = await scripted(t, [
    { path: '/openapi/v3', reply: { status: 404 } },
    { path: '/openapi/v3', reply: { body: ['<html>'] } },
    { path: '/openapi/v3', reply: { body: [{ paths: { 'api/v1': { serverRelativeURL: 'http://elsewhere/' } } }] } },
    index('A'),
    { path: '/openapi/v3/apis/apps/v1', reply: { body: [{ swagger: '2.0' }] } },
    document('one'),
  ]);
  const openapi = new OpenAPI(client);
  await assert.rejects(openapi.paths(), { code: 'ERR_STATUS' });
  await assert.rejects(openapi.paths(), { code: 'ERR_UNEXPECTED_RESPONSE', message: 'GET /openapi/v3: expected JSON' });
  await assert.rejects(openapi.paths(), { code: 'ERR_UNEXPECTED_RESPONSE' });
  await assert.rejects(openapi.schema(deployment), {
    message: 'GET /openapi/v3/apis/apps/v1: expected an OpenAPI v3 document',
  });
  // A failure is not kept.
  assert.equal((await openapi.schema(deployment))?.description, 'one');
});

test('an abort ends it for one caller alone', async (t) => {
  const { client } = await scripted(t, [{ ...index('A'), reply: { ...index('A').reply, delay: 50 } }, document('one')]);
  const openapi = new OpenAPI(client);
  const controller = new AbortController();
  const ended = openapi.paths({ signal: controller.signal });
  const other = openapi.paths();
  controller.abort();
  await assert.rejects(ended, { name: 'AbortError' });
  assert.deepEqual(await other, ['apis/apps/v1']);
  await assert.rejects(openapi.paths({ signal: controller.signal }), { name: 'AbortError' });
});
