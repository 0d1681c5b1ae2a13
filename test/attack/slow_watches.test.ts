// A watch that nobody reads costs the server a bounded amount of memory, however much happens meanwhile, and nobody else waits.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v8 from 'node:v8';
import { runInNewContext } from 'node:vm';
import { scheme } from 'kubetyped';
import * as corev1 from 'kubetyped/api/core/v1';
import { APIServer } from 'kubetyped/apiserver';
import { memory } from 'kubetyped/apiserver/storage/memory';
import { type AttackedServer, dial, PATH, until, WATCH } from './connections.ts';

const MB = 1024 * 1024;

/** What can be reached, in bytes. */
function used(): number {
  v8.setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Gives an object of 400 KB another text. */
async function write(server: APIServer, method: 'POST' | 'PUT', text: number): Promise<void> {
  const body = { metadata: { name: 'a' }, data: { text: `${String(text).padStart(4, '0')} `.repeat(80_000) } };
  const { status } = await server.handle({
    method,
    url: method === 'POST' ? PATH : `${PATH}/a`,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ apiVersion: 'v1', kind: 'ConfigMap', ...body })),
  });
  assert.equal(status, method === 'POST' ? 201 : 200);
}

test('what waits for slow readers of watches is bounded, and others are told of every change', async (t) => {
  const storage = memory({ maxHistoryBytes: MB, maxWaitingBytes: 2 * MB });
  const server = new APIServer({ scheme, storage }).resource(corev1.ConfigMap);
  const { url } = await server.listen();
  t.after(() => server.close({ grace: 0 }));
  const attacked: AttackedServer = { server, url, port: Number(new URL(url).port), secure: false, errors: [] };
  await write(server, 'POST', 0);
  const slow = await Promise.all(Array.from({ length: 4 }, () => dial(attacked)));
  for (const { socket, text } of slow) {
    socket.write(`GET ${WATCH}&resourceVersion=0 HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await until('an answer', () => text().startsWith('HTTP/1.1 200'));
    socket.pause();
  }
  t.after(() => slow.forEach(({ socket }) => socket.destroy()));
  const told = new Set<string>();
  const { body } = await server.handle({ method: 'GET', url: `${WATCH}&resourceVersion=0`, headers: {} });
  const reading = (async () => {
    for await (const event of body) told.add(Buffer.from(event.slice(-200)).toString());
  })();
  await until('the first event', () => told.size === 1);
  const go = async (from: number, to: number): Promise<number> => {
    for (let index = from; index < to; index++) {
      await write(server, 'PUT', index);
      await until('the event', () => told.size > index);
    }
    return used() / MB;
  };
  // Then all that may wait does.
  const before = await go(1, 50);
  const more = (await go(50, 150)) - before;
  // 40 MB were written meanwhile, which without limits takes 140 MB; collections leave up to 40.
  assert.ok(more < 70, `${more.toFixed(0)} MB more than before`);
  await server.close();
  await reading;
});
