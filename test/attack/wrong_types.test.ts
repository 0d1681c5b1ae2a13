// Every field of every built-in Kind, and of random definitions, with values of each wrong JSON type and null, by every way
// in: kube-apiserver (KUBETYPED_CONTROLPLANE=start) and our server give answers of one class and the same object, and
// everything can be listed afterwards. KUBETYPED_CASES counts the cases, drawn from all; `all` takes each.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { scheme } from 'kubetyped';
import type { JSONSchemaProps } from 'kubetyped/api/apiextensions/v1';
import { resources } from '#api/rest_mapper/zz_generated.resources';
import { compile } from '#engine/schema/compile';
import type { Node, Shape } from '#engine/schema/node';
import { randomDefinition } from '../apiextensions/random_definition.ts';
import { randomResource } from '../apiextensions/random_resource.ts';
import { type BothServers, NO_CONTROLPLANE, startBoth, type Tried } from '../apiserver/both_servers.ts';
import { Random as SchemaRandom } from '../conformance/cel/random_schema.ts';
import { Random } from '../differential/random_scalars.ts';
import { caseCount } from '../some_of.ts';
import { bases } from '../validation/mutants.ts';

const seed = Number(process.env['KUBETYPED_SEED'] ?? 36);
const cases = process.env['KUBETYPED_CASES'] === 'all' ? Infinity : caseCount(50, 150);
const BATCH = 250;
const NAMESPACE = 'wrong-types';
const MERGE = 'application/merge-patch+json';
const STRATEGIC = 'application/strategic-merge-patch+json';
const JSON_PATCH = 'application/json-patch+json';
const APPLY = 'application/apply-patch+yaml';

type Plain = Record<string, unknown>;
type Keys = readonly (string | number)[];

/** A value of each JSON type; what a field wants is among them, too. */
const VALUES: readonly unknown[] = ['text', 7, 2.5, 1e100, true, {}, [], null, [null], { k: null }, [{}]];

/** The ways in, and what is sent by them: a whole object, or a patch of one. */
const WAYS = ['create', 'update', 'merge', 'strategic', 'json', 'apply', 'status merge', 'status apply'] as const;

interface Served {
  readonly path: string;
  readonly namespaced: boolean;
  readonly object: Plain;
  readonly places: readonly Keys[];
  readonly hasStatus: boolean;
}

interface Case {
  readonly served: Served;
  readonly place: Keys;
  readonly value: unknown;
  readonly way: (typeof WAYS)[number];
}

/** The places of all fields of a struct; lists and maps have one item. What holds itself is followed once. */
function* placesIn(shape: Shape, keys: Keys, open: readonly Shape[]): Generator<Keys> {
  if (open.includes(shape)) return;
  for (const { name, node } of shape.members) {
    if (keys.length === 0 && (name === 'apiVersion' || name === 'kind')) continue;
    yield* placesOf(node, [...keys, name], [...open, shape]);
  }
}

function* placesOf(node: Node, keys: Keys, open: readonly Shape[]): Generator<Keys> {
  // What is named is where the object is.
  if (/^metadata\.(?:name|namespace|uid|resourceVersion|generateName)$/.test(keys.join('.'))) return;
  yield keys;
  if (node.kind === 'struct' || node.kind === 'union') yield* placesIn(node.shape, keys, open);
  else if (node.kind === 'list') yield* placesOf(node.elem, [...keys, 0], open);
  else if (node.kind === 'map') yield* placesOf(node.elem, [...keys, 'k'], open);
}

