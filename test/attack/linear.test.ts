import { test } from 'node:test';
import assert from 'node:assert/strict';
import { Random } from '../differential/random_scalars.ts';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';

// The work for a request is in proportion to its body: one that is twice as large takes at most two and a half times the CPU.

/** A request of a size. */
interface Sized {
  readonly method: 'POST' | 'PATCH';
  readonly url: string;
  readonly type?: string;
  readonly body: unknown;
}

/** What was once the square of its size. */
interface Row {
  readonly what: string;
  /** A size at which that shows. */
  readonly n: number;
  /** The schema of the spec of a custom resource that there is then. */
  readonly schema?: object;
  /** An object that is there before. */
  readonly before?: (n: number) => Sized;
  readonly request: (n: number) => Sized;
}

const NAMESPACE = '/api/v1/namespaces/default';
const BIRDS = '/apis/x.io/v1/namespaces/default/birds';
const APPLY = 'application/apply-patch+yaml';

function list<T>(length: number, item: (index: number) => T): T[] {
  return Array.from({ length }, (_, index) => item(index));
}

function fields<T>(length: number, value: (index: number) => T): Record<string, T> {
  return Object.fromEntries(list(length, (index) => [`key${index}`, value(index)]));
}

function configMap(metadata: object, more: object = {}): Sized {
  const body = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', ...metadata }, ...more };
  return { method: 'POST', url: `${NAMESPACE}/configmaps`, body };
}

function owners(n: number, more: (index: number) => object): Sized {
  const owner = (index: number): object => ({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    name: `o${index}`,
    uid: `u${index}`,
    ...more(index),
  });
  return configMap({ ownerReferences: list(n, owner) });
}

function pod(container: object, spec: object = {}): Sized {
  const containers = [{ name: 'a', image: 'i', ...container }];
  const body = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a' }, spec: { containers, ...spec } };
  return { method: 'POST', url: `${NAMESPACE}/pods`, body };
}

function bird(spec: unknown, name = 'a'): Sized {
  return { method: 'POST', url: BIRDS, body: { apiVersion: 'x.io/v1', kind: 'Bird', metadata: { name }, spec } };
}

function applied({ url, body }: Sized): Sized {
  return { method: 'PATCH', url: `${url}/a?fieldManager=m`, type: APPLY, body };
}

/** By the size, so that each finds its own. */
const named = (n: number): string => `n${n}`;

const strings = { type: 'string' };
const ROWS: readonly Row[] = [
  { what: 'owners', n: 4000, request: (n) => owners(n, () => ({})) },
  { what: 'owners of one UID', n: 4000, request: (n) => owners(n, () => ({ uid: 'u' })) },
  { what: 'owners that are all controllers', n: 1000, request: (n) => owners(n, () => ({ controller: true })) },
  { what: 'labels', n: 10_000, request: (n) => configMap({ labels: fields(n, String) }) },
  { what: 'finalizers', n: 10_000, request: (n) => configMap({ finalizers: list(n, (i) => `a.io/${i}`) }) },
  { what: 'unknown fields', n: 20_000, request: (n) => configMap({}, fields(n, String)) },
  {
    what: 'keys that are not valid',
    n: 10_000,
    request: (n) => configMap({}, { data: { [' ']: '', ...fields(n, String) } }),
  },
  { what: 'apply: keys', n: 10_000, request: (n) => applied(configMap({}, { data: fields(n, String) })) },
  {
    what: 'apply: ports',
    n: 4000,
    request: (n) => applied(pod({ ports: list(n, (i) => ({ containerPort: 65000 - i, name: `p${i}` })) })),
  },
  { what: 'apply: env', n: 4000, request: (n) => applied(pod({ env: list(n, (i) => ({ name: `E${n - i}` })) })) },
  { what: 'volumes', n: 4000, request: (n) => pod({}, { volumes: list(n, (i) => ({ name: `v${i}`, emptyDir: {} })) }) },
  {
    what: 'containers',
    n: 4000,
    request: (n) => pod({}, { containers: list(n, (i) => ({ name: `c${i}`, image: 'i' })) }),
  },
  {
    what: 'a list of type set',
    n: 10_000,
    schema: { type: 'array', 'x-kubernetes-list-type': 'set', items: strings },
    request: (n) => bird(list(n, (i) => `s${i}`)),
  },
  {
    what: 'a list of type map',
    n: 10_000,
    schema: {
      type: 'array',
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['k'],
      items: { type: 'object', required: ['k'], properties: { k: strings } },
    },
    request: (n) => bird(list(n, (i) => ({ k: `s${i}` }))),
  },
  {
    what: 'items that are in no enum',
    n: 10_000,
    schema: { type: 'array', items: { ...strings, enum: list(1000, (i) => `v${i}`) } },
    request: (n) => bird(list(n, (i) => `s${i}`)),
  },
  {
    what: 'a pattern of many ways',
    n: 50_000,
    schema: { ...strings, pattern: '(?:a{0,1000})*b' },
    request: (n) => bird('a'.repeat(n)),
  },
  {
    what: 'a rule with such a pattern',
    n: 50_000,
    schema: {
      ...strings,
      maxLength: 200_000,
      'x-kubernetes-validations': [{ rule: 'self.matches("(?:a{0,1000})*b")' }],
    },
    request: (n) => bird('a'.repeat(n)),
  },
  {
    what: 'deletions from a list of strings',
    n: 10_000,
    before: (n) => configMap({ name: named(n), finalizers: list(n, (i) => `a.io/${i}`) }),
    request: (n) => ({
      method: 'PATCH',
      url: `${NAMESPACE}/configmaps/${named(n)}`,
      type: 'application/strategic-merge-patch+json',
      body: { metadata: { '$deleteFromPrimitiveList/finalizers': list(n, (i) => `a.io/${n - i}`) } },
    }),
  },
  {
    what: 'strings that are all the same',
    n: 20_000,
    before: (n) => configMap({ name: named(n) }),
    request: (n) => ({
      method: 'PATCH',
      url: `${NAMESPACE}/configmaps/${named(n)}`,
      type: 'application/strategic-merge-patch+json',
      body: { metadata: { finalizers: list(n, () => 'a.io/a') } },
    }),
  },
  {
    what: 'deletions from a list of objects',
    n: 4000,
    before: (n) => owners(n, () => ({})),
    request: (n) => ({
      method: 'PATCH',
      url: `${NAMESPACE}/configmaps/a`,
      type: 'application/strategic-merge-patch+json',
      body: { metadata: { ownerReferences: list(n, (i) => ({ $patch: 'delete', uid: `u${i}` })) } },
    }),
  },
  {
    what: 'removals from a list',
    n: 5000,
    schema: { type: 'array', items: { type: 'integer' } },
    before: (n) => bird(list(50_000, String).map(Number), named(n)),
    request: (n) => ({
      method: 'PATCH',
      url: `${BIRDS}/${named(n)}`,
      type: 'application/json-patch+json',
      body: list(n, () => ({ op: 'remove', path: '/spec/0' })),
    }),
  },
];

