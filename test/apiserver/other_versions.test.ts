// One resource in several versions: each request is held to the rules of its version, and all see the same objects.
import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { HorizontalPodAutoscaler as HorizontalPodAutoscalerV1 } from 'kubetyped/api/autoscaling/v1';
import { HorizontalPodAutoscaler } from 'kubetyped/api/autoscaling/v2';
import { Event as CoreEvent } from 'kubetyped/api/core/v1';
import { Event } from 'kubetyped/api/events/v1';
import { defineKind } from 'kubetyped/apiextensions';
import { isNotFound } from 'kubetyped/apimachinery/api/errors';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, otherVersion, schemaStrategy } from 'kubetyped/apiserver';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { Client, FetchTransport, mergePatch } from 'kubetyped/client';

const V1 = defineKind({
  group: 'case.example',
  version: 'v1',
  kind: 'Thing',
  plural: 'things',
  schema: {
    type: 'object',
    required: ['spec'],
    properties: {
      spec: {
        type: 'object',
        required: ['size'],
        properties: {
          size: { type: 'integer', maximum: 5 },
          mode: { type: 'string', default: 'slow' },
          zone: { type: 'string', default: 'a' },
        },
      },
    },
  },
} as const);
const V2 = defineKind({
  group: 'case.example',
  version: 'v2',
  kind: 'Thing',
  plural: 'things',
  schema: {
    type: 'object',
    required: ['spec'],
    properties: {
      spec: {
        type: 'object',
        required: ['replicas'],
        properties: {
          replicas: { type: 'integer', minimum: 2 },
          mode: { type: 'string', default: 'fast', enum: ['fast', 'slow'] },
        },
      },
    },
  },
} as const);
type V1 = InstanceType<typeof V1>;
type V2 = InstanceType<typeof V2>;

/** Conversions that are right for valid objects, and for no others. */
function newScheme(): Scheme {
  const scheme = new Scheme();
  scheme.addConversionFunc(V1, V2, ({ metadata, spec: { size, mode } }: V1, to: V2) => {
    Object.assign(to, { metadata, spec: { replicas: size, ...(mode !== undefined && { mode }) } });
  });
  scheme.addConversionFunc(V2, V1, ({ metadata, spec: { replicas, mode } }: V2, to: V1) => {
    Object.assign(to, { metadata, spec: { size: replicas, ...(mode !== undefined && { mode }) } });
  });
  return scheme;
}

async function start(t: TestContext) {
  const server = new APIServer({ scheme: newScheme(), onError: (error) => assert.fail(String(error)) });
  server.resource(V1, {
    otherVersions: [V2],
    strategy: schemaStrategy(V1),
    columns: [
      { name: 'Name', format: 'name', value: ({ metadata }) => metadata.name },
      { name: 'Size', type: 'integer', value: ({ spec }) => spec.size },
    ],
  });
  const { url } = await server.listen();
  t.after(() => server.close());
  const client = new Client({ transport: new FetchTransport({ server: url }) });
  const inDefault = { namespace: 'default' };
  return { url, v1: client.resource(V1, inDefault), v2: client.resource(V2, inDefault) };
}

test('an object is defaulted and judged by the schema of the version in which it comes', async (t) => {
  const { v1, v2 } = await start(t);
  const made = await v2.create({ metadata: { name: 'bare' }, spec: { replicas: 3 } });
  assert.equal(made.spec.mode, 'fast');
  assert.deepEqual((await v1.get('bare')).spec, { size: 3, mode: 'fast', zone: 'a' }, 'what v2 lacks has its default');
  assert.equal((await v1.create({ metadata: { name: 'old' }, spec: { size: 1 } })).spec.mode, 'slow');
  const refused = (spec: object, text: RegExp): Promise<void> =>
    assert.rejects(v2.create({ metadata: { name: 'new' }, spec: spec as V2['spec'] }), text);
  await refused({ replicas: 1 }, /spec\.replicas: Invalid value: 1: .*greater than or equal to 2/);
  await refused({ replicas: 2, mode: 'nope' }, /spec\.mode: Unsupported value: "nope"/);
  await v2.create({ metadata: { name: 'large' }, spec: { replicas: 9 } });
  await assert.rejects(
    v1.create({ metadata: { name: 'larger' }, spec: { size: 9 } }),
    /spec\.size: Invalid value: 9: .*less than or equal to 5/,
  );
  await assert.rejects(v2.patch('bare', mergePatch({ spec: { replicas: 0 } })), /spec\.replicas: Invalid value: 0/);
  await assert.rejects(v1.patch('bare', mergePatch({ spec: { size: 6 } })), /spec\.size: Invalid value: 6/);
  await v1.patch('bare', mergePatch({ spec: { size: 0 } }));
});

