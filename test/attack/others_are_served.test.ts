import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { oneIn } from '../some_of.ts';

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

for (const large of oneIn(2, BODIES))
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

interface Cut {
  readonly what: string;
  readonly before?: readonly Sent[];
  readonly request: Sent;
}

interface Sent {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly accept?: string;
  readonly body?: object;
}

const BIRDS = '/apis/x.io/v1/namespaces/default/birds';

function definition(spec: object, versions: number): Sent {
  const names = { plural: 'birds', singular: 'bird', kind: 'Bird', listKind: 'BirdList' };
  const schema = { openAPIV3Schema: { type: 'object', properties: { spec } } };
  const body = {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: 'birds.x.io' },
    spec: {
      ...{ group: 'x.io', scope: 'Namespaced', names },
      versions: list(versions, (index) => ({ name: `v${index + 1}`, served: true, storage: index === 0, schema })),
    },
  };
  return { method: 'POST', url: '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', body };
}

const text = { type: 'string', maxLength: 10 };
const large = list(10, (index): Sent => {
  const body = configMap({ metadata: { name: `n${index}` }, data: fields(20_000) });
  return { method: 'POST', url: `${NAMESPACE}/configmaps`, body };
});
const ruled = { type: 'array', items: { ...text, 'x-kubernetes-validations': [{ rule: 'self != "x"' }] } };

/** What was once worked on as a whole. */
const CUT: readonly Cut[] = [
  {
    what: 'the rules of a definition',
    request: definition({ ...text, 'x-kubernetes-validations': list(1200, (i) => ({ rule: `self != "x${i}"` })) }, 1),
  },
  {
    what: 'OpenAPI of hundreds of versions',
    before: [definition(text, 300)],
    request: { method: 'GET', url: '/openapi/v2' },
  },
  {
    what: 'OpenAPI of hundreds of versions, their hashes',
    before: [definition(text, 300)],
    request: { method: 'GET', url: '/openapi/v3' },
  },
  { what: 'a list of large objects', before: large, request: { method: 'GET', url: `${NAMESPACE}/configmaps` } },
  {
    what: 'a list of large objects in YAML',
    before: large,
    request: { method: 'GET', url: `${NAMESPACE}/configmaps`, accept: 'application/yaml' },
  },
  {
    what: 'a custom resource of many values with a rule',
    before: [definition(ruled, 1)],
    request: {
      ...{ method: 'POST', url: BIRDS },
      body: { apiVersion: 'x.io/v1', kind: 'Bird', metadata: { name: 'a' }, spec: list(20_000, String) },
    },
  },
];

async function send({ server }: TestServer, { method, url, accept = 'application/json', body }: Sent): Promise<number> {
  const response = await server.handle({
    ...{ method, url, headers: { accept, 'content-type': 'application/json' } },
    body: body && new TextEncoder().encode(JSON.stringify(body)),
  });
  for await (const _ of response.body ?? []);
  return response.status;
}

function cpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** The share of a request's CPU that its longest step takes, in which nobody else is served. */
async function longestShare({ before = [], request }: Cut): Promise<number> {
  await using api = await startTestServer();
  for (const each of before) assert.equal(await send(api, each), 201);
  if (request.url === BIRDS)
    while ((await send(api, { method: 'GET', url: BIRDS })) !== 200) await new Promise((done) => setTimeout(done, 10));
  let isDone = false;
  let longest = 0;
  const begin = cpu();
  let last = begin;
  const turn = (): void => {
    const now = cpu();
    longest = Math.max(longest, now - last);
    last = now;
    if (!isDone) setImmediate(turn);
  };
  const answered = send(api, request);
  setImmediate(turn);
  const status = await answered;
  isDone = true;
  turn();
  assert.ok(status === 200 || status === 201, `status ${status}`);
  return longest / (cpu() - begin);
}

for (const cut of oneIn(2, CUT))
  test(`no step takes half of the work: ${cut.what}`, async () => {
    const shares: number[] = [];
    do shares.push(await longestShare(cut));
    while (shares.at(-1)! > 0.5 && shares.length < 4);
    assert.ok(Math.min(...shares) <= 0.5, `${shares}`);
  });
