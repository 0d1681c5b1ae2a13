// Lists that are too large to be written at once.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { ConfigMap } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, type APIServerOptions } from 'kubetyped/apiserver';
import { send } from './client.ts';

const MAPS = '/api/v1/namespaces/default/configmaps';
const COUNT = 600;
const TEXT = 'x'.repeat(1000);

async function filled(options: Partial<APIServerOptions> = {}): Promise<APIServer> {
  const server = new APIServer({ scheme: new Scheme('test'), ...options }).resource(ConfigMap);
  for (let index = 0; index < COUNT; index++)
    await send(server, 'POST', MAPS, { metadata: { name: `m-${String(index).padStart(4, '0')}` }, data: { TEXT } });
  return server;
}

async function inFlight(server: APIServer): Promise<string | undefined> {
  const { text } = await send(server, 'GET', '/metrics');
  return /^apiserver_current_inflight_requests\{request_kind="readOnly"\} (\d+)$/m.exec(text)?.[1];
}

test('a large list comes in pieces, with the text that it has as a whole', async () => {
  const server = await filled();
  const response = await server.handle({ method: 'GET', url: MAPS, headers: {} });
  assert.equal(response.inPieces, true);
  assert.equal(response.headers['Content-Length'], undefined);
  const pieces: Uint8Array[] = [];
  for await (const piece of response.body) pieces.push(piece);
  assert.ok(pieces.length > 3, `${pieces.length} pieces`);
  for (const piece of pieces) assert.ok(piece.length < 200_000);
  const text = Buffer.concat(pieces).toString();
  const list = JSON.parse(text);
  assert.equal(list.items.length, COUNT);
  assert.equal(list.items[COUNT - 1].data.TEXT, TEXT);
  // The audit log wants it whole.
  const audited = await filled({
    audit: {
      policy: { apiVersion: 'audit.k8s.io/v1', kind: 'Policy', rules: [{ level: 'RequestResponse' }] },
      log: () => {},
    },
  });
  const whole = await audited.handle({ method: 'GET', url: MAPS, headers: {} });
  assert.equal(whole.inPieces, undefined);
  assert.equal(Number(whole.headers['Content-Length']), text.length);
  await Promise.all([server.close(), audited.close()]);
});

test('a large list is compressed piece by piece', async () => {
  const server = await filled();
  const plain = await send(server, 'GET', MAPS);
  const response = await server.handle({ method: 'GET', url: MAPS, headers: { 'accept-encoding': 'gzip' } });
  assert.equal(response.headers['Content-Encoding'], 'gzip');
  const pieces: Uint8Array[] = [];
  for await (const piece of response.body) pieces.push(piece);
  assert.equal(gunzipSync(Buffer.concat(pieces)).toString(), plain.text);
  await server.close();
});

test('a large list is under way until it has been read, or its reader has gone', async () => {
  const server = await filled({ maxRequestsInFlight: { reads: 2, writes: 10 } });
  const open = async (headers = {}): Promise<AsyncIterator<Uint8Array>> => {
    const { status, body } = await server.handle({ method: 'GET', url: MAPS, headers });
    assert.equal(status, 200);
    return (body as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  };
  const [first, second] = [await open(), await open({ 'accept-encoding': 'gzip' })];
  await first.next();
  await second.next();
  assert.equal(await inFlight(server), '2');
  assert.equal((await send(server, 'GET', MAPS)).status, 429);
  await first.return?.();
  await second.return?.();
  // Streams of Node end a little later.
  while ((await inFlight(server)) !== '0') await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal((await send(server, 'GET', MAPS)).json.items.length, COUNT);
  assert.equal(await inFlight(server), '0');
  assert.equal((await server.handle({ method: 'HEAD', url: MAPS, headers: {} })).status, 405);
  assert.equal(await inFlight(server), '0');
  await server.close();
});

test('a client that does not read a large list is given up', async () => {
  const server = await filled();
  // More than the buffers of sockets hold.
  for (let index = 0; index < 12; index++)
    await send(server, 'POST', MAPS, { metadata: { name: `large-${index}` }, data: { large: 'x'.repeat(1_000_000) } });
  const listening = await server.listen({ port: 0, requestTimeout: 500 });
  const { port } = new URL(listening.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.pause();
  socket.write(`GET ${MAPS} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await once(socket, 'connect');
  const begun = Date.now();
  while ((await inFlight(server)) === '0' && Date.now() - begun < 5000) await new Promise((go) => setTimeout(go, 10));
  assert.equal(await inFlight(server), '1');
  while ((await inFlight(server)) !== '0') {
    assert.ok(Date.now() - begun < 20_000, 'it is under way still');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  socket.destroy();
  await server.close();
});
