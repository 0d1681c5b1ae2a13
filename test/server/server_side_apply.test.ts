// Random applies, updates and patches of several managers, at a real API server and by our field manager: the stored object
// and its managedFields must be the same after each.
//
// KUBETYPED_SEQUENCES sets the number of runs per kind (40), KUBETYPED_SEED repeats a run.
import { StatusError } from 'kubetyped/apimachinery/api/errors';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Deployment } from 'kubetyped/api/apps/v1';
import { ConfigMap, Pod, Service } from 'kubetyped/api/core/v1';
import type { KindClass, RuntimeObject } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { FieldManagerError, newCustomResourceTypeConverter, newDefaultFieldManager, newTypeConverterFrom, parseableType, type FieldManager, type TypeConverter } from 'kubetyped/apimachinery/util/managedfields';
import { Schema } from 'kubetyped/apimachinery/util/structuredmergediff/schema';
import { ParseableType } from 'kubetyped/apimachinery/util/structuredmergediff/typed';
import { sortedJSON } from '../apimachinery/vectors/answer_rows.ts';
import { Random } from '../differential/random_scalars.ts';
import { newScheme } from './formats.ts';
import { findAPIServer, skipWithout, type APIServer } from './server.ts';

type JSONObject = Record<string, unknown>;

const runs = Number(process.env['KUBETYPED_SEQUENCES'] ?? 40);
const seed = Number(process.env['KUBETYPED_SEED'] ?? Date.now() % 2 ** 31);
const STEPS = 10;
const namespace = `kubetyped-apply-${process.pid}`;
const scheme = newScheme();
const canonical = new Serializer(scheme, { canonical: true });

let server: APIServer | undefined;
before(() => {
  server = findAPIServer();
});
after(() => server?.stop());

/** The object as Go holds it: with the zero values that it writes. */
function asGo(object: object): JSONObject {
  return JSON.parse(canonical.encodeToString(canonical.decode(JSON.stringify(object)).object)) as JSONObject;
}

function isObject(json: unknown): json is JSONObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged: JSONObject = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = mergePatch(merged[key], value);
  }
  return merged;
}

/** What both sides must agree on: not what the server makes up, nor the time of day. */
function comparable(object: JSONObject): string {
  const { uid: _u, resourceVersion: _r, creationTimestamp: _c, generation: _g, managedFields, ...metadata } = object['metadata'] as JSONObject;
  const entries = ((managedFields ?? []) as JSONObject[]).map(({ time, ...entry }) => sortedJSON({ ...entry, timed: typeof time })).sort();
  return sortedJSON({ ...object, metadata: { ...metadata, managedFields: entries } });
}

/** A kind at the server, and how objects of it are stored. */
interface Target {
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly apiVersion: string;
  readonly resource?: string;
  readonly types: TypeConverter;
  stored(object: object): JSONObject;
}

const string = { type: 'string' };
const widgetSchema = {
  type: 'object',
  properties: {
    spec: {
      type: 'object',
      properties: {
        size: { type: 'integer' },
        tags: { type: 'array', items: string, 'x-kubernetes-list-type': 'set' },
        parts: {
          type: 'array',
          items: { type: 'object', required: ['name'], properties: { name: string, count: { type: 'integer' }, options: { type: 'object', additionalProperties: string } } },
          'x-kubernetes-list-type': 'map',
          'x-kubernetes-list-map-keys': ['name'],
        },
        plain: { type: 'array', items: string },
        whole: { type: 'object', additionalProperties: string, 'x-kubernetes-map-type': 'atomic' },
        free: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true },
        port: { 'x-kubernetes-int-or-string': true },
        template: { type: 'object', 'x-kubernetes-embedded-resource': true, 'x-kubernetes-preserve-unknown-fields': true },
      },
    },
  },
};
const widgets = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'widgets.apply.example.com' },
  spec: {
    group: 'apply.example.com',
    scope: 'Namespaced',
    names: { plural: 'widgets', singular: 'widget', kind: 'Widget', listKind: 'WidgetList' },
    versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema: widgetSchema } }],
  },
};

