// When the controllers of a server begin.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { send } from './client.ts';

/** A server, and how often its controllers have begun. */
function newServer(): { readonly server: APIServer; readonly begun: () => number } {
  let begun = 0;
  const controllers = [() => ({ lead: () => void begun++ })];
  const server = new APIServer({ scheme: new Scheme('test'), namespaces: true, controllers });
  return { server, begun: () => begun };
}

const ask = async (server: APIServer): Promise<number> => (await send(server, 'GET', '/api/v1/namespaces')).status;

test('controllers begin once, although the first requests come together', async () => {
  const { server, begun } = newServer();
  assert.deepEqual(await Promise.all([ask(server), ask(server), ask(server)]), [200, 200, 200]);
  assert.equal(begun(), 1);
  await server.close();
});
