// When the controllers of a server begin.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newAlreadyExists } from 'kubetyped/apimachinery/api/errors';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, type APIServerOptions, memory } from 'kubetyped/apiserver';
import { send } from './client.ts';

/** A server, and how often its controllers have begun. */
function newServer(options: Partial<APIServerOptions>): { readonly server: APIServer; readonly begun: () => number } {
  let begun = 0;
  const controllers = [() => ({ lead: () => void begun++ })];
  const server = new APIServer({ scheme: new Scheme('test'), namespaces: true, controllers, ...options });
  return { server, begun: () => begun };
}

const ask = async (server: APIServer): Promise<number> => (await send(server, 'GET', '/api/v1/namespaces')).status;

test('controllers begin once, although the first requests come together', async () => {
  const { server, begun } = newServer({});
  assert.deepEqual(await Promise.all([ask(server), ask(server), ask(server)]), [200, 200, 200]);
  assert.equal(begun(), 1);
  await server.close();
});

/** Waits until something is so, for five seconds at most. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1000 && !isSo(); tries++) await new Promise((resolve) => setTimeout(resolve, 5));
  assert.ok(isSo());
}

test('of two servers with one storage, the controllers of the one that holds the Lease work, served or not', async () => {
  const errors: unknown[] = [];
  const shared = { storage: memory(), leaderElection: true, onError: (error: unknown) => void errors.push(error) };
  const [first, second] = [newServer(shared), newServer(shared)];
  assert.equal(await ask(first.server), 200);
  await until(() => first.begun() > 0);
  assert.equal(await ask(second.server), 200);
  assert.deepEqual([first.begun(), second.begun()], [1, 0]);
  await second.server.close();
  await first.server.close();
  assert.deepEqual(errors, []);
});

test('the error of an election that fails is reported, unless another server won', async () => {
  for (const [failure, isReported] of [
    [new Error('the disk is full'), true],
    [newAlreadyExists({ group: 'coordination.k8s.io', resource: 'leases' }, 'a'), false],
  ] as const) {
    const storage = memory();
    const put = storage.put.bind(storage);
    let tries = 0;
    storage.put = async (key, ...rest) => {
      if (!key.includes('/leases/')) return put(key, ...rest);
      tries++;
      throw failure;
    };
    const errors: unknown[] = [];
    const { server, begun } = newServer({ storage, leaderElection: true, onError: (error) => errors.push(error) });
    assert.equal(await ask(server), 200);
    await until(() => tries > 0);
    await server.close();
    assert.deepEqual([begun(), errors], [0, isReported ? Array(tries).fill(failure) : []]);
  }
});