function builtin(kind: KindClass): Target {
  const { group, version, apiVersion, resource = '' } = kind;
  return { group, version, kind: kind.kind, apiVersion, resource, types: serverTypes(kind), stored: asGo };
}

/** A custom resource is stored as it is, but for its metadata and those of objects in it: these become Go's. */
function withoutEmptyMetadata(object: object): JSONObject {
  const changed = Object.entries(object).map(([key, value]): [string, unknown] => {
    if (key !== 'metadata') return [key, isObject(value) ? withoutEmptyMetadata(value) : value];
    return [key, Object.fromEntries(Object.entries(value as object).filter(([, each]) => each !== null && (!isObject(each) || Object.keys(each).length > 0)))];
  });
  return Object.fromEntries(changed);
}

function customResource(): Target {
  return { group: 'apply.example.com', version: 'v1', kind: 'Widget', apiVersion: 'apply.example.com/v1', resource: 'widgets', types: newCustomResourceTypeConverter(widgets), stored: withoutEmptyMetadata };
}

/** Defines the custom resource, waits until it is served, and gives what takes it away. */
async function define(url: string): Promise<() => Promise<unknown>> {
  const definitions = `${url}/apis/apiextensions.k8s.io/v1/customresourcedefinitions`;
  await fetch(definitions, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(widgets), signal: AbortSignal.timeout(20_000) });
  for (let tries = 0; tries < 100; tries++) {
    const { ok } = await fetch(`${url}/apis/apply.example.com/v1/widgets`, { signal: AbortSignal.timeout(20_000) });
    if (ok) return () => fetch(`${definitions}/${widgets.metadata.name}`, { method: 'DELETE', signal: AbortSignal.timeout(20_000) });
    await sleep(200);
  }
  throw new Error('the custom resource is not served');
}

class Configs {
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  private pick<T>(of: readonly T[]): T {
    return this.random.pick(of);
  }

  private maybe<T>(name: string, value: () => T): Record<string, T> {
    return this.random.int(2) === 0 ? { [name]: value() } : {};
  }

  /** Some of the items, each made of one of the keys, in any order. */
  private some<T>(keys: readonly string[], item: (key: string) => T): T[] {
    const chosen = keys.filter(() => this.random.int(2) === 0);
    if (this.random.int(2) === 0) chosen.reverse();
    return chosen.map(item);
  }

  private map(keys: readonly string[]): Record<string, string> {
    return Object.fromEntries(this.some(keys, (key) => [key, this.pick(['1', '2'])]));
  }

  private container = (name: string): JSONObject => ({
    name,
    ...this.maybe('image', () => this.pick(['a', 'b'])),
    ...this.maybe('args', () => this.some(['x', 'y'], (arg) => arg)),
    ...this.maybe('env', () => this.some(['A', 'B', 'C'], (key) => ({ name: key, value: this.pick(['1', '2']) }))),
    ...this.maybe('ports', () => this.some(['80', '443'], (port) => ({ containerPort: Number(port), protocol: this.pick(['TCP', 'UDP']), ...this.maybe('name', () => `p${port}`) }))),
    ...this.maybe('resources', () => ({ limits: { cpu: this.pick(['1', '500m']), memory: '1Gi' } })),
    ...this.maybe('volumeMounts', () => this.some(['/a', '/b'], (mountPath) => ({ mountPath, name: 'v' }))),
  });

  private podSpec(): JSONObject {
    return {
      // The server stores objects as Protobuf, which makes null of an empty list.
      containers: [this.container('a'), ...this.some(['b', 'c'], this.container)],
      ...this.maybe('initContainers', () => this.some(['i'], this.container)),
      ...this.maybe('nodeSelector', () => this.map(['disk', 'zone'])),
      ...this.maybe('volumes', () => this.some(['v', 'w'], (name) => ({ name, emptyDir: {} }))),
      ...this.maybe('tolerations', () => this.some(['t'], (key) => ({ key, operator: 'Exists' }))),
      ...this.maybe('hostNetwork', () => true),
      ...this.maybe('securityContext', () => ({ runAsUser: this.pick([1, 2]), ...this.maybe('fsGroup', () => 3) })),
    };
  }