function builtIn(): Served[] {
  const given = bases();
  const seen = new Set<string>();
  return resources.flatMap(({ group, version, resources: rows }) =>
    rows.flatMap(([kind, plural, , namespaced, subresources = []]): Served[] => {
      const type = scheme.typeFor({ group, version, kind });
      if (
        type === undefined ||
        /Review$|WebhookConfiguration$|Admission|^(?:Namespace|Endpoints|Binding|Eviction|CustomResourceDefinition|APIService)$/.test(
          kind,
        )
      )
        return [];
      // Versions, and the two groups of Events, are of the same objects; those of the latter are made by one of them.
      const same = `${group} ${plural}`;
      if (seen.has(same) || group === 'events.k8s.io') return [];
      seen.add(same);
      const apiVersion = group === '' ? version : `${group}/${version}`;
      const base = given.find((each) => each.apiVersion === apiVersion && each.kind === kind);
      const { namespace: _, name: __, ...metadata } = (base?.['metadata'] ?? {}) as Plain;
      const name = 'wrong-types';
      return [
        {
          path: `/${group === '' ? 'api' : 'apis'}/${apiVersion}${namespaced ? `/namespaces/${NAMESPACE}` : ''}/${plural}`,
          namespaced,
          object: { ...base, apiVersion, kind, metadata: { ...metadata, name } },
          places: [...placesIn(compile(type, scheme.scalars), [], [])],
          hasStatus: subresources.includes('status'),
        },
      ];
    }),
  );
}

/** The object with a value at a place. */
function withValue(object: Plain, place: Keys, value: unknown): Plain {
  const changed = structuredClone(object);
  let at = changed;
  for (const [index, key] of place.slice(0, -1).entries()) {
    const next = at[key];
    if (typeof next !== 'object' || next === null) at[key] = typeof place[index + 1] === 'number' ? [] : {};
    at = at[key] as Plain;
  }
  at[place.at(-1)!] = value;
  return changed;
}

/** What of it a patch says: the field at the top that has changed. */
function part(object: Plain, [first]: Keys): Plain {
  return { [first!]: object[first!] };
}

function requestOf({
  served,
  place,
  value,
  way,
}: Case): { method: string; suffix: string; body: object; type?: string } | undefined {
  const object = withValue(served.object, place, value);
  const { apiVersion, kind, metadata } = served.object as { apiVersion: string; kind: string; metadata: Plain };
  const isStatus = place[0] === 'status';
  switch (way) {
    case 'create':
      return { method: 'POST', suffix: '', body: object };
    case 'update':
      return { method: 'PUT', suffix: '/wrong-types', body: object };
    case 'merge':
      return { method: 'PATCH', suffix: '/wrong-types', body: part(object, place), type: MERGE };
    case 'strategic':
      return { method: 'PATCH', suffix: '/wrong-types', body: part(object, place), type: STRATEGIC };
    case 'json':
      return {
        method: 'PATCH',
        suffix: '/wrong-types',
        body: [{ op: 'add', path: `/${place[0]}`, value: object[place[0]!] }],
        type: JSON_PATCH,
      };
    case 'apply':
      return { method: 'PATCH', suffix: '/wrong-types', body: object, type: APPLY };
    case 'status merge':
      return isStatus && served.hasStatus
        ? { method: 'PATCH', suffix: '/wrong-types/status', body: part(object, place), type: MERGE }
        : undefined;
    case 'status apply':
      return isStatus && served.hasStatus
        ? {
            method: 'PATCH',
            suffix: '/wrong-types/status',
            body: { apiVersion, kind, metadata: { name: metadata['name'] }, ...part(object, place) },
            type: APPLY,
          }
        : undefined;
  }
}

/** Each value in each place, by one of the ways, or so many of these drawn at random. */
function* casesOf(all: readonly Served[], count: number): Generator<Case> {
  const random = new Random(seed);
  if (count === Infinity) {
    for (const served of all)
      for (const place of served.places)
        for (const value of VALUES) yield { served, place, value, way: random.pick(WAYS) };
    return;
  }
  for (let index = 0; index < count; index++) {
    const served = random.pick(all);
    yield { served, place: random.pick(served.places), value: random.pick(VALUES), way: random.pick(WAYS) };
  }
}