test('server-side apply in another version creates, changes and takes over', async (t) => {
  const { v1, v2 } = await start(t);
  const named = { name: 'applied', namespace: 'default' };
  const first = await v2.apply({ metadata: named, spec: { replicas: 4 } }, { fieldManager: 'two' });
  assert.deepEqual({ ...first.spec }, { replicas: 4, mode: 'fast' });
  await assert.rejects(v1.apply({ metadata: named, spec: { size: 5 } }, { fieldManager: 'one' }), {
    message: 'Apply failed with 1 conflict: conflict with "two": .spec.replicas',
  });
  const forced = await v1.apply(
    { metadata: named, spec: { size: 5, mode: 'slow' } },
    { fieldManager: 'one', force: true },
  );
  assert.deepEqual({ ...forced.spec }, { size: 5, mode: 'slow', zone: 'a' });
  assert.deepEqual(
    forced.metadata.managedFields?.map(({ manager, apiVersion }) => `${manager} ${apiVersion}`),
    ['one case.example/v1'],
    'nothing is left to the other',
  );
  await assert.rejects(v2.apply({ metadata: named, spec: { replicas: 1 } }, { fieldManager: 'two', force: true }), {
    message: /spec\.replicas: Invalid value: 1/,
  });
});

test('columns see the version that they were written for', async (t) => {
  const { url, v2 } = await start(t);
  await v2.create({ metadata: { name: 'b' }, spec: { replicas: 3 } });
  await v2.create({ metadata: { name: 'a' }, spec: { replicas: 2 } });
  const Accept = 'application/json;as=Table;v=v1;g=meta.k8s.io';
  const response = await fetch(`${url}/apis/case.example/v2/namespaces/default/things`, { headers: { Accept } });
  const { rows } = (await response.json()) as { rows: { cells: unknown[]; object: { apiVersion: string } }[] };
  assert.deepEqual(
    rows.map(({ cells }) => cells),
    [
      ['a', 2],
      ['b', 3],
    ],
  );
});

test('a version may have columns, hooks and names of selectable fields of its own', async (t) => {
  const server = new APIServer({ scheme: newScheme(), onError: (error) => assert.fail(String(error)) });
  server.resource(V1, {
    selectableFields: { 'spec.size': ({ spec }) => String(spec.size) },
    otherVersions: [
      otherVersion(V2, {
        columns: [{ name: 'Replicas', type: 'integer', value: ({ spec }) => spec.replicas }],
        fieldLabels: { 'spec.replicas': 'spec.size' },
        strategy: { default: ({ spec }) => void (spec.mode ??= 'fast') },
      }),
    ],
  });
  const { url } = await server.listen();
  t.after(() => server.close());
  const things = new Client({ transport: new FetchTransport({ server: url }) }).resource(V2, { namespace: 'default' });
  for (const replicas of [2, 3]) await things.create({ metadata: { name: `r${replicas}` }, spec: { replicas } });
  const { items } = await things.list({ fieldSelector: 'spec.replicas=3' });
  assert.deepEqual(
    items.map(({ metadata, spec }) => [metadata.name, spec.mode]),
    [['r3', 'fast']],
  );
  await assert.rejects(things.list({ fieldSelector: 'spec.size=3' }), /spec\.size.* is not a known field selector/);
  const Accept = 'application/json;as=Table;v=v1;g=meta.k8s.io';
  const response = await fetch(`${url}/apis/case.example/v2/namespaces/default/things/r2`, { headers: { Accept } });
  const table = (await response.json()) as { columnDefinitions: { name: string }[]; rows: { cells: unknown[] }[] };
  assert.deepEqual([table.columnDefinitions.map(({ name }) => name), table.rows[0]?.cells], [['Replicas'], [2]]);
});

