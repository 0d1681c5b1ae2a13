// After an abort, or a close, nothing of a client is left: no socket, no timer, no listener on the signal.
import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import { Client, podLogLines, type ResourceClient } from 'kubetyped/client';
import { ScriptedServer } from 'kubetyped/client/testing';
import { RetryWatcher, until } from 'kubetyped/client/tools/watch';
import { FetchTransport } from 'kubetyped/client/transport';
import { NodeTransport } from 'kubetyped/client/transport/node';

const path = '/api/v1/namespaces/default/pods';
const list = { apiVersion: 'v1', kind: 'PodList', metadata: { resourceVersion: '1' }, items: [] };
const begun = { body: [{ type: 'ADDED', object: new corev1.Pod({ metadata: { name: 'a', resourceVersion: '2' } }) }] };

type Pods = ResourceClient<corev1.Pod>;

async function drain(stream: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of stream);
}

/** Each waits for what never comes. */
const CALLS: Readonly<Record<string, (pods: Pods, signal: AbortSignal) => Promise<unknown>>> = {
  get: (pods, signal) => pods.get('a', { signal }),
  create: (pods, signal) => pods.create({ metadata: { name: 'a' } }, { signal }),
  'get with a timeout': (pods, signal) => pods.get('a', { signal, timeout: 50_000 }),
  watch: async (pods, signal) => drain(await pods.watch({ signal })),
  RetryWatcher: (pods, signal) => drain(new RetryWatcher('1', pods, { signal })),
  until: (pods, signal) => until(pods, 'a', () => false, { signal, timeout: 50_000 }),
  log: (pods, signal) => drain(podLogLines(pods, 'a', { signal, follow: true })),
  'a Retry-After': (pods, signal) => pods.get('later', { signal }),
};

/** Sockets and timers of this process; those of the server are in it before, too. */
function resources(): string[] {
  return process.getActiveResourcesInfo().filter((name) => /TCP|TLS|Timeout|Immediate/.test(name));
}

for (const [transportName, make] of [
  ['Node', (server: string) => new NodeTransport({ server, env: {} })],
  ['fetch', (server: string) => new FetchTransport({ server })],
] as const)
  for (const [name, call] of Object.entries(CALLS))
    for (const end of ['abort', 'close'] as const)
      test(`${transportName}: ${name}, ended by ${end}, leaves nothing`, async () => {
        const server = await ScriptedServer.start([
          { path: `${path}/later`, reply: { status: 429, headers: { 'Retry-After': '50' } } },
          { path: `${path}/a`, reply: { finish: 'hang' } },
          { path: `${path}/a/log`, reply: { body: ['x\n'], finish: 'hang' } },
          { path, method: 'POST', reply: { finish: 'hang' } },
          ...(name === 'until' ? [{ path, reply: { body: [list] } }] : []),
          { path, reply: { ...begun, finish: 'hang' } },
        ]);
        const client = new Client({ transport: make(server.url), warningHandler: () => undefined });
        const controller = new AbortController();
        const reason = new Error('enough');
        const running = call(client.resource(corev1.Pod, { namespace: 'default' }), controller.signal);
        const settled = running.then(
          () => undefined,
          (error: unknown) => error,
        );
        const wanted = name === 'until' ? 2 : 1;
        while (server.requests.length < wanted) await new Promise((resolve) => setTimeout(resolve, 5));
        await new Promise((resolve) => setTimeout(resolve, 20));
        if (end === 'abort') {
          controller.abort(reason);
          assert.equal(await settled, reason);
          assert.equal(getEventListeners(controller.signal, 'abort').length, 0);
          await client.close();
        } else {
          await client.close();
          // A watcher that goes on, and a wait for later, are for the signal to end.
          controller.abort(reason);
          await settled;
          assert.equal(getEventListeners(controller.signal, 'abort').length, 0);
        }
        await server.close();
        for (let tries = 0; resources().length > 0 && tries < 100; tries++)
          await new Promise((resolve) => setImmediate(resolve));
        assert.deepEqual(
          resources().filter((each) => each !== 'Immediate'),
          [],
        );
      });