let both: BothServers;
before(async () => {
  both = await startBoth();
  for (const { send } of both.servers)
    await send('POST', '/api/v1/namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name: NAMESPACE } });
});
after(() => both.close());

/** Nodes, Pods, Leases, secrets of ServiceAccounts. */
const DROPPED =
  /^(?:.*\.schedulingGroup|endpoints\.0\.deprecatedTopology|spec\.strategy|spec\.preferredHolder|spec\.preventPodSchedulingIfMissing|secrets\.0\.\w+)(?:\.|$)/;

interface Answered extends Case {
  /** The classes of the answers: 2, 4, 5. */
  readonly ours: number;
  readonly real: number;
  readonly message: string;
}

/** Where the answers may differ, and why. */
const DIFFERENCES: readonly (readonly [why: string, is: (answered: Answered) => boolean])[] = [
  [
    "Go's strategic merge can't compare items of several types: an error of the server, where it is one of the client",
    ({ way, ours, real, message }) => way === 'strategic' && ours === 4 && real === 5 && /not identical/.test(message),
  ],
  [
    'our server counts what quotas limit, kube-controller-manager is not there to do so',
    ({ served, ours, real }) => served.path.endsWith('/resourcequotas') && ours === 2 && real === 2,
  ],
  [
    'kube-apiserver is asked for a dry run, which takes no port and no address',
    ({ served, place, ours, real }) =>
      served.path.endsWith('/services') &&
      /^spec\.(?:ports\.\d+\.nodePort|healthCheckNodePort|clusterIPs?(?:\.\d+)?)$/.test(place.join('.')) &&
      ours > 2 &&
      real === 2,
  ],
  [
    "Go's conversion after a strategic merge makes another integer of one that is too large",
    ({ way, ours, real, value }) => way === 'strategic' && value === 1e100 && ours === 4 && real === 2,
  ],
  [
    'finalizers are validated on each update',
    ({ place, ours, real }) => place.join('.').startsWith('metadata.finalizers') && ours === 4 && real === 2,
  ],
  ['kube-apiserver drops the fields of features that are off or gone', ({ place }) => DROPPED.test(place.join('.'))],
];

const ONE = 'fieldManager=wrong-types';

/** Makes the object that is changed, as it was; gives whether it is there. */
async function renew({ send }: Tried, { path, object }: Served): Promise<boolean> {
  const at = `${path}/wrong-types`;
  await send('PATCH', at, { metadata: { finalizers: null } }, MERGE);
  await send('DELETE', at, { gracePeriodSeconds: 0, propagationPolicy: 'Background' });
  await send('PATCH', at, { metadata: { finalizers: null } }, MERGE);
  const { status } = await send('POST', `${path}?${ONE}`, object);
  return status === 201 || status === 409;
}

/** Runs cases on our server, for good, and on kube-apiserver as a dry run. */
async function run(candidates: readonly Served[], count: number, report: (text: string) => void): Promise<string[]> {
  const [ours, theirs] = both.servers;
  assert.ok(ours);
  const there = new Map<string, boolean>();
  const touched = new Set<string>();
  const faults: string[] = [];
  const classes: Record<string, number> = {};
  let done = 0;
  let known = 0;
  const all: Served[] = [];
  for (const each of candidates) {
    const answers = await Promise.all(both.servers.map(({ send }) => send('GET', each.path)));
    if (answers.every(({ status }) => status === 200)) all.push(each);
  }
  report(`${all.length} Kinds, ${all.reduce((sum, { places }) => sum + places.length, 0)} places`);
  const listAll = async (): Promise<void> => {
    for (const path of touched) {
      const { status, body } = await ours.send('GET', path);
      if (status !== 200 || (body['items'] as unknown[]) === undefined)
        faults.push(`${path} can not be listed: ${status}`);
    }
  };
  for (const each of casesOf(all, count)) {
    const request = requestOf(each);
    if (request === undefined) continue;
    const { served } = each;
    const { method, suffix, body, type } = request;
    if (!there.has(served.path)) {
      const isThere = await renew(ours, served);
      there.set(served.path, (theirs === undefined || (await renew(theirs, served))) && isThere);
    }
    // What can't be made can't be changed.
    if (there.get(served.path) === false && each.way !== 'create') continue;
    touched.add(served.path);
    if (each.way === 'create') await clear(ours, served);
    const url = `${served.path}${suffix}?${ONE}${type === APPLY ? '&force=true' : ''}`;
    const answer = await ours.send(method, url, body, type);
    if (answer.status < 300 || each.way === 'create') await renew(ours, served);
    const label = `${each.way} ${served.path} ${each.place.join('.')} = ${JSON.stringify(each.value)}`;
    done++;
    const kind = Math.floor(answer.status / 100);
    classes[`${kind}xx`] = (classes[`${kind}xx`] ?? 0) + 1;
    if (theirs === undefined) {
      if (
        kind === 5 &&
        !(type === APPLY && /^failed to (?:create|convert|merge) /.test(String(answer.body['message'])))
      )
        faults.push(`${label}: ${answer.status} ${String(answer.body['message']).slice(0, 200)}`);
    } else {
      const real = await dryRun(theirs, served, each.way, method, url, body, type);
      const realKind = Math.floor(real.status / 100);
      const isKnown = DIFFERENCES.some(([, is]) =>
        is({ ...each, ours: kind, real: realKind, message: String(real.body['message']) }),
      );
      if (isKnown) known++;
      else if (realKind !== kind)
        faults.push(
          `${label}: ${answer.status} ${String(answer.body['message']).slice(0, 200)}, kube-apiserver ${real.status} ${String(real.body['message']).slice(0, 200)}`,
        );
      else if (kind === 2) {
        const [a, b] = [comparable(answer.body), comparable(real.body)];
        if (a !== b) faults.push(`${label}: stored ${firstDifference(a, b)}`);
      }
    }
    // Those count for objects of other Kinds.
    if (/\/(?:limitranges|resourcequotas)$/.test(served.path)) {
      for (const server of both.servers) {
        await clear(server, served);
        // Under other names, too.
        await server.send('DELETE', served.path);
      }
      there.delete(served.path);
    }
    if (done % BATCH === 0) await listAll();
    if (done % 5000 === 0) report(`${done} cases, ${faults.length} faults`);
  }
  await listAll();
  report(
    `${done} cases ${JSON.stringify(classes)}, ${faults.length} differences, ${known} known; KUBETYPED_SEED=${seed}`,
  );
  return faults;
}

async function clear({ send }: Tried, { path }: Served): Promise<void> {
  await send('PATCH', `${path}/wrong-types`, { metadata: { finalizers: null } }, MERGE);
  await send('DELETE', `${path}/wrong-types`, { gracePeriodSeconds: 0, propagationPolicy: 'Background' });
  await send('PATCH', `${path}/wrong-types`, { metadata: { finalizers: null } }, MERGE);
}

/** An object of the name is there: a new one has another name. */
function dryRun({ send }: Tried, _: Served, way: string, method: string, url: string, body: object, type?: string) {
  if (way !== 'create') return send(method, `${url}&dryRun=All`, body, type);
  const { metadata, ...rest } = body as { metadata: Plain };
  const renamed = metadata?.['name'] === 'wrong-types' ? { ...metadata, name: 'wrong-types-new' } : metadata;
  return send(method, `${url}&dryRun=All`, { ...rest, metadata: renamed }, type);
}

/** Times of now, names of servers, and what plug-ins and controllers of kube-apiserver add. */
function comparable(object: Plain): string {
  const { metadata, ...rest } = object as { metadata: Plain };
  const {
    uid: _,
    resourceVersion: __,
    creationTimestamp: ___,
    managedFields: ____,
    name: _____,
    generation: ______,
    selfLink: _______,
    ...left
  } = metadata;
  return JSON.stringify({ metadata: left, ...rest }, (key, value: unknown) => {
    if (/^(?:batch\.kubernetes\.io\/)?controller-uid$/.test(key)) return 'uid';
    if (value === 'wrong-types-new') return 'wrong-types';
    if (
      /^(?:lastPhaseTransitionTime|lastUpdateTime|lastTransitionTime|uid|serviceAccount|clusterIPs?|nodePort|healthCheckNodePort)$/.test(
        key,
      )
    )
      return undefined;
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
    if (Array.isArray(value)) {
      const kept = value.filter(
        (each) =>
          !/^kubernetes\.io\/(?:pv|pvc|vac)-protection$/.test(String(each)) &&
          !/not-ready/.test(String((each as Plain | null)?.['key'])),
      );
      if (kept.length === 0) return undefined;
      return kept;
    }
    // Protobuf doesn't tell an empty list from none.
    return value === null ? undefined : value;
  });
}

function firstDifference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return `…${a.slice(Math.max(at - 60, 0), at + 60)}…, kube-apiserver …${b.slice(Math.max(at - 60, 0), at + 60)}…`;
}

