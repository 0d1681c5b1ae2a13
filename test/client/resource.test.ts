import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as autoscalingv1 from 'kubetyped/api/autoscaling/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { codecs as corev1Codecs } from 'kubetyped/api/core/v1/protobuf';
import { isConflict, isNotFound, isResourceExpired, isTooManyRequests } from 'kubetyped/apimachinery/api/errors';
import { Status, Time } from 'kubetyped/apimachinery/apis/meta/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/protobuf';
import { bindPod, evictPod, jsonPatch, mergePatch, podLogLines, strategicMergePatch } from 'kubetyped/client';
import type { Exchange } from 'kubetyped/client/testing';
import { isConnectionError } from 'kubetyped/client/transport';
import { newTokenBucketRateLimiter } from 'kubetyped/client/util/flowcontrol';
import { retryOnConflict } from 'kubetyped/client/util/retry';
import type { Field } from 'kubetyped/engine';
import { Widget } from '../apimachinery/runtime/sample_kinds.ts';
import { JumpingClock, scripted } from './scripted.ts';
import { StepClock } from './step_clock.ts';

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const path = '/api/v1/namespaces/default/pods';
const pod = (name: string): object => ({ apiVersion: 'v1', kind: 'Pod', metadata: { name, namespace: 'default' } });
const failure = (code: number, reason: string, message = reason): object => ({
  apiVersion: 'v1',
  kind: 'Status',
  status: 'Failure',
  code,
  reason,
  message,
});

