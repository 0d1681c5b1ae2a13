import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { test } from 'node:test';
import * as corev1 from 'kubetyped/api/core/v1';
import type { Exchange } from 'kubetyped/client/testing';
import {
  apiServiceAvailable,
  crdEstablished,
  deploymentAvailable,
  deploymentRolledOut,
  hasCondition,
  isDeleted,
  isPodCompleted,
  isPodReady,
  isPodRunning,
  jobComplete,
  jobFinished,
  RetryWatcher,
  until,
} from 'kubetyped/client/tools/watch';
import { scripted } from './scripted.ts';

const pod = (version: string, status: object = {}): object => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'a', resourceVersion: version },
  status,
});
const ready = { conditions: [{ type: 'Ready', status: 'True' }] };
const event = (type: string, object: object): object => ({ type, object });
const failure = (code: number, reason: string, details?: object): object => ({
  apiVersion: 'v1',
  kind: 'Status',
  status: 'Failure',
  code,
  reason,
  message: reason,
  ...(details && { details }),
});
const watched = (resourceVersion: string, body: object[], finish: 'end' | 'cut' | 'hang' = 'end'): Exchange => ({
  query: { watch: 'true', allowWatchBookmarks: 'true', resourceVersion },
  reply: { body, finish },
});

test('RetryWatcher goes on where it was, at most once a second, and ends when the version is forgotten', async (t) => {
  const { server, client, clock } = await scripted(t, [
    watched('1', [event('ADDED', pod('2')), event('BOOKMARK', pod('5'))]),
    watched('5', [event('MODIFIED', pod('6'))], 'cut'),
    {
      query: { watch: 'true', allowWatchBookmarks: 'true', resourceVersion: '6' },
      reply: { status: 500, body: [failure(500, 'InternalError')] },
    },
    watched('6', [event('ERROR', failure(500, 'InternalError', { retryAfterSeconds: 4 }))]),
    watched('6', [event('ERROR', failure(504, 'Timeout'))]),
    watched('6', [event('DELETED', pod('7')), event('ERROR', failure(410, 'Expired'))]),
  ]);
  const pods = client.resource(corev1.Pod, { namespace: 'default' });
  const seen: string[] = [];
  for await (const each of new RetryWatcher('1', pods, { clock }))
    seen.push(
      each.type === 'ERROR' ? String(each.object.code) : `${each.type} ${each.object.metadata.resourceVersion}`,
    );
  assert.deepEqual(seen, ['ADDED 2', 'MODIFIED 6', 'DELETED 7', '410']);
  assert.deepEqual(clock.waits, [1000, 1000, 1000, 4000, 1000]);
  server.verify();
});

