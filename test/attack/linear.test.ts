import assert from 'node:assert/strict';
import { test } from 'node:test';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { Random } from '../differential/random_scalars.ts';
import { bodyOf, type Place, placesOf, textOfPlace } from './kind_bodies.ts';

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
  /** Plug-ins that act beside those that do by default. */
  readonly enable?: readonly string[];
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
    what: 'extended resources that are tolerated',
    n: 10_000,
    enable: ['ExtendedResourceToleration'],
    request: (n) => {
      const resources = Object.fromEntries(list(n, (index) => [`example.com/r${index}`, '1']));
      return pod({ resources: { requests: resources, limits: resources } });
    },
  },
  {
    what: 'removals from a list',
    n: 5000,
    schema: { type: 'array', items: { type: 'integer' } },
    before: (n) => bird(list(49_000, String).map(Number), named(n)),
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
async function secondsOf(n: number, { schema, enable = [], before, request }: Row): Promise<number> {
  // Owners that are not there stay without consequence.
  await using api = await startTestServer({
    garbageCollection: 'external',
    admissionPlugins: { enable, disable: ['ServiceAccount'] },
  });
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

/** The keywords of schemas, each judging all items of a list or one long text. */
function keywordRows(): Row[] {
  const each = (what: string, items: object, item: (index: number) => unknown): Row => ({
    what: `items with ${what}`,
    n: 8000,
    schema: { type: 'array', items },
    request: (n) => bird(list(n, item)),
  });
  const text = (what: string, schema: object, of: (n: number) => string = (n) => 'a'.repeat(n)): Row => ({
    what: `a text with ${what}`,
    n: 300_000,
    schema: { ...strings, ...schema },
    request: (n) => bird(of(n)),
  });
  const object = { type: 'object', properties: { a: strings, b: { type: 'integer' } } };
  const formats = [
    'date',
    'date-time',
    'duration',
    'email',
    'hostname',
    'ipv4',
    'ipv6',
    'cidr',
    'mac',
    'uri',
    'uuid',
    'byte',
    'isbn',
    'creditcard',
    'ssn',
    'hexcolor',
    'rgbcolor',
    'bsonobjectid',
    'password',
  ];
  const integer = { type: 'integer' };
  const rule = (self: string): object => ({ 'x-kubernetes-validations': [{ rule: self }] });
  return [
    ...formats.flatMap((format) => [
      text(`format ${format}`, { format }, (n) => 'a.'.repeat(n / 2)),
      text(`format ${format}, digits`, { format }, (n) => '1:'.repeat(n / 2)),
      text(`format ${format}, one letter`, { format }),
    ]),
    text('maxLength', { maxLength: 10 }),
    text('minLength', { minLength: 10_000_000 }),
    text('a pattern of a name', { pattern: '^[a-z]([-a-z0-9]*[a-z0-9])?$' }),
    each('minimum', { ...integer, minimum: 1_000_000 }, (i) => i),
    each('multipleOf', { ...integer, multipleOf: 7 }, (i) => i),
    each('an enum of numbers', { ...integer, enum: list(1000, (i) => -i) }, (i) => i),
    each('required fields', { ...object, required: ['a', 'b'] }, () => ({})),
    each('maxProperties', { type: 'object', maxProperties: 1, additionalProperties: strings }, () => ({
      a: '',
      b: '',
    })),
    each('anyOf', { ...object, anyOf: [{ required: ['a'] }, { required: ['b'] }] }, () => ({})),
    each('oneOf', { ...object, oneOf: [{ required: ['a'] }, { required: ['b'] }] }, () => ({ a: 'a', b: 1 })),
    each('allOf', { ...object, allOf: [{ required: ['a'] }, { required: ['b'] }] }, () => ({})),
    each('not', { ...object, not: { required: ['a'] } }, () => ({ a: 'a' })),
    each('defaults', { type: 'object', properties: { a: { ...strings, default: 'x' } } }, () => ({})),
    each('unknown fields', object, (i) => ({ [`x${i}`]: 1 })),
    each('an int or a string', { 'x-kubernetes-int-or-string': true }, (i) => (i % 2 === 0 ? i : `${i}`)),
    each('nulls', { ...strings, nullable: true }, () => null),
    each('wrong types', integer, (i) => `${i}`),
    each(
      'embedded resources',
      { type: 'object', 'x-kubernetes-embedded-resource': true, 'x-kubernetes-preserve-unknown-fields': true },
      (i) => ({ apiVersion: 'v1', kind: 'A', metadata: { name: `a ${i}` } }),
    ),
    {
      what: 'maxItems',
      n: 10_000,
      schema: { type: 'array', maxItems: 2, items: strings },
      request: (n) => bird(list(n, String)),
    },
    {
      what: 'properties',
      n: 10_000,
      schema: { type: 'object', additionalProperties: strings },
      request: (n) => bird(fields(n, String)),
    },
    { what: 'properties that are not there', n: 10_000, schema: object, request: (n) => bird(fields(n, String)) },
    {
      what: 'any JSON',
      n: 10_000,
      schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
      request: (n) => bird({ a: list(n, (i) => ({ b: i })) }),
    },
    {
      what: 'a set of objects',
      n: 5000,
      schema: {
        type: 'array',
        'x-kubernetes-list-type': 'set',
        items: { type: 'object', 'x-kubernetes-map-type': 'atomic', properties: { a: integer } },
      },
      request: (n) => bird(list(n, (i) => ({ a: i }))),
    },
    {
      what: 'a map by two keys',
      n: 5000,
      schema: {
        type: 'array',
        'x-kubernetes-list-type': 'map',
        'x-kubernetes-list-map-keys': ['a', 'b'],
        items: { ...object, required: ['a', 'b'] },
      },
      request: (n) => bird(list(n, (i) => ({ a: `${i}`, b: i % 2 }))),
    },
    each('a rule', { ...strings, maxLength: 10, ...rule('self != "x"') }, (i) => `s${i}`),
    each('a rule that is broken', { ...strings, maxLength: 10, ...rule('self == "x"') }, (i) => `s${i}`),
    {
      what: 'a rule of all items',
      n: 10_000,
      schema: { type: 'array', maxItems: 100_000, items: integer, ...rule('self.all(x, x >= 0)') },
      request: (n) => bird(list(n, (i) => i)),
    },
  ];
}

/** CPU seconds of a server for a body of a Kind. */
async function secondsAt(api: TestServer, place: Place, n: number, same: boolean): Promise<number> {
  const served = api.server.resources().find(({ kind, subresource }) => kind === place.kind && subresource === '');
  assert.ok(served);
  const { group, version } = served.groupVersion;
  const begin = process.cpuUsage();
  const path = `${group === '' ? '/api' : `/apis/${group}`}/${version}${served.namespaced ? '/namespaces/default' : ''}`;
  const status = await send(
    api,
    { method: 'POST', url: `${path}/${served.resource}`, body: bodyOf(place, n, same) },
    true,
  );
  assert.ok(status < 500, `status ${status}`);
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1e6;
}

/** The places of all Kinds, each once: a container is the same in each workload. */
function placesOfKinds({ server }: TestServer): Place[] {
  const kinds = new Set(
    server.resources().flatMap(({ kind, isStored, subresource }) => (isStored && subresource === '' ? [kind] : [])),
  );
  const once = new Map<string, Place>();
  for (const place of Array.from(kinds).flatMap(placesOf)) {
    const outer = place.way.at(-2)?.[1];
    const type = typeof outer === 'object' && 'type' in outer ? outer.type : place.kind.type;
    const key = `${type}.${place.way.at(-1)?.[0]}`;
    if (!once.has(key)) once.set(key, place);
  }
  return [...once.values()];
}

/** Some of them, more with KUBETYPED_CASES: a hundred rows and a thousand places. */
const cases = Number(process.env.KUBETYPED_CASES ?? 3);
const random = new Random(Number(process.env.KUBETYPED_SEED ?? 1));

function some<T>(of: readonly T[]): Iterable<T> {
  return cases >= of.length ? of : new Set(list(cases, () => random.pick(of)));
}

/** What is below this much CPU is noise: a square shows at the sizes above. */
const FLOOR = 0.15;

async function assertLinear(n: number, seconds: (n: number) => Promise<number>, floor: number): Promise<void> {
  let figures = '';
  for (let attempt = 0; attempt < 4; attempt++) {
    const [once, twice] = [await seconds(n), await seconds(2 * n)];
    if (twice <= Math.max(floor, 2.5 * once)) return;
    figures += ` ${once.toFixed(2)} s and ${twice.toFixed(2)} s;`;
  }
  assert.fail(`${n} and ${2 * n}:${figures}`);
}

for (const rows of [ROWS, keywordRows()])
  for (const row of some(rows))
    test(`twice as many take twice the work: ${row.what}`, () => assertLinear(row.n, (n) => secondsOf(n, row), FLOOR));

test('twice as many take twice the work, in each list, map and text of each Kind', async (t) => {
  await using api = await startTestServer();
  const places = placesOfKinds(api);
  assert.ok(places.length > 900, `${places.length} places`);
  for (const place of some(places))
    for (const same of [false, true]) {
      const what = `${textOfPlace(place)}${same ? ', all the same' : ''}`;
      await t.test(what, () => assertLinear(3000, (n) => secondsAt(api, place, n, same), 2 * FLOOR));
    }
});
