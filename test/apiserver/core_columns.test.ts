// What kubectl get shows of Pods and their kin where it depends on now: the rest is in columns.test.ts, by rows of Go.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { send } from './client.ts';

const PODS = '/api/v1/namespaces/default/pods';
const AS_TABLE = { accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' };

const ago = (seconds: number): string => `${new Date(Date.now() - seconds * 1000).toISOString().slice(0, 19)}Z`;

async function rowOf(status: object, spec: object = {}): Promise<Record<string, unknown>> {
  await using api = await startTestServer();
  const containers = [{ name: 'main', image: 'example.com/a:1' }];
  const pod = { metadata: { name: 'web' }, spec: { containers, ...spec } };
  assert.equal((await send(api.server, 'POST', PODS, pod)).status, 201);
  const patched = await send(
    api.server,
    'PATCH',
    `${PODS}/web/status`,
    { status },
    { 'content-type': 'application/merge-patch+json' },
  );
  assert.equal(patched.status, 200, patched.text);
  const { json } = await send(api.server, 'GET', `${PODS}/web`, undefined, AS_TABLE);
  return Object.fromEntries(
    json.columnDefinitions.map(({ name }: { name: string }, at: number) => [name, json.rows[0].cells[at]]),
  );
}

const container = (name: string, restartCount: number, finishedAt: string, more: object): object => ({
  name,
  image: 'example.com/a:1',
  imageID: '',
  restartCount,
  ready: true,
  lastState: { terminated: { exitCode: 1, finishedAt } },
  ...more,
});

test('restarts are shown with the time of the last one', async () => {
  const row = await rowOf({
    phase: 'Running',
    podIPs: [{ ip: '10.0.0.7' }],
    podIP: '10.0.0.7',
    containerStatuses: [container('main', 3, ago(305), { state: { running: {} } })],
  });
  assert.deepEqual([row['Ready'], row['Status'], row['IP'], row['Node']], ['1/1', 'Running', '10.0.0.7', '<none>']);
  assert.match(String(row['Restarts']), /^3 \(5m\d+s ago\)$/);
  assert.match(String(row['Age']), /^\ds$/);
});

test('beside a container that is done, a Pod runs when it is ready', async () => {
  const status = {
    phase: 'Running',
    containerStatuses: [
      container('done', 0, ago(5), { ready: false, state: { terminated: { exitCode: 0, reason: 'Completed' } } }),
      container('main', 0, ago(5), { state: { running: {} } }),
    ],
  };
  const containers = ['done', 'main'].map((name) => ({ name, image: 'example.com/a:1' }));
  for (const [conditions, expected] of [
    [[], 'NotReady'],
    [[{ type: 'Initialized', status: 'True' }], 'NotReady'],
    [[{ type: 'Ready', status: 'False' }], 'NotReady'],
    [[{ type: 'Ready', status: 'True' }], 'Running'],
  ] as const)
    assert.equal((await rowOf({ ...status, conditions }, { containers }))['Status'], expected);
});

test('of init containers that are done only those that go on count', async () => {
  const initContainers = [
    { name: 'once', image: 'example.com/a:1' },
    { name: 'proxy', image: 'example.com/a:1', restartPolicy: 'Always' },
  ];
  const row = await rowOf(
    {
      phase: 'Running',
      initContainerStatuses: [
        container('once', 4, ago(60), { state: { terminated: { exitCode: 0 } }, ready: true }),
        container('proxy', 2, ago(3 * 3600), { state: { running: {} }, started: true }),
      ],
      containerStatuses: [
        container('main', 1, ago(26 * 3600), { state: { waiting: { reason: 'CrashLoopBackOff' } }, ready: false }),
      ],
    },
    { initContainers },
  );
  assert.deepEqual([row['Ready'], row['Status'], row['Restarts']], ['1/2', 'CrashLoopBackOff', '3 (3h ago)']);
});

test('while a Pod is initialized, its init containers say how far it is', async () => {
  const initContainers = ['a', 'b'].map((name) => ({ name, image: 'example.com/a:1' }));
  const row = await rowOf(
    {
      phase: 'Pending',
      initContainerStatuses: [
        container('a', 0, ago(600), { state: { terminated: { exitCode: 0 } } }),
        container('b', 5, ago(120), { state: { terminated: { exitCode: 3 } }, ready: false }),
      ],
    },
    { initContainers },
  );
  assert.deepEqual([row['Ready'], row['Status']], ['0/1', 'Init:ExitCode:3']);
  assert.match(String(row['Restarts']), /^5 \(2m(?:\ds)? ago\)$/);
});
