import { test } from 'node:test';
import assert from 'node:assert/strict';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';

// While a large request is worked on, others are served: its work is cut into slices, between which the event loop turns.

const NAMESPACE = '/api/v1/namespaces/default';
const APPLY = 'application/apply-patch+yaml';

interface Large {
  readonly what: string;
  readonly method: 'POST' | 'PATCH';
  readonly url: string;
  readonly type?: string;
  readonly body: object;
  /** Turns of the event loop that it takes at least: its steps that are longer than a slice. */
  readonly turns: number;
}

function list<T>(length: number, item: (index: number) => T): T[] {
  return Array.from({ length }, (_, index) => item(index));
}

const fields = (length: number): object => Object.fromEntries(list(length, (index) => [`key${index}`, `v${index}`]));
const configMap = (more: object): object => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a' }, ...more });

function pod(container: object): object {
  const containers = [{ name: 'a', image: 'i', ...container }];
  return { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a' }, spec: { containers } };
}

/** Bodies with a third of the values that are allowed. */
const BODIES: readonly Large[] = [
  {
    what: 'a ConfigMap of 30,000 keys',
    method: 'POST',
    url: `${NAMESPACE}/configmaps`,
    body: configMap({ data: fields(30_000) }),
    turns: 3,
  },
  {
    what: '30,000 labels',
    method: 'POST',
    url: `${NAMESPACE}/configmaps`,
    body: configMap({ metadata: { name: 'a', labels: fields(30_000) } }),
    turns: 3,
  },
  {
    what: 'server-side apply of 10,000 ports',
    method: 'PATCH',
    url: `${NAMESPACE}/pods/a?fieldManager=m`,
    type: APPLY,
    body: pod({ ports: list(10_000, (index) => ({ containerPort: 1 + index, name: `p${index}` })) }),
    turns: 5,
  },
  {
    what: 'containers without anything',
    method: 'POST',
    url: `${NAMESPACE}/pods`,
    body: { ...pod({}), spec: { containers: list(30_000, () => ({})) } },
    turns: 2,
  },
];

/** Does a request, and counts the turns of the event loop meanwhile. */
async function turnsOf(
  { server }: TestServer,
  { method, url, type = 'application/json', body }: Large,
): Promise<number> {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  let turns = 0;
  let isDone = false;
  const turn = (): void => {
    turns++;
    if (!isDone) setImmediate(turn);
  };
  const answered = server.handle({ method, url, headers: { 'content-type': type }, body: bytes });
  setImmediate(turn);
  const { status, body: answer } = await answered;
  for await (const _ of answer ?? []);
  isDone = true;
  assert.ok([200, 201, 422].includes(status), `status ${status}`);
  return turns;
}

for (const large of BODIES)
  test(`others have their turns: ${large.what}`, async () => {
    await using api = await startTestServer();
    const turns = await turnsOf(api, large);
    assert.ok(turns >= large.turns, `${turns} turns`);
  });

test('what comes while a large request is worked on is answered before it', async () => {
  await using api = await startTestServer();
  const { server } = api;
  const [, , large] = BODIES;
  assert.ok(large);
  const order: string[] = [];
  const note = async (name: string, work: Promise<unknown>): Promise<void> => {
    await work;
    order.push(name);
  };
  const first = note('large', turnsOf(api, large));
  const others = list(5, async (index) => {
    for (let turn = 0; turn < index; turn++) await new Promise(setImmediate);
    await note('health', server.handle({ method: 'GET', url: '/healthz', headers: {}, body: undefined }));
  });
  await Promise.all([first, ...others]);
  assert.deepEqual(order, ['health', 'health', 'health', 'health', 'health', 'large']);
});

test('several large requests take turns: none waits for the end of another', async () => {
  await using api = await startTestServer();
  const [large] = BODIES;
  assert.ok(large);
  const turns = await Promise.all(
    list(3, (index) =>
      turnsOf(api, { ...large, body: configMap({ metadata: { name: `n${index}` }, data: fields(10_000) }) }),
    ),
  );
  // One goes on in each turn: each sees the turns of all.
  assert.ok(Math.min(...turns) >= 6, `${turns}`);
});