test('fields of built-in Kinds with values of wrong types', async (t) => {
  const all = builtIn();
  const faults = await run(all, cases, (text) => t.diagnostic(text));
  if (both.real === undefined) t.diagnostic(NO_CONTROLPLANE);
  assert.deepEqual(faults.slice(0, Number(process.env['KUBETYPED_SHOWN'] ?? 20)), []);
});

/** The places of all fields of a schema. */
function* placesInSchema(schema: JSONSchemaProps, keys: Keys): Generator<Keys> {
  if (keys.length > 0) yield keys;
  for (const [name, each] of Object.entries(schema.properties ?? {})) yield* placesInSchema(each, [...keys, name]);
  const { items, additionalProperties } = schema;
  if (typeof items === 'object' && items !== null && !Array.isArray(items)) yield* placesInSchema(items, [...keys, 0]);
  if (typeof additionalProperties === 'object' && additionalProperties !== null)
    yield* placesInSchema(additionalProperties, [...keys, 'k']);
}

const CASES_OF_EACH = 30;
const DEFINITIONS = '/apis/apiextensions.k8s.io/v1/customresourcedefinitions';

test('fields of random definitions with values of wrong types', async (t) => {
  const count = Math.min(300, Math.ceil(cases / 570));
  const faults: string[] = [];
  let served = 0;
  // Many of them no server takes.
  let index = 0;
  for (; served < count; index++) {
    const random = new SchemaRandom(seed + index);
    const definition = randomDefinition(random);
    const group = `d${index}.wrong-types.example.com`;
    const named = { ...definition, metadata: { name: `widgets.${group}` }, spec: { ...definition.spec, group } };
    const made = await Promise.all(both.servers.map(({ send }) => send('POST', DEFINITIONS, named)));
    const path = `/apis/${group}/v1/namespaces/${NAMESPACE}/widgets`;
    const schema = definition.spec.versions[0]?.schema?.openAPIV3Schema;
    if (made.every(({ status }) => status === 201) && schema !== undefined) {
      served++;
      for (const { send } of both.servers)
        for (let tries = 0; tries < 400 && (await send('GET', path)).status !== 200; tries++)
          await new Promise((resolve) => setTimeout(resolve, 25));
      const object = randomResource(random, schema, { apiVersion: `${group}/v1`, kind: 'Widget' });
      const places = [...placesInSchema(schema, [])];
      const hasStatus = definition.spec.versions[0]?.subresources?.status !== undefined;
      const one = {
        path,
        namespaced: true,
        object: { ...object, metadata: { name: 'wrong-types' } },
        places,
        hasStatus,
      };
      faults.push(...(await run([one], CASES_OF_EACH, () => {})));
    }
    for (const { send } of both.servers) await send('DELETE', `${DEFINITIONS}/widgets.${group}`);
  }
  t.diagnostic(`${served} of ${index} definitions are served, ${faults.length} differences; KUBETYPED_SEED=${seed}`);
  assert.deepEqual(faults.slice(0, Number(process.env['KUBETYPED_SHOWN'] ?? 20)), []);
});