test('get, create, update, patch, apply, delete: what is asked, and what comes back', async (t) => {
  const reply = { body: [pod('a')] };
  const { server, client } = await scripted(
    t,
    Array.from({ length: 10 }, () => ({ reply })),
  );
  const pods = client.resource(corev1.Pod, { namespace: 'default' });
  const got = await pods.get('a', { resourceVersion: '0' });
  assert.ok(got instanceof corev1.Pod);
  assert.equal(got.metadata.name, 'a');
  await pods.create({ metadata: { name: 'a' }, spec: { containers: [] } }, { fieldManager: 'me', dryRun: ['All'] });
  await pods.update(got, { fieldValidation: 'Strict' });
  await pods.updateStatus({ metadata: { name: 'a' }, spec: { containers: [] }, status: { phase: 'Running' } });
  await pods.patch('a', jsonPatch([{ op: 'test', path: '/a', value: 1 }]));
  await pods.patch('a', mergePatch({ metadata: { labels: { a: null } } }), { fieldManager: 'me' });
  await pods.patchStatus('a', strategicMergePatch({ status: {} }));
  await pods.apply({ metadata: { name: 'a', labels: { x: 'y' } } }, { fieldManager: 'me', force: true });
  await pods.applyStatus({ metadata: { name: 'a' }, status: { phase: 'Running' } }, { fieldManager: 'me' });
  const preconditions = { uid: '1' };
  await pods.delete('a', { preconditions, propagationPolicy: 'Foreground', gracePeriodSeconds: 0 });
  assert.deepEqual(
    server.requests.map(({ method, path, query, headers, body }) => [
      `${method} ${path}${query && `?${query}`}`,
      headers['content-type'] ?? '',
      body.length === 0 ? '' : JSON.parse(text(body)),
    ]),
    [
      [`GET ${path}/a?resourceVersion=0`, '', ''],
      [
        `POST ${path}?dryRun=All&fieldManager=me`,
        'application/json',
        { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a' }, spec: { containers: [] } },
      ],
      [`PUT ${path}/a?fieldValidation=Strict`, 'application/json', pod('a')],
      [
        `PUT ${path}/a/status`,
        'application/json',
        {
          apiVersion: 'v1',
          kind: 'Pod',
          metadata: { name: 'a' },
          spec: { containers: [] },
          status: { phase: 'Running' },
        },
      ],
      [`PATCH ${path}/a`, 'application/json-patch+json', [{ op: 'test', path: '/a', value: 1 }]],
      [`PATCH ${path}/a?fieldManager=me`, 'application/merge-patch+json', { metadata: { labels: { a: null } } }],
      [`PATCH ${path}/a/status`, 'application/strategic-merge-patch+json', { status: {} }],
      [
        `PATCH ${path}/a?fieldManager=me&force=true`,
        'application/apply-patch+yaml',
        { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a', labels: { x: 'y' } } },
      ],
      [
        `PATCH ${path}/a/status?fieldManager=me&force=false`,
        'application/apply-patch+yaml',
        { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a' }, status: { phase: 'Running' } },
      ],
      [
        `DELETE ${path}/a`,
        'application/json',
        {
          apiVersion: 'v1',
          kind: 'DeleteOptions',
          gracePeriodSeconds: 0,
          preconditions,
          propagationPolicy: 'Foreground',
        },
      ],
    ],
  );
  server.verify();
});

test('Protobuf is spoken where there are codecs, JSON elsewhere', async (t) => {
  const scheme = new Scheme();
  corev1.addToScheme(scheme);
  const protobuf = new Serializer(scheme, { codecs: corev1Codecs });
  const answer = protobuf.encode(new corev1.Pod({ metadata: { name: 'a' } }));
  const list = protobuf.encode(new corev1.PodList({ items: [new corev1.Pod({ metadata: { name: 'b' } })] }));
  const headers = { 'Content-Type': 'application/vnd.kubernetes.protobuf' };
  const { server, client } = await scripted(
    t,
    [
      { reply: { headers, body: [answer] } },
      { reply: { headers, body: [list] } },
      { reply: { headers, body: [protobuf.encode(new Status({ status: 'Success' }))] } },
      { reply: { status: 404, headers, body: [protobuf.encode(new Status(failure(404, 'NotFound') as never))] } },
      { reply: { body: [{ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'd' } }] } },
    ],
    { codecs: corev1Codecs },
  );
  const pods = client.resource(corev1.Pod, { namespace: 'default' });
  const created = await pods.create({ metadata: { name: 'a' }, spec: { containers: [] } });
  assert.equal(created.metadata.name, 'a');
  const [item] = (await pods.list()).items;
  assert.ok(item instanceof corev1.Pod);
  assert.ok((await pods.delete('a')) instanceof Status);
  await assert.rejects(pods.get('a'), (error) => isNotFound(error));
  await client.resource(appsv1.Deployment, { namespace: 'default' }).get('d');
  const [create, , remove, , deployment] = server.requests;
  assert.equal(create!.headers['accept'], 'application/vnd.kubernetes.protobuf,application/json');
  assert.equal(create!.headers['content-type'], 'application/vnd.kubernetes.protobuf');
  assert.equal((protobuf.decode(create!.body).object as corev1.Pod).metadata.name, 'a');
  assert.equal(remove!.headers['content-type'], 'application/vnd.kubernetes.protobuf');
  assert.equal(deployment!.headers['accept'], 'application/json, */*');
});

test('lists: items are instances, pages are followed without the version, and an expired page is told', async (t) => {
  const page = (names: string[], next?: string): object => ({
    apiVersion: 'v1',
    kind: 'PodList',
    metadata: { resourceVersion: '7', ...(next && { continue: next }) },
    items: names.map((name) => ({ metadata: { name } })),
  });
  const { server, client } = await scripted(t, [
    { query: { limit: '2', resourceVersion: '0', labelSelector: 'a=b' }, reply: { body: [page(['a', 'b'], 'n1')] } },
    { query: { limit: '2', continue: 'n1', labelSelector: 'a=b' }, reply: { body: [page(['c'])] } },
    { query: { limit: '500' }, reply: { body: [page(['a'], 'n2')] } },
    { query: { limit: '500', continue: 'n2' }, reply: { status: 410, body: [failure(410, 'Expired')] } },
  ]);
  const pods = client.resource(corev1.Pod, { namespace: 'default' });
  const names: string[] = [];
  for await (const each of pods.each({ pageSize: 2, resourceVersion: '0', labelSelector: 'a=b' })) {
    assert.ok(each instanceof corev1.Pod);
    assert.equal(each.kind, 'Pod');
    names.push(each.metadata.name!);
  }
  assert.deepEqual(names, ['a', 'b', 'c']);
  await assert.rejects(drain(pods.each()), (error) => isResourceExpired(error));
  server.verify();
});

async function drain(items: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of items);
}

test('a watch gives events, ends with its connection, and an abort is thrown', async (t) => {
  const events = [
    { type: 'ADDED', object: pod('a') },
    { type: 'BOOKMARK', object: { apiVersion: 'v1', kind: 'Pod', metadata: { resourceVersion: '9' } } },
    { type: 'ERROR', object: failure(410, 'Expired', 'too old') },
  ];
  const { server, client } = await scripted(t, [
    { query: { watch: 'true', resourceVersion: '5', timeoutSeconds: '30', timeout: '30s' }, reply: { body: events } },
    { reply: { body: [events[0]!, '{"type":"ADDED","obj'], finish: 'cut' } },
    { reply: { body: [events[0]!], finish: 'hang' } },
    { reply: { body: ['no JSON'] } },
    { reply: { body: [events[0]!], finish: 'hang' } },
  ]);
  const pods = client.resource(corev1.Pod, { namespace: 'default' });
  const read = async (watch: AsyncIterable<{ type: string }>): Promise<string[]> => {
    const types: string[] = [];
    for await (const { type } of watch) types.push(type);
    return types;
  };
  assert.deepEqual(await read(await pods.watch({ resourceVersion: '5', timeoutSeconds: 30 })), [
    'ADDED',
    'BOOKMARK',
    'ERROR',
  ]);
  assert.deepEqual(await read(await pods.watch()), ['ADDED']);
  const controller = new AbortController();
  const why = new Error('enough');
  const watch = await pods.watch({ signal: controller.signal });
  const seen: string[] = [];
  await assert.rejects(async () => {
    for await (const { type } of watch) {
      seen.push(type);
      controller.abort(why);
    }
  }, why);
  assert.deepEqual(seen, ['ADDED']);
  assert.equal(getEventListeners(controller.signal, 'abort').length, 0);
  assert.deepEqual(await read(await pods.watch()), ['ERROR']);
  const stopped = await pods.watch();
  for await (const event of stopped) {
    if (event.type === 'ADDED') assert.ok(event.object instanceof corev1.Pod);
    break;
  }
  server.verify();
});

test('what the server wants later is asked again, ten times at most', async (t) => {
  const later = (value: string, status = 429): { reply: object } => ({
    reply: { status, headers: { 'Retry-After': value }, body: [failure(status, 'TooManyRequests')] },
  });
  const { server, client, clock } = await scripted(t, [
    later('3'),
    later('0', 503),
    later('-1', 500),
    { reply: { status: 201, body: [pod('a')] } },
    later('Wed, 21 Oct 2037 07:28:00 GMT'),
    ...Array.from({ length: 11 }, () => later('1')),
    { reply: { status: 503, body: [failure(503, 'ServiceUnavailable')] } },
  ]);
  const pods = client.resource(corev1.Pod, { namespace: 'default' });
  await pods.create({ metadata: { name: 'a' }, spec: { containers: [] } });
  assert.deepEqual(clock.waits, [3000, 0, 0]);
  assert.deepEqual(
    server.requests.map(({ body }) => body.length > 0),
    [true, true, true, true],
  );
  await assert.rejects(pods.get('a'), (error) => isTooManyRequests(error));
  assert.equal(server.requests.length, 5);
  await assert.rejects(pods.get('a'), (error) => isTooManyRequests(error));
  assert.equal(server.requests.length, 16);
  await assert.rejects(pods.get('a'), { message: 'ServiceUnavailable' });
  assert.equal(server.requests.length, 17);
});

test('a lost connection is asked again for reads alone', async (t) => {
  const reset = { reply: { finish: 'reset' as const } };
  const { server, client, clock } = await scripted(t, [reset, reset, { reply: { body: [pod('a')] } }, reset, reset]);
  const pods = client.resource(corev1.Pod, { namespace: 'default' });
  await pods.get('a');
  assert.deepEqual(clock.waits, [1000, 1000]);
  await assert.rejects(pods.delete('a'), (error) => isConnectionError(error));
  await assert.rejects(pods.create({ metadata: { name: 'a' }, spec: { containers: [] } }), (error) =>
    isConnectionError(error),
  );
  assert.equal(server.requests.length, 5);
});

test('a body that is cut is an error, not half an object, and not asked again', async (t) => {
  const headers = { 'Content-Length': '1000' };
  const { server, client } = await scripted(t, [{ reply: { headers, body: [pod('a')], finish: 'cut' } }]);
  const pods = client.resource(corev1.Pod, { namespace: 'default' });
  await assert.rejects(pods.get('a'), (error) => isConnectionError(error));
  assert.equal(server.requests.length, 1);
});

test('answers of something that is no API server', async (t) => {
  const html = { 'Content-Type': 'text/html' };
  const { client } = await scripted(t, [
    { reply: { headers: html, body: ['<html>Log in</html>'] } },
    { reply: { status: 502, headers: html, body: ['<html>Bad gateway</html>'] } },
    { reply: { status: 302, headers: { Location: '/login' } } },
    { reply: {} },
    { reply: { body: ['{"apiVersion":"v1","kind":"Pod"'] } },
    { reply: { body: [{ apiVersion: 'v1', kind: 'Service', metadata: { name: 'a' } }] } },
    { reply: { body: [failure(403, 'Forbidden', 'no way')] } },
    { reply: { headers: { 'Content-Type': 'nonsense/' }, body: ['x'] } },
    { reply: { body: [{ apiVersion: 'v1', kind: 'Pod', metadata: { name: 7 } }] } },
  ]);
  const pods = client.resource(corev1.Pod, { namespace: 'default' });
  const expectations: (object | RegExp)[] = [
    {
      code: 'ERR_UNEXPECTED_RESPONSE',
      message: `GET ${path}/a: expected an API object, got text/html: <html>Log in</html>`,
    },
    /an error on the server \("<html>Bad gateway<\/html>"\) has prevented the request from succeeding/,
    /the server responded with the status code 302 but did not return more information/,
    {
      code: 'ERR_UNEXPECTED_RESPONSE',
      message: `GET ${path}/a: 0-length response with status code: 200 and content type: application/json`,
    },
    { code: 'ERR_DECODE' },
    { code: 'ERR_NOT_REGISTERED' },
    { message: 'no way' },
    /mime|media/,
    { code: 'ERR_DECODE' },
  ];
  for (const expected of expectations) await assert.rejects(pods.get('a'), expected as RegExp);
});

test('warnings are told', async (t) => {
  const headers = { Warning: ['299 - "old version"', '299 - "unknown field"'] };
  const { client, warnings } = await scripted(t, [{ reply: { headers, body: [pod('a')] } }]);
  await client.resource(corev1.Pod, { namespace: 'default' }).get('a');
  assert.deepEqual(warnings, ['old version', 'unknown field']);
});

test('a call takes no longer than allowed, and the server is told', async (t) => {
  const clock = new StepClock();
  const { server, client } = await scripted(t, [{ reply: { finish: 'hang' } }], { clock });
  const pods = client.resource(corev1.Pod, { namespace: 'default' });
  const refused = assert.rejects(
    pods.get('a', { timeout: 50 }),
    (error) => isConnectionError(error) && error.failure === 'timeout',
  );
  while (server.requests.length === 0) await setImmediate();
  clock.step(50);
  await refused;
  assert.equal(server.requests[0]!.query, 'timeout=50ms');
});

test("the server's limit of a list is one for a client of a class as well, unless there is another", async (t) => {
  const list = { reply: { body: [{ apiVersion: 'v1', kind: 'PodList', metadata: {}, items: [] }] } };
  const { server, client } = await scripted(t, Array(5).fill(list));
  const pods = client.resource(corev1.Pod);
  await pods.list();
  await pods.list({ timeoutSeconds: 70 });
  await pods.list({ timeoutSeconds: 70, timeout: 65_500 });
  await pods.list({ timeout: 65_500 });
  await client.unstructured({ group: '', version: 'v1', resource: 'pods' }).list({ timeoutSeconds: 70 });
  assert.deepEqual(
    server.requests.map(({ query }) => query),
    ['', 'timeout=1m10s&timeoutSeconds=70', 'timeout=1m5.5s&timeoutSeconds=70', 'timeout=1m5.5s', 'timeoutSeconds=70'],
  );
});

test('a Kind may have fields of a syntax that the scheme brings', async (t) => {
  const goType = 'example.com/v1.Day';
  class Dated extends Widget {
    static override readonly fields: readonly Field[] = [...Widget.fields, ['day', `@${goType}`, 24]];
  }
  const dated = { apiVersion: 'example.com/v1', kind: 'Widget', metadata: { name: 'a' }, day: '2026-01-02T03:04:05Z' };
  const lacking = new Scheme();
  lacking.addKnownTypes(Dated);
  const scheme = new Scheme();
  scheme.addKnownTypes(Dated);
  scheme.addScalars(new Map([[goType, { ...Time, goType }]]));
  const replies = (...bodies: object[]): Exchange[] => bodies.map((body) => ({ reply: { body: [body] } }));
  const known = await scripted(t, replies(dated, dated, { ...dated, day: 'today' }), { scheme });
  const widgets = known.client.resource(Dated, { namespace: 'default' });
  assert.deepEqual({ ...(await widgets.get('a')) }, dated);
  await widgets.update(dated as never);
  assert.deepEqual(JSON.parse(text(known.server.requests[1]!.body)), dated);
  await assert.rejects(widgets.get('a'), /day/);
  const unknown = await scripted(t, replies(dated), { scheme: lacking });
  await assert.rejects(unknown.client.resource(Dated, { namespace: 'default' }).get('a'), /needs the scalar/);
});

test('names that can be no part of a path, or are missing, never reach the server', async (t) => {
  const { server, client } = await scripted(t, []);
  const pods = client.resource(corev1.Pod, { namespace: 'default' });
  const code = 'ERR_PATH_SEGMENT';
  await assert.rejects(pods.get(''), { code, message: 'resource name may not be empty' });
  await assert.rejects(pods.get('..'), { code, message: `invalid resource name "..": [may not be '..']` });
  await assert.rejects(pods.get('a/b%'), {
    code,
    message: `invalid resource name "a/b%": [may not contain '/' may not contain '%']`,
  });
  await assert.rejects(pods.update({ metadata: {}, spec: { containers: [] } }), { code });
  assert.throws(() => client.resource(corev1.Pod, { namespace: 'a/b' }), { code });
  const all = client.resource(corev1.Pod);
  await assert.rejects(all.get('a'), {
    code,
    message: 'an empty namespace may not be set when a resource name is provided',
  });
  await assert.rejects(all.create({ metadata: { name: 'a' }, spec: { containers: [] } }), { code });
  assert.throws(() => client.resource(corev1.PodList as never), { code: 'ERR_NOT_A_RESOURCE' });
  await assert.rejects(pods.create({ kind: 'Service', metadata: { name: 'a' } } as never), {
    code: 'ERR_KIND_MISMATCH',
  });
  assert.equal(server.requests.length, 0);
});

test('names are escaped as Go escapes them; scope and group make the path', async (t) => {
  const { server, client } = await scripted(
    t,
    Array.from({ length: 3 }, () => ({ reply: { status: 404 } })),
  );
  const roles = client.unstructured({ group: 'rbac.authorization.k8s.io', version: 'v1', resource: 'clusterroles' });
  await assert.rejects(roles.get("system:node (x)*'!$&+,;=@~ä"), (error) => isNotFound(error));
  await assert.rejects(client.resource(corev1.Node).list({ labelSelector: 'a in (b, c),d!=~' }));
  await assert.rejects(client.resource(corev1.Pod).list());
  assert.deepEqual(
    server.requests.map(({ path, query }) => [path, query]),
    [
      ['/apis/rbac.authorization.k8s.io/v1/clusterroles/system:node%20%28x%29%2A%27%21$&+,;=@~%C3%A4', ''],
      ['/api/v1/nodes', 'labelSelector=a+in+%28b%2C+c%29%2Cd%21%3D~'],
      ['/api/v1/pods', ''],
    ],
  );
});

test('objects without a class, metadata alone, tables', async (t) => {
  const crontab = {
    apiVersion: 'example.com/v1',
    kind: 'CronTab',
    metadata: { name: 'a' },
    spec: { schedule: '* * *' },
  };
  const { server, client } = await scripted(t, [
    { reply: { body: [crontab] } },
    { reply: { body: [{ apiVersion: 'example.com/v1', kind: 'CronTabList', metadata: {}, items: [crontab] }] } },
    { reply: { status: 201, body: [crontab] } },
    { reply: { body: [{ apiVersion: 'v1', kind: 'Status', status: 'Success' }] } },
    { reply: { body: [{ type: 'ADDED', object: crontab }] } },
    { reply: { body: [{ apiVersion: 'meta.k8s.io/v1', kind: 'PartialObjectMetadata', metadata: { name: 'a' } }] } },
    {
      reply: {
        body: [
          {
            apiVersion: 'meta.k8s.io/v1',
            kind: 'Table',
            columnDefinitions: [{ name: 'Name' }],
            rows: [{ cells: ['a'] }],
          },
        ],
      },
    },
  ]);
  const gvr = { group: 'example.com', version: 'v1', resource: 'crontabs' };
  const crontabs = client.unstructured(gvr, { namespace: 'default' });
  const got = await crontabs.get('a');
  assert.deepEqual({ ...got }, crontab);
  const list = await crontabs.list();
  assert.equal(list.items[0]!.getName(), 'a');
  await crontabs.create(crontab);
  assert.ok((await crontabs.delete('a')) instanceof Status);
  for await (const event of await crontabs.watch()) assert.deepEqual({ ...event.object }, crontab);
  const { metadata } = await client.metadata(gvr, { namespace: 'default' }).get('a');
  assert.equal(metadata.name, 'a');
  assert.deepEqual((await client.resource(corev1.Pod).table()).rows[0]!.cells, ['a']);
  assert.deepEqual(JSON.parse(text(server.requests[3]!.body)), { apiVersion: 'v1', kind: 'DeleteOptions' });
  assert.equal(server.requests[0]!.headers['accept'], 'application/json');
  assert.match(
    server.requests[5]!.headers['accept']!,
    /^application\/json;as=PartialObjectMetadata;g=meta\.k8s\.io;v=v1/,
  );
  assert.match(server.requests[6]!.headers['accept']!, /^application\/json;as=Table/);
});

test('subresources: scale, eviction, binding, log', async (t) => {
  const scale = { apiVersion: 'autoscaling/v1', kind: 'Scale', metadata: { name: 'web' }, spec: { replicas: 3 } };
  const success = { apiVersion: 'v1', kind: 'Status', status: 'Success' };
  const { server, client } = await scripted(t, [
    { reply: { body: [scale] } },
    { reply: { body: [scale] } },
    { reply: { status: 201, body: [success] } },
    { reply: { status: 201, body: [success] } },
    { reply: { headers: { 'Content-Type': 'text/plain' }, body: ['one\nt', 'wo\n', 'thr\u00e4e'] } },
    { reply: { status: 400, body: [failure(400, 'BadRequest', 'no such container')] } },
  ]);
  const scales = client.resource(appsv1.Deployment, { namespace: 'default' }).subresource('scale', autoscalingv1.Scale);
  const got = await scales.get('web');
  assert.equal(got.spec?.replicas, 3);
  await scales.update('web', got);
  const pods = client.resource(corev1.Pod, { namespace: 'default' });
  await evictPod(pods, 'a', { deleteOptions: { gracePeriodSeconds: 1 } });
  await bindPod(pods, 'a', { name: 'node-1' });
  const lines: string[] = [];
  for await (const line of podLogLines(pods, 'a', { container: 'c', tailLines: 0, follow: true })) lines.push(line);
  assert.deepEqual(lines, ['one', 'two', 'thräe']);
  await assert.rejects(async () => drain(podLogLines(pods, 'a')), { message: 'no such container' });
  assert.deepEqual(
    server.requests.map(({ method, path, query }) => `${method} ${path}${query && `?${query}`}`),
    [
      'GET /apis/apps/v1/namespaces/default/deployments/web/scale',
      'PUT /apis/apps/v1/namespaces/default/deployments/web/scale',
      `POST ${path}/a/eviction`,
      `POST ${path}/a/binding`,
      `GET ${path}/a/log?container=c&follow=true&tailLines=0`,
      `GET ${path}/a/log`,
    ],
  );
  assert.deepEqual(JSON.parse(text(server.requests[2]!.body)), {
    apiVersion: 'policy/v1',
    kind: 'Eviction',
    metadata: { name: 'a', namespace: 'default' },
    deleteOptions: { gracePeriodSeconds: 1 },
  });
});

test('retryOnConflict tries five times; the limiter lets a burst go and then one at a time', async () => {
  const clock = new JumpingClock();
  const conflict = Object.assign(new Error('conflict'), {
    status: () => new Status({ reason: 'Conflict', code: 409 }),
  });
  assert.ok(isConflict(conflict));
  let tries = 0;
  await assert.rejects(
    retryOnConflict(
      () => {
        tries++;
        throw conflict;
      },
      { clock, random: () => 0 },
    ),
    conflict,
  );
  assert.equal(tries, 5);
  assert.deepEqual(clock.waits, [10, 10, 10, 10]);
  const limited = new JumpingClock();
  const limiter = newTokenBucketRateLimiter(10, 2, limited);
  for (let at = 0; at < 4; at++) await limiter.wait();
  assert.deepEqual(limited.waits, [100, 100]);
  const controller = new AbortController();
  const why = new Error('enough');
  const waiting = limiter.wait(controller);
  controller.abort(why);
  await assert.rejects(waiting, why);
});