test('RetryWatcher ends when the client may not watch, and asks again for a 410 status', async (t) => {
  const { server, client, clock } = await scripted(t, [
    { reply: { status: 410, body: [failure(410, 'Expired')] } },
    { reply: { status: 403, body: [failure(403, 'Forbidden')] } },
    watched('1', [event('ADDED', { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a' } })]),
  ]);
  const pods = client.resource(corev1.Pod, { namespace: 'default' });
  for (const expected of [403, 500]) {
    const seen: (number | undefined)[] = [];
    for await (const each of new RetryWatcher('1', pods, { clock }))
      if (each.type === 'ERROR') seen.push(each.object.code);
    assert.deepEqual(seen, [expected]);
  }
  for (const version of ['', '0']) assert.throws(() => new RetryWatcher(version, pods), RangeError);
  server.verify();
});

test('RetryWatcher: leaving the loop, stop and abort leave nothing behind', async (t) => {
  const { client, clock } = await scripted(
    t,
    [1, 2, 3].map(() => watched('1', [event('ADDED', pod('2'))], 'hang')),
  );
  const pods = client.resource(corev1.Pod, { namespace: 'default' });
  const controller = new AbortController();
  const { signal } = controller;
  for await (const _ of new RetryWatcher('1', pods, { clock, signal })) break;
  assert.equal(getEventListeners(signal, 'abort').length, 0);
  const stopped = new RetryWatcher('1', pods, { clock, signal });
  for await (const _ of stopped) setImmediate(() => stopped.close());
  const why = new Error('enough');
  const aborted = new RetryWatcher('1', pods, { clock, signal });
  await assert.rejects(async () => {
    for await (const _ of aborted) controller.abort(why);
  }, why);
});

test('until: what is there already, what comes, what goes, and a forgotten version', async (t) => {
  const list = (version: string, ...items: object[]): Exchange => ({
    query: { fieldSelector: 'metadata.name=a' },
    reply: { body: [{ apiVersion: 'v1', kind: 'PodList', metadata: { resourceVersion: version }, items }] },
  });
  const follow = (version: string, body: object[]): Exchange => ({
    query: { watch: 'true', allowWatchBookmarks: 'true', resourceVersion: version, fieldSelector: 'metadata.name=a' },
    reply: { body, finish: 'hang' },
  });
  const { server, client, clock } = await scripted(t, [
    list('1', pod('1', ready)),
    list('2'),
    follow('2', [event('ADDED', pod('3')), event('MODIFIED', pod('4', ready))]),
    list('5', pod('5')),
    follow('5', [event('DELETED', pod('6'))]),
    list('7', pod('7')),
    follow('7', [event('ERROR', failure(410, 'Expired'))]),
    list('9', pod('9', ready)),
  ]);
  const pods = client.resource(corev1.Pod, { namespace: 'default' });
  assert.equal((await until(pods, 'a', isPodReady, { clock }))?.metadata.resourceVersion, '1');
  assert.equal((await until(pods, 'a', isPodReady, { clock }))?.metadata.resourceVersion, '4');
  assert.equal(await until(pods, 'a', isDeleted(), { clock }), undefined);
  assert.equal((await until(pods, 'a', isPodReady, { clock }))?.metadata.resourceVersion, '9');
  server.verify();
});

test('until: a timeout, an abort, a refusal, a condition that throws', async (t) => {
  const list = { apiVersion: 'v1', kind: 'PodList', metadata: { resourceVersion: '1' }, items: [] };
  const { client } = await scripted(t, [
    { reply: { body: [list] } },
    {
      query: { watch: 'true', allowWatchBookmarks: 'true', resourceVersion: '1', fieldSelector: 'metadata.name=a' },
      reply: { finish: 'hang' },
    },
    { reply: { finish: 'hang' } },
    { reply: { status: 403, body: [failure(403, 'Forbidden')] } },
    { reply: { body: [list] } },
  ]);
  const pods = client.resource(corev1.Pod, { namespace: 'default' });
  await assert.rejects(until(pods, 'a', isPodReady, { timeout: 50 }), {
    code: 'ERR_WAIT_INTERRUPTED',
    reason: 'timeout',
    message: 'timed out waiting for Pod a',
  });
  const controller = new AbortController();
  const why = new Error('enough');
  setTimeout(() => controller.abort(why), 30);
  await assert.rejects(until(pods, 'a', isPodReady, { signal: controller.signal }), why);
  assert.equal(getEventListeners(controller.signal, 'abort').length, 0);
  await assert.rejects(until(pods, 'a', isPodReady), { message: 'Forbidden' });
  const thrown = new Error('never');
  await assert.rejects(
    until(pods, 'a', () => {
      throw thrown;
    }),
    thrown,
  );
});

test('conditions of the common Kinds', () => {
  const conditions = (type: string, status = 'True'): object => ({ status: { conditions: [{ type, status }] } });
  const deployment = (generation: number, status: object, replicas?: number): object => ({
    metadata: { generation },
    spec: { replicas },
    status,
  });
  const available = [{ type: 'Available', status: 'True' }];
  const rows: readonly [(object: never) => unknown, object | undefined, boolean][] = [
    [isPodReady as never, conditions('Ready'), true],
    [isPodReady as never, conditions('Ready', 'False'), false],
    [isPodReady as never, undefined, false],
    [isPodRunning as never, { status: { phase: 'Running' } }, true],
    [isPodRunning as never, { status: { phase: 'Pending' } }, false],
    [isPodCompleted as never, { status: { phase: 'Failed' } }, true],
    [isPodCompleted as never, { status: { phase: 'Running' } }, false],
    [deploymentAvailable as never, deployment(2, { observedGeneration: 2, conditions: available }), true],
    [deploymentAvailable as never, deployment(2, { observedGeneration: 1, conditions: available }), false],
    [
      deploymentRolledOut as never,
      deployment(1, { observedGeneration: 1, replicas: 2, updatedReplicas: 2, availableReplicas: 2 }, 2),
      true,
    ],
    [
      deploymentRolledOut as never,
      deployment(1, { observedGeneration: 1, replicas: 3, updatedReplicas: 2, availableReplicas: 2 }, 2),
      false,
    ],
    [
      deploymentRolledOut as never,
      deployment(1, { observedGeneration: 1, replicas: 2, updatedReplicas: 2, availableReplicas: 1 }, 2),
      false,
    ],
    [deploymentRolledOut as never, deployment(1, {}), false],
    [jobComplete as never, conditions('Complete'), true],
    [jobComplete as never, conditions('Failed'), false],
    [jobFinished as never, conditions('Failed'), true],
    [crdEstablished as never, conditions('Established'), true],
    [apiServiceAvailable as never, conditions('Available', 'False'), false],
    [hasCondition('Ready', 'Unknown') as never, conditions('Ready', 'Unknown'), true],
    [isDeleted('1') as never, { metadata: { uid: '2' } }, true],
    [isDeleted('1') as never, { metadata: { uid: '1' } }, false],
    [isDeleted() as never, { metadata: { uid: '1' } }, false],
  ];
  for (const [condition, object, expected] of rows)
    assert.equal(condition(object as never), expected, JSON.stringify(object));
});
