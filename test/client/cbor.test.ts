import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { Client } from 'kubetyped/client';
import { cbor } from 'kubetyped/client/cbor';
import type { Transport } from 'kubetyped/client/transport';
import { NodeTransport } from 'kubetyped/client/transport/node';
import { codecs } from 'kubetyped/protobuf';
import { scripted } from './scripted.ts';

/** Notes what is sent and what comes. */
function noting(transport: Transport, notes: string[]): Transport {
  return {
    async request(request) {
      const { method, headers = {} } = request;
      const response = await transport.request(request);
      const sent = method === 'GET' ? '' : ` ${String(headers['Content-Type'])}`;
      notes.push(`${method}${sent} -> ${response.headers.get('Content-Type')}`);
      return response;
    },
    close: () => transport.close(),
  };
}

test('what has no codec goes as CBOR, in every call; what has one as Protobuf', async (t) => {
  const server = await startTestServer();
  t.after(() => server.close());
  const notes: string[] = [];
  const transport = noting(new NodeTransport({ server: server.url, env: {} }), notes);
  const client = new Client({ transport, cbor });
  t.after(() => client.close());
  const gvr = { group: '', version: 'v1', resource: 'configmaps' };
  for (const maps of [
    client.resource(corev1.ConfigMap, { namespace: 'default' }),
    client.unstructured(gvr, { namespace: 'default' }),
  ]) {
    const watch = await maps.watch();
    const created = await maps.create({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'a' },
      data: { a: '\u2028ü' },
      binaryData: { b: 'AAH/' },
    } as never);
    assert.deepEqual(JSON.parse(JSON.stringify(await maps.get('a'))), JSON.parse(JSON.stringify(created)));
    assert.equal((await maps.list()).items.length, 1);
    await maps.update({ ...created, data: { a: '1' } } as never);
    const applied = await maps.apply(
      { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' }, data: { c: '3' } } as never,
      {
        fieldManager: 'test',
      },
    );
    assert.deepEqual({ ...(applied as corev1.ConfigMap).data }, { a: '1', c: '3' });
    await maps.delete('a');
    const types: string[] = [];
    for await (const event of watch) if (types.push(event.type) === 4) break;
    assert.deepEqual(types, ['ADDED', 'MODIFIED', 'MODIFIED', 'DELETED']);
    assert.deepEqual(notes.splice(0), [
      'GET -> application/cbor-seq',
      'POST application/cbor -> application/cbor',
      'GET -> application/cbor',
      'GET -> application/cbor',
      'PUT application/cbor -> application/cbor',
      'PATCH application/apply-patch+yaml -> application/cbor',
      'DELETE application/json -> application/cbor',
    ]);
  }
  const both = new Client({ transport, cbor, codecs });
  await both.resource(corev1.ConfigMap, { namespace: 'default' }).create({ metadata: { name: 'b' } });
  await both.unstructured(gvr, { namespace: 'default' }).get('b');
  assert.deepEqual(notes, [
    'POST application/vnd.kubernetes.protobuf -> application/vnd.kubernetes.protobuf',
    'GET -> application/cbor',
  ]);
});

test('a server that refuses CBOR gets JSON: the same object at once, and whatever follows', async (t) => {
  const map = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' } };
  const { server, client } = await scripted(
    t,
    [
      { method: 'POST', reply: { status: 415, body: ['unsupported'] } },
      { method: 'POST', reply: { status: 201, body: [map] } },
      { method: 'PUT', reply: { body: [map] } },
      { method: 'PUT', reply: { status: 415, body: ['unsupported'] } },
      { method: 'GET', reply: { body: [map] } },
    ],
    { cbor },
  );
  const maps = client.resource(corev1.ConfigMap, { namespace: 'default', omitManagedFields: true });
  await maps.create({ metadata: { name: 'a' } });
  await client.resource(corev1.ConfigMap, { namespace: 'default' }).update({ metadata: { name: 'a' } });
  await assert.rejects(maps.update({ metadata: { name: 'a' } }), { code: 'ERR_STATUS' });
  await maps.get('a');
  assert.deepEqual(
    server.requests.map(({ method, headers }) => [method, headers['content-type'], headers['accept']]),
    [
      ['POST', 'application/cbor', 'application/json;q=0.9,application/cbor;q=1'],
      ['POST', 'application/json', 'application/json;q=0.9,application/cbor;q=1'],
      ['PUT', 'application/json', 'application/json;q=0.9,application/cbor;q=1'],
      ['PUT', 'application/json', 'application/json;q=0.9,application/cbor;q=1'],
      ['GET', undefined, 'application/json;q=0.9,application/cbor;q=1'],
    ],
  );
  server.verify();
});

test('broken CBOR is an error', async (t) => {
  const headers = { 'Content-Type': 'application/cbor' };
  const { client } = await scripted(
    t,
    [
      { reply: { headers, body: [new Uint8Array([0xd9, 0xd9, 0xf7, 0xa1])] } },
      { reply: { headers: { 'Content-Type': 'application/cbor-seq' }, body: [new Uint8Array([0xff])] } },
    ],
    { cbor },
  );
  const maps = client.resource(corev1.ConfigMap, { namespace: 'default' });
  await assert.rejects(maps.get('a'), /cbor|unexpected EOF/i);
  const events: unknown[] = [];
  for await (const event of await maps.watch()) events.push(event.type);
  assert.deepEqual(events, ['ERROR']);
});
