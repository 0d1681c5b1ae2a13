import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigMap } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { isCompacted } from 'kubetyped/apiserver/storage';
import { memory } from 'kubetyped/apiserver/storage/memory';

const PATH = '/api/v1/namespaces/default/configmaps';

async function write(server: APIServer, method: string, url: string, object?: object): Promise<void> {
  const { status } = await server.handle({
    method,
    url,
    headers: { 'content-type': 'application/json' },
    ...(object && { body: new TextEncoder().encode(JSON.stringify(object)) }),
  });
  assert.ok(status < 300, `${method} ${url}: ${status}`);
}

test('an event is encoded once for all watches of a media type', async () => {
  const server = new APIServer({ scheme: new Scheme() });
  server.resource(ConfigMap);
  const watch = async (query: string, accept: string): Promise<AsyncIterator<Uint8Array>> => {
    const { status, body } = await server.handle({
      method: 'GET',
      url: `${PATH}?watch=1&resourceVersion=1${query}`,
      headers: { accept },
    });
    assert.equal(status, 200);
    return (body as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  };
  const json = [
    await watch('', 'application/json'),
    await watch('&fieldSelector=metadata.name%3Da', 'application/json'),
  ];
  const other = [
    await watch('', 'application/cbor'),
    await watch('', 'application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1'),
  ];
  const metadata = { name: 'a' };
  const changes = [
    ['ADDED', () => write(server, 'POST', PATH, { metadata })],
    ['MODIFIED', () => write(server, 'PUT', `${PATH}/a`, { metadata, data: { key: 'value' } })],
    ['DELETED', () => write(server, 'DELETE', `${PATH}/a`)],
  ] as const;
  for (const [type, change] of changes) {
    const next = [...json, ...other].map((each) => each.next());
    await change();
    const [first, second, ...others] = (await Promise.all(next)).map(({ value }) => value as Uint8Array);
    assert.equal(JSON.parse(new TextDecoder().decode(first)).type, type);
    assert.equal(first, second, 'the same bytes, not equal ones');
    for (const bytes of others) assert.notDeepEqual(bytes, first);
  }
  await Promise.all([...json, ...other].map((each) => each.return?.()));
  await server.close();
});

test('a server forgets the past of its storage after a while', async () => {
  const storage = memory();
  const server = new APIServer({ scheme: new Scheme(), storage, compactionInterval: 5 });
  server.resource(ConfigMap);
  await write(server, 'POST', PATH, { metadata: { name: 'a' } });
  const revision = await storage.currentRevision();
  for (let count = 0; ; count++) {
    await write(server, 'PUT', `${PATH}/a`, { metadata: { name: 'a' }, data: { count: String(count) } });
    await new Promise((resolve) => setTimeout(resolve, 2));
    const found = await storage.get(`/registry/configmaps/default/a`, revision).catch((error: unknown) => error);
    if (isCompacted(found)) break;
    assert.ok(count < 5000, 'never compacted');
  }
  await server.close();
});