  of(kind: Target, name: string): JSONObject {
    const metadata = {
      name,
      namespace,
      ...this.maybe('labels', () => this.map(['a', 'b', 'c'])),
      ...this.maybe('annotations', () => this.map(['x', 'y'])),
    };
    return { apiVersion: kind.apiVersion, kind: kind.kind, metadata, ...this.content(kind) };
  }

  private content(kind: Target): JSONObject {
    switch (kind.kind) {
      case 'Widget':
        return {
          spec: {
            ...this.maybe('size', () => this.pick([1, 2])),
            ...this.maybe('tags', () => this.some(['a', 'b', 'c'], (tag) => tag)),
            ...this.maybe('parts', () => this.some(['x', 'y', 'z'], (part) => ({ name: part, ...this.maybe('count', () => this.pick([1, 2])), ...this.maybe('options', () => this.map(['o', 'p'])) }))),
            ...this.maybe('plain', () => this.some(['1', '2'], (item) => item)),
            ...this.maybe('whole', () => this.map(['a', 'b'])),
            ...this.maybe('free', () => ({ ...this.map(['a', 'b']), deep: this.map(['c']) })),
            ...this.maybe('port', () => this.pick([80, 'http'])),
            ...this.maybe('template', () => ({ apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'x', labels: this.map(['a', 'b']) }, data: this.map(['k']) })),
          },
        };
      case 'ConfigMap':
        return { ...this.maybe('data', () => this.map(['a', 'b', 'c', 'd'])), ...this.maybe('immutable', () => false) };
      case 'Service':
        return {
          spec: {
            ...this.maybe('ports', () => this.some(['80', '443'], (port) => ({ port: Number(port), protocol: 'TCP', ...this.maybe('targetPort', () => this.pick([8080, 'http'])) }))),
            ...this.maybe('selector', () => this.map(['app', 'tier'])),
            ...this.maybe('externalIPs', () => this.some(['1.1.1.1', '2.2.2.2'], (ip) => ip)),
            ...this.maybe('type', () => this.pick(['ClusterIP', 'NodePort'])),
          },
        };
      case 'Deployment':
        return { spec: { ...this.maybe('replicas', () => this.pick([1, 2])), ...this.maybe('selector', () => ({ matchLabels: this.map(['app']) })), template: { metadata: { labels: this.map(['app', 'b']) }, spec: this.podSpec() } } };
      default:
        return { spec: this.podSpec(), ...this.maybe('status', () => ({ conditions: this.some(['Ready', 'Other'], (type) => ({ type, status: this.pick(['True', 'False']) })) })) };
    }
  }
}

interface Step {
  readonly op: 'apply' | 'update' | 'patch';
  readonly manager: string;
  readonly force: boolean;
  readonly object: JSONObject;
}

/** The types of a Kind as the server has them: unlike a cluster, it knows no structs that are atomic, and no defaults. */
function serverTypes(kind: KindClass): TypeConverter {
  const { schema, typeRef } = parseableType(kind);
  const plain = new Schema([], (name) => {
    const atom = schema.findNamedType(name);
    if (atom?.map?.fields === undefined) return atom;
    const { elementRelationship: _, ...map } = atom.map;
    return { map: { ...map, fields: atom.map.fields.map(({ name: field, type }) => ({ name: field, type: type ?? {} })) } };
  });
  const type = new ParseableType(plain, typeRef);
  return newTypeConverterFrom(() => type);
}

