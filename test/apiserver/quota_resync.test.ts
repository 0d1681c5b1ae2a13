// Quotas are counted again from time to time: what was admitted and then refused has been counted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { type Answer, send } from './client.ts';

const NAMESPACE = '/api/v1/namespaces/default';

test('what was not created after all is free again within five minutes', async (t) => {
  t.mock.timers.enable({ apis: ['setInterval'] });
  await using api = await startTestServer();
  const post = (resource: string, object: object): Promise<Answer> =>
    send(api.server, 'POST', `${NAMESPACE}/${resource}`, object);
  const isUsed = async (count: string): Promise<boolean> => {
    for (let tries = 0; tries < 500; tries++) {
      const { json } = await send(api.server, 'GET', `${NAMESPACE}/resourcequotas/q`);
      if (json.status.used?.secrets === count) return true;
      await sleep(10);
    }
    return false;
  };
  await post('resourcequotas', { metadata: { name: 'q' }, spec: { hard: { secrets: '3' } } });
  assert.ok(await isUsed('0'));
  const statusOf = async (): Promise<object> =>
    (await send(api.server, 'GET', `${NAMESPACE}/resourcequotas/q`)).json.status;
  assert.deepEqual(await statusOf(), { hard: { secrets: '3' }, used: { secrets: '0' } });
  const statuses: number[] = [];
  for (let index = 0; index < 4; index++) {
    statuses.push((await post('secrets', { metadata: { name: 'same' } })).status);
    // What is charged leaves the limits as they are.
    const secrets = String(Math.min(index + 1, 3));
    assert.deepEqual(await statusOf(), { hard: { secrets: '3' }, used: { secrets } });
  }
  // As in kube-apiserver.
  assert.deepEqual(statuses, [201, 409, 409, 403]);
  assert.ok(await isUsed('3'));
  t.mock.timers.tick(5 * 60_000);
  assert.ok(await isUsed('1'));
  assert.equal((await post('secrets', { metadata: { name: 'other' } })).status, 201);
});