/** The definition of Birds with this spec. */
function definition(spec: object): Sized {
  const names = { plural: 'birds', singular: 'bird', kind: 'Bird', listKind: 'BirdList' };
  const openAPIV3Schema = { type: 'object', properties: { spec } };
  const versions = [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema } }];
  const body = {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: 'birds.x.io' },
    spec: { group: 'x.io', scope: 'Namespaced', names, versions },
  };
  return { method: 'POST', url: '/apis/apiextensions.k8s.io/v1/customresourcedefinitions', body };
}

async function send({ server }: TestServer, request: Sized, dryRun: boolean): Promise<number> {
  const { method, url, type = 'application/json', body } = request;
  const response = await server.handle({
    method,
    url: `${url}${dryRun ? `${url.includes('?') ? '&' : '?'}dryRun=All` : ''}`,
    headers: { 'content-type': type },
    body: new TextEncoder().encode(JSON.stringify(body)),
  });
  for await (const _ of response.body ?? []);
  return response.status;
}

async function servedBirds(api: TestServer): Promise<void> {
  const isServed = async (): Promise<boolean> => {
    const { status } = await api.server.handle({ method: 'GET', url: BIRDS, headers: {}, body: undefined });
    return status === 200;
  };
  while (!(await isServed())) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** CPU seconds of a server for a request. */
async function secondsOf(n: number, { schema, before, request }: Row): Promise<number> {
  await using api = await startTestServer();
  if (schema !== undefined) {
    assert.equal(await send(api, definition(schema), false), 201);
    await servedBirds(api);
  }
  if (before !== undefined) assert.equal(await send(api, before(n), false), 201);
  const sized = request(n);
  const begin = process.cpuUsage();
  const status = await send(api, sized, true);
  const { user, system } = process.cpuUsage(begin);
  assert.ok([200, 201, 422].includes(status), `status ${status}`);
  return (user + system) / 1e6;
}

/** What is below this much CPU is noise: a square shows at the sizes above. */
const FLOOR = 0.15;

/** Some of them; all with KUBETYPED_CASES. */
const random = new Random(Number(process.env.KUBETYPED_SEED ?? 1));
const cases = Number(process.env.KUBETYPED_CASES ?? 4);
const chosen = cases >= ROWS.length ? ROWS : new Set(list(cases, () => random.pick(ROWS)));

for (const row of chosen)
  test(`twice as many take twice the work: ${row.what}`, async () => {
    const { n } = row;
    await secondsOf(n, row);
    let figures = '';
    for (let attempt = 0; attempt < 4; attempt++) {
      const [once, twice] = [await secondsOf(n, row), await secondsOf(2 * n, row)];
      if (twice <= Math.max(FLOOR, 2.5 * once)) return;
      figures += ` ${once.toFixed(2)} s and ${twice.toFixed(2)} s;`;
    }
    assert.fail(`${n} and ${2 * n}:${figures}`);
  });