async function send(url: string, { op, manager, force, object }: Step, live: JSONObject | undefined): Promise<{ readonly ok: boolean; readonly body: JSONObject }> {
  const exists = live !== undefined;
  const { resourceVersion } = (live?.['metadata'] ?? {}) as JSONObject;
  const body = op === 'update' ? { ...object, metadata: { ...(object['metadata'] as JSONObject), resourceVersion } } : object;
  const target = new URL(op === 'update' && !exists ? url.slice(0, url.lastIndexOf('/')) : url);
  target.searchParams.set('fieldManager', manager);
  if (force) target.searchParams.set('force', 'true');
  const media = { apply: 'application/apply-patch+yaml', update: 'application/json', patch: 'application/merge-patch+json' };
  const method = op === 'update' ? (exists ? 'PUT' : 'POST') : 'PATCH';
  const response = await fetch(target, { method, headers: { 'Content-Type': media[op] }, body: JSON.stringify(body), signal: AbortSignal.timeout(20_000) });
  return { ok: response.ok, body: (await response.json()) as JSONObject };
}

/** The same here. */
function compute(fields: FieldManager, live: JSONObject | undefined, kind: Target, { op, manager, force, object }: Step): JSONObject {
  const stored = live ?? kind.stored({ apiVersion: kind.apiVersion, kind: kind.kind });
  if (op === 'apply') return kind.stored(fields.apply(stored as RuntimeObject, object as RuntimeObject, manager, { force }));
  const next = kind.stored(op === 'patch' ? (mergePatch(stored, object) as JSONObject) : object);
  return fields.update(stored as RuntimeObject, next as RuntimeObject, manager) as JSONObject;
}

for (const kind of [...[ConfigMap, Service, Deployment, Pod].map((each) => builtin(each as KindClass)), customResource()]) {
  test(`${kind.kind}: what the server stores is what is computed here`, async (t) => {
    if (skipWithout(server, t)) return;
    if (kind.kind === 'Widget') {
      const remove = await define(server.url);
      t.after(remove);
    }
    t.diagnostic(`${runs} runs of ${STEPS} steps, KUBETYPED_SEED=${seed}`);
    const random = new Random(seed);
    const configs = new Configs(random);
    const root = kind.group === '' ? '/api/v1' : `/apis/${kind.group}/${kind.version}`;
    const create = (): JSONObject => kind.stored({ apiVersion: kind.apiVersion, kind: kind.kind });
    const fields = newDefaultFieldManager(kind.types, kind, { create });
    const counts = { stored: 0, refused: 0 };
    for (let run = 0; run < runs; run++) {
      const name = `r${run}`;
      const url = `${server.url}${root}/namespaces/${namespace}/${kind.resource}/${name}`;
      let live: JSONObject | undefined;
      try {
        for (let step = 0; step < STEPS; step++) {
          const op = live === undefined ? random.pick(['apply', 'update'] as const) : random.pick(['apply', 'apply', 'update', 'patch'] as const);
          const todo: Step = { op, manager: random.pick(['m1', 'm2', 'm3', 'kubectl']), force: op === 'apply' && random.int(2) === 0, object: configs.of(kind, name) };
          const answer = await send(url, todo, live);
          const note = () => `run ${run} step ${step} of seed ${seed}: ${JSON.stringify(todo)} on ${JSON.stringify(live)}`;
          if (answer.ok) {
            assert.equal(comparable(compute(fields, live, kind, todo)), comparable(answer.body), note());
            live = answer.body;
            counts.stored++;
          } else {
            const message = String(answer.body['message']);
            // A custom resource may be merged into one that its schema doesn't allow: the server looks at it afterwards.
            if (kind.kind === 'Widget' && answer.body['code'] === 422) continue;
            assert.equal(answer.body['code'], 409, `${message} ${note()}`);
            assert.throws(
              () => compute(fields, live, kind, todo),
              (error: unknown) => {
                assert.ok(error instanceof StatusError || error instanceof FieldManagerError, `${String(error)} ${note()}`);
                assert.equal(error.message, message, note());
                return true;
              },
              note(),
            );
            counts.refused++;
          }
        }
      } finally {
        await fetch(url, { method: 'DELETE', signal: AbortSignal.timeout(20_000) });
      }
    }
    t.diagnostic(`${counts.stored} stored, ${counts.refused} refused`);
    assert.ok(counts.stored > counts.refused && counts.refused > 0);
  });
}