test('Events of both groups are the same objects', async (t) => {
  const server = await startTestServer();
  t.after(() => server.close());
  const client = new Client({ transport: new FetchTransport({ server: server.url }) });
  const core = client.resource(CoreEvent, { namespace: 'default' });
  const events = client.resource(Event, { namespace: 'default' });
  const about = { apiVersion: 'v1', kind: 'ConfigMap', name: 'm', namespace: 'default' };
  const seen: string[] = [];
  const watch = await core.watch();
  const watching = (async () => {
    for await (const { type, object } of watch) {
      if (type !== 'BOOKMARK' && type !== 'ERROR') seen.push(`${type} ${object.metadata.name} ${object.message}`);
      if (type === 'DELETED') break;
    }
  })();
  await events.create({
    metadata: { name: 'new' },
    eventTime: '2026-01-01T00:00:00.000000Z',
    reportingController: 'case.example/c',
    reportingInstance: 'one',
    action: 'Sync',
    reason: 'Synced',
    type: 'Normal',
    note: 'all is well',
    regarding: about,
  });
  await core.create({
    metadata: { name: 'old' },
    reason: 'Other',
    message: 'hello',
    type: 'Normal',
    involvedObject: about,
    source: { component: 'c' },
    count: 3,
  });
  const read = await core.get('new');
  assert.deepEqual(
    [read.message, read.involvedObject.name, read.reportingComponent],
    ['all is well', 'm', 'case.example/c'],
  );
  const other = await events.get('old');
  assert.deepEqual([other.note, other.deprecatedCount, other.deprecatedSource?.component], ['hello', 3, 'c']);
  assert.equal((await core.list({ fieldSelector: 'reason=Synced' })).items.length, 1);
  assert.equal((await events.list({ fieldSelector: 'regarding.name=m,type=Normal' })).items.length, 2);
  await assert.rejects(
    events.list({ fieldSelector: 'involvedObject.name=m' }),
    /field label not supported: involvedObject.name/,
  );
  await assert.rejects(
    events.create({
      metadata: { name: 'bad' },
      eventTime: '2026-01-01T00:00:00.000000Z',
      regarding: about,
      type: 'Nope' as 'Normal',
    }),
    /type: Invalid value: "": has invalid value: Nope/,
    'the rules of the newer group',
  );
  await core.create({ metadata: { name: 'free' }, involvedObject: about, type: 'Nope' as 'Normal' });
  await assert.rejects(events.patch('new', mergePatch({ note: 'other' })), /field is immutable/);
  await core.delete('new');
  await assert.rejects(events.get('new'), isNotFound);
  await watching;
  assert.deepEqual(
    seen.filter((text) => text.includes('new')),
    ['ADDED new all is well', 'DELETED new all is well'],
  );
});

test('autoscalers of both versions are the same objects', async (t) => {
  const server = await startTestServer();
  t.after(() => server.close());
  const client = new Client({ transport: new FetchTransport({ server: server.url }) });
  const v1 = client.resource(HorizontalPodAutoscalerV1, { namespace: 'default' });
  const v2 = client.resource(HorizontalPodAutoscaler, { namespace: 'default' });
  const scaleTargetRef = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' };
  await v2.create({
    metadata: { name: 'new' },
    spec: {
      scaleTargetRef,
      maxReplicas: 4,
      metrics: [
        { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization: 60 } } },
        { type: 'Resource', resource: { name: 'memory', target: { type: 'AverageValue', averageValue: '1.5Gi' } } },
      ],
      behavior: { scaleDown: { stabilizationWindowSeconds: 9 } },
    },
  });
  const read = await v1.get('new');
  assert.equal(read.spec.targetCPUUtilizationPercentage, 60);
  assert.equal(
    read.metadata.annotations?.['autoscaling.alpha.kubernetes.io/metrics'],
    '[{"type":"Resource","resource":{"name":"memory","targetAverageValue":"1536Mi"}}]',
  );
  await v1.patch('new', mergePatch({ spec: { targetCPUUtilizationPercentage: 70 } }));
  const { metadata, spec } = await v2.get('new');
  assert.equal(metadata.annotations, undefined);
  assert.deepEqual(
    spec.metrics?.map(({ resource }) => [resource?.name, resource?.target.averageUtilization]),
    [
      ['memory', undefined],
      ['cpu', 70],
    ],
  );
  assert.equal(spec.behavior?.scaleDown?.stabilizationWindowSeconds, 9);
  await v1.create({ metadata: { name: 'old' }, spec: { scaleTargetRef, maxReplicas: 3 } });
  assert.equal((await v2.get('old')).spec.metrics?.[0]?.resource?.target.averageUtilization, 80);
  await assert.rejects(
    v1.create({
      metadata: {
        name: 'bad',
        annotations: { 'autoscaling.alpha.kubernetes.io/metrics': '[{"type":"Resource","resource":{"name":"cpu"}}]' },
      },
      spec: { scaleTargetRef, maxReplicas: 3 },
    }),
    /spec\.metrics\[0\]\.resource\.target\.averageUtilization: Required value/,
  );
  const named = { name: 'applied', namespace: 'default' };
  await v1.apply({ metadata: named, spec: { scaleTargetRef, maxReplicas: 2 } }, { fieldManager: 'one' });
  const applied = await v2.apply(
    { metadata: named, spec: { scaleTargetRef, maxReplicas: 2 } },
    { fieldManager: 'two' },
  );
  assert.deepEqual(
    applied.metadata.managedFields?.map(({ manager, apiVersion }) => `${manager} ${apiVersion}`).sort(),
    ['one autoscaling/v1', 'two autoscaling/v2'],
  );
  const Accept = 'application/json;as=Table;v=v1;g=meta.k8s.io';
  const path = '/apis/autoscaling/v1/namespaces/default/horizontalpodautoscalers/new';
  const table = (await (await fetch(`${server.url}${path}`, { headers: { Accept } })).json()) as {
    rows: { cells: unknown[] }[];
  };
  assert.equal(table.rows[0]?.cells[2], 'memory: <unknown>/1536Mi, cpu: <unknown>/70%');
});
