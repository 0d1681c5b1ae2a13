// A real API server, k8s.io/apiserver over etcd: what we send it understands, what it sends we understand, in every
// format and for every kind it serves; and kubectl reads back what we sent.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { ConfigMap, Pod } from 'kubetyped/api/core/v1';
import type { ListBase, ObjectBase, ObjectMeta } from 'kubetyped/apimachinery/apis/meta/v1';
import {
  newPreconditionDeleteOptions,
  PartialObjectMetadata,
  PartialObjectMetadataList,
  Table,
} from 'kubetyped/apimachinery/apis/meta/v1';
import { ApplyCBORPatchType, ApplyYAMLPatchType } from 'kubetyped/apimachinery/types';
import { fromSources } from '../cli/run_cli.ts';
import { APIClient, leftOver } from './api_client.ts';
import type { ServedKind } from './api_kinds.ts';
import { servedKinds } from './api_kinds.ts';
import { exerciseCustomKind } from './custom_kind.ts';
import type { NamedFormat } from './formats.ts';
import { formats, infoOf, newFactory, newScheme } from './formats.ts';
import { hasKubectl, runKubectl, skipWithoutKubectl } from './kubectl.ts';
import type { APIServer } from './server.ts';
import { findAPIServer, skipWithout } from './server.ts';

/** Names that no other run has. */
const run = `kubetyped-${process.pid}-${Math.random().toString(36).slice(2, 8)}`;
const scheme = newScheme();
const factory = newFactory(scheme);
/** Enough for three pages of one, and for two events each. */
const OBJECTS = 3;

let server: APIServer | undefined;
let kinds = new Map<string, ServedKind[]>();
let served: readonly string[] = [];
const cache = mkdtempSync(join(tmpdir(), 'kubetyped-kubectl-'));

before(async () => {
  server = findAPIServer(8451);
  if (server === undefined) return;
  kinds = await servedKinds(client('application/json'), server.url, scheme);
  const offered = await Promise.all(
    formats.map(
      async ({ mediaType }) =>
        (
          await client(mediaType).request('GET', `${server!.url}/api/v1/configmaps`, undefined, {
            query: { limit: '1' },
          })
        ).code === 200,
    ),
  );
  served = formats.filter((_, at) => offered[at]).map(({ name }) => name);
});

after(async () => {
  for (const url of leftOver) await fetch(url, { method: 'DELETE', signal: AbortSignal.timeout(10_000) });
  server?.stop();
  rmSync(cache, { recursive: true, force: true });
});

function client(mediaType: string): APIClient {
  return new APIClient(server!.url, factory, mediaType);
}

/** Whether a test in a format can't be run. */
function cannotRun({ name }: NamedFormat, t: TestContext): boolean {
  if (skipWithout(server, t)) return true;
  if (served.includes(name)) return false;
  assert.ok(!server.started, `the server that was started doesn't speak ${name}`);
  t.skip(`NOT RUN IN ${name.toUpperCase()}: the server doesn't speak it (feature gate CBORServingAndStorage)`);
  return true;
}

function named({ type, filled }: ServedKind, name: string): ObjectBase {
  const metadata: ObjectMeta = {
    name,
    labels: { run: name.slice(0, -2) },
    annotations: { note: 'ä ☸ "quoted"\n\ttext' },
  };
  if (type.namespaced === true) metadata.namespace = run;
  return type.from({ ...structuredClone(filled), metadata });
}

/** An object as JSON without what the server set, after checking that it did. */
function checkedContent(object: object): unknown {
  const plain = withoutSigns(object) as { metadata: ObjectMeta & Record<string, unknown> };
  const { uid, resourceVersion, creationTimestamp, managedFields: _, ...metadata } = plain.metadata;
  assert.match(uid as string, /^[0-9a-f-]{36}$/);
  assert.match(resourceVersion as string, /^[1-9]\d*$/);
  assert.ok(Math.abs(Date.now() - Date.parse(creationTimestamp as string)) < 600_000);
  return { ...plain, metadata };
}

function expected({ type, stored }: ServedKind, object: ObjectBase, changes: object = {}): unknown {
  return withoutSigns({
    ...stored,
    kind: type.kind,
    apiVersion: type.apiVersion,
    metadata: { ...object.metadata, ...changes },
  });
}

/** Raw JSON may hold -0, which is 0 for those who read it as a number. */
function withoutSigns(object: object): unknown {
  return JSON.parse(JSON.stringify(object));
}

/** As the JSON of Go has it: with the zero values that Go writes. */
function canonical(object: ObjectBase): object {
  const [json] = factory.supportedMediaTypes();
  return JSON.parse(json!.serializer.encodeToString(object)) as object;
}

for (const format of formats) {
  test(`every kind, in ${format.name}`, async (t) => {
    if (cannotRun(format, t)) return;
    const api = client(format.mediaType);
    for (const [groupVersion, members] of kinds) {
      await t.test(groupVersion, async () => {
        for (const kind of members) await exercise(api, kind, `${run}-${format.name}`, format);
      });
    }
    // Otherwise nothing was tested.
    const count = [...kinds.values()].flat().length;
    assert.ok(kinds.size >= 16 && count >= 50, `${count} kinds in ${kinds.size} groups`);
    t.diagnostic(`${count} kinds in ${kinds.size} groups and versions${hasKubectl() ? ', read back by kubectl' : ''}`);
    await t.test(
      'kubectl reads back what was sent',
      (inner) => void skipWithoutKubectl(inner, 'NOT READ BACK BY KUBECTL'),
    );
  });
}

/** The life of three objects of a kind. */
async function exercise(
  api: APIClient,
  kind: ServedKind,
  prefix: string,
  { name: format }: NamedFormat,
): Promise<void> {
  const { type } = kind;
  const selector = { labelSelector: `run=${prefix}` };
  const url = api.url(type, run);
  const before = await api.expect<ListBase & { items: ObjectBase[] }>('GET', url, undefined, { query: selector });
  assert.deepEqual([before.kind, before.items], [`${type.kind}List`, []]);
  // YAML has no streams.
  const streams = format === 'yaml' ? client('application/json') : api;
  if (format === 'yaml')
    await api.expectStatus(406, 'NotAcceptable', 'GET', url, undefined, { query: { watch: 'true' } });
  const since = { ...selector, resourceVersion: before.metadata.resourceVersion! };
  const events = await streams.watch(type, url, since);
  const metadataEvents = await streams.watch(
    PartialObjectMetadata,
    url,
    since,
    asMeta(streams, 'PartialObjectMetadata').accept,
  );

  const sent = Array.from({ length: OBJECTS }, (_, at) => named(kind, `${prefix}-${at}`));
  for (const object of sent) {
    const created = await api.expect<ObjectBase>('POST', url, object);
    assert.ok(created instanceof (type as unknown as new () => ObjectBase));
    assert.deepEqual(checkedContent(canonical(created)), expected(kind, object));
  }
  const [first] = sent as [ObjectBase];
  const firstURL = `${url}/${first.getName()}`;
  await api.expectStatus(409, 'AlreadyExists', 'POST', url, first);

  const got = await api.expect<ObjectBase>('GET', firstURL);
  assert.deepEqual(checkedContent(canonical(got)), expected(kind, first));

  const names = sent.map((object) => object.getName());
  assert.deepEqual(await pages(api, url, selector), names);
  await checkMetadata(api, url, selector, names);
  await checkTable(api, url, selector, names, format);

  const stale = got.deepCopy();
  got.metadata.annotations = { ...got.metadata.annotations, changed: 'yes' };
  const updated = await api.expect<ObjectBase>('PUT', firstURL, got);
  assert.deepEqual(
    checkedContent(canonical(updated)),
    expected(kind, first, { annotations: got.metadata.annotations }),
  );
  await api.expectStatus(409, 'Conflict', 'PUT', firstURL, stale);

  await checkKubectl(kind, sent, updated.metadata);
  await checkStored(kind, updated);
  await api.expectStatus(409, 'Conflict', 'DELETE', firstURL, newPreconditionDeleteOptions('another'));
  await api.expect('DELETE', firstURL, newPreconditionDeleteOptions(updated.getUID()));
  for (const object of sent.slice(1)) await api.expect('DELETE', `${url}/${object.getName()}`);
  await api.expectStatus(404, 'NotFound', 'GET', firstURL);

  const expectedEvents = [
    ...names.map((name) => `ADDED ${name}`),
    `MODIFIED ${names[0]}`,
    ...names.map((name) => `DELETED ${name}`),
  ];
  const seen = await firstOf(events, expectedEvents.length);
  assert.deepEqual(
    seen.map((event) => `${event.type} ${(event.object as ObjectBase).metadata.name}`),
    expectedEvents,
  );
  const metadata = await firstOf(metadataEvents, expectedEvents.length);
  assert.ok(metadata.every(({ object }) => object instanceof PartialObjectMetadata));
  assert.deepEqual(
    metadata.map((event) => `${event.type} ${(event.object as PartialObjectMetadata).metadata.name}`),
    expectedEvents,
  );
  for (const { object } of seen.slice(0, OBJECTS)) {
    const at = names.indexOf((object as ObjectBase).metadata.name!);
    assert.deepEqual(checkedContent(canonical(object as ObjectBase)), expected(kind, sent[at]!));
  }
}

async function firstOf<T>(all: AsyncIterable<T>, count: number): Promise<T[]> {
  const first: T[] = [];
  for await (const each of all) if (first.push(each) === count) break;
  return first;
}

/** What the server keeps of an object in Protobuf reads as the object, and is written here byte for byte as there. */
async function checkStored({ type }: ServedKind, { metadata }: ObjectBase): Promise<void> {
  const key = [type.group, type.resource, ...(type.namespaced === true ? [run] : []), metadata.name]
    .filter((part) => part !== '')
    .join('/');
  const bytes = await server!.stored(key);
  if (bytes === undefined) return;
  const { serializer } = infoOf(factory, 'application/vnd.kubernetes.protobuf');
  const object = serializer.decode(bytes).object as ObjectBase;
  const { resourceVersion: _, ...rest } = metadata;
  assert.deepEqual(withoutSigns(object.metadata), withoutSigns(rest));
  assert.deepEqual(serializer.encode(object), bytes);
}

/** The names in a list that is read one page after the other, each of one object. */
async function pages(api: APIClient, url: string, selector: Record<string, string>): Promise<string[]> {
  const names: string[] = [];
  let token = '';
  do {
    const query = { ...selector, limit: '1', ...(token !== '' && { continue: token }) };
    const page = await api.expect<ListBase & { items: ObjectBase[] }>('GET', url, undefined, { query });
    assert.equal(page.items.length, 1);
    names.push(page.items[0]!.metadata.name!);
    token = page.getContinue();
  } while (token !== '' && names.length <= OBJECTS);
  return names;
}

/** Asks for a kind of meta.k8s.io, in the client's format. */
function asMeta(
  { mediaType }: APIClient,
  kind: 'PartialObjectMetadata' | 'PartialObjectMetadataList' | 'Table',
): { readonly accept: string } {
  return { accept: `${mediaType};as=${kind};v=v1;g=meta.k8s.io` };
}

async function checkMetadata(
  api: APIClient,
  url: string,
  selector: Record<string, string>,
  names: string[],
): Promise<void> {
  const list = await api.expect<PartialObjectMetadataList>('GET', url, undefined, {
    query: selector,
    ...asMeta(api, 'PartialObjectMetadataList'),
  });
  assert.ok(list instanceof PartialObjectMetadataList);
  assert.deepEqual(
    list.items.map(({ metadata }) => metadata?.name),
    names,
  );
  const one = await api.expect<PartialObjectMetadata>(
    'GET',
    `${url}/${names[1]}`,
    undefined,
    asMeta(api, 'PartialObjectMetadata'),
  );
  assert.ok(one instanceof PartialObjectMetadata);
  assert.deepEqual([one.getName(), one.getLabels()], [names[1], { run: selector['labelSelector']!.slice(4) }]);
}

async function checkTable(
  api: APIClient,
  url: string,
  selector: Record<string, string>,
  names: string[],
  format: string,
): Promise<void> {
  const { accept } = asMeta(api, 'Table');
  if (format === 'protobuf' || format === 'cbor') {
    // Table has no Protobuf form, and servers don't give it in CBOR.
    const { code, object } = await api.request('GET', url, undefined, { query: selector, accept });
    assert.deepEqual([code, object.kind], [406, 'Status']);
    return;
  }
  const table = await api.expect<Table>('GET', url, undefined, { query: selector, accept });
  assert.ok(table instanceof Table);
  assert.equal(table.columnDefinitions[0]?.name, 'Name');
  assert.deepEqual(
    table.rows.map(({ cells }) => cells[0]),
    names,
  );
  assert.deepEqual(
    table.rows.map(({ object }) => [
      (object as PartialObjectMetadata).kind,
      (object as PartialObjectMetadata).metadata.name,
    ]),
    names.map((name) => ['PartialObjectMetadata', name]),
  );
}

async function checkKubectl(kind: ServedKind, sent: readonly ObjectBase[], { annotations }: ObjectMeta): Promise<void> {
  if (!hasKubectl()) return;
  const { type } = kind;
  const resource = `${type.resource}.${type.version}.${type.group}`;
  const { code, stdout, stderr } = await runKubectl(server!.url, cache, [
    '--namespace',
    run,
    'get',
    resource,
    ...sent.map((object) => object.getName()),
    '-o',
    'json',
  ]);
  assert.equal(code, 0, stderr);
  const { items } = JSON.parse(stdout) as { items: object[] };
  assert.deepEqual(
    items.map(checkedContent),
    sent.map((object, at) => expected(kind, object, at === 0 ? { annotations } : {})),
  );
}

for (const format of formats) {
  test(`what the server refuses comes as a Status, in ${format.name}`, async (t) => {
    if (cannotRun(format, t)) return;
    const api = client(format.mediaType);
    const url = api.url(ConfigMap, run);
    await api.expectStatus(404, 'NotFound', 'GET', `${url}/none`);
    await api.expectStatus(404, 'NotFound', 'DELETE', `${url}/none`);
    await api.expectStatus(415, 'UnsupportedMediaType', 'POST', url, 'x', { contentType: 'text/plain' });
    await api.expectStatus(400, 'BadRequest', 'POST', url, '\u0001');
    await api.expectStatus(422, 'Invalid', 'POST', url, new ConfigMap({ metadata: { namespace: run } }));
    await api.expectStatus(
      400,
      'BadRequest',
      'POST',
      url,
      new ConfigMap({ metadata: { name: 'a', namespace: 'another' } }),
    );
    await api.expectStatus(400, 'BadRequest', 'GET', url, undefined, { query: { limit: '1', continue: 'nonsense' } });
    await api.expectStatus(400, 'BadRequest', 'GET', url, undefined, { query: { labelSelector: '!!' } });
    // What was decoded stands for what was sent: the bytes are Go's. It indents JSON, and sends CBOR in random order.
    const { object, contentType } = await api.request('GET', `${url}/none`);
    const response = await fetch(`${url}/none`, { headers: { Accept: format.mediaType } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    assert.equal(response.headers.get('Content-Type'), contentType);
    if (format.name === 'yaml' || format.name === 'protobuf')
      assert.deepEqual(infoOf(factory, contentType).serializer.encode(object), bytes);
  });
}

for (const { contentType, mediaType } of [
  { contentType: ApplyYAMLPatchType, mediaType: 'application/yaml' },
  { contentType: ApplyCBORPatchType, mediaType: 'application/cbor' },
]) {
  test(`server-side apply, as ${contentType}`, async (t) => {
    const format = formats.find((each) => each.mediaType === mediaType)!;
    if (cannotRun(format, t)) return;
    const api = client(mediaType);
    const name = `${run}-apply-${format.name}`;
    const url = api.url(ConfigMap, run, name);
    const apply = async (data: Record<string, string>, manager: string): Promise<ConfigMap> => {
      const body = infoOf(factory, mediaType).serializer.encode(new ConfigMap({ metadata: { name }, data }));
      return api.expect<ConfigMap>('PATCH', url, body, { contentType, query: { fieldManager: manager } });
    };
    await apply({ a: '1', 'ä ☸': '' }, 'one');
    leftOver.add(url);
    await apply({ b: '2' }, 'two');
    const { data, metadata } = await apply({ a: '3' }, 'one');
    assert.deepEqual(data, { a: '3', b: '2' });
    assert.deepEqual(
      metadata.managedFields?.map(({ manager, operation, fieldsV1 }) => [manager, operation, fieldsV1]),
      [
        ['one', 'Apply', { 'f:data': { 'f:a': {} } }],
        ['two', 'Apply', { 'f:data': { 'f:b': {} } }],
      ],
    );
    await api.expect('DELETE', url);
  });
}

test('the example creates its Pods', async (t) => {
  if (skipWithout(server, t)) return;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...fromSources, 'examples/create-pod.ts', server!.url],
    {
      timeout: 60_000,
    },
  );
  // A Status names the Pod too.
  const names = [...new Set([...stdout.matchAll(/^ {2}name: (hello-\S+)$/gm)].map(([, name]) => name!))];
  const url = client('application/json').url(Pod, 'default');
  for (const name of names) leftOver.add(`${url}/${name}`);
  assert.deepEqual(
    [...stdout.matchAll(/^# (\d+) [^:]*: \d+ bytes of (\S+)$/gm)].map(([, code, type]) => `${code} ${type}`),
    [
      '201 application/json',
      '409 application/json',
      '201 application/vnd.kubernetes.protobuf',
      '409 application/vnd.kubernetes.protobuf',
    ],
  );
  const [json, protobuf] = [
    await client('application/json').expect<Pod>('GET', `${url}/${names[0]}`),
    await client('application/json').expect<Pod>('GET', `${url}/${names[1]}`),
  ];
  assert.deepEqual(protobuf.spec, json.spec);
  assert.equal(json.spec?.containers[0]?.resources?.requests?.['memory'], '64Mi');
  for (const name of names) await client('application/json').expect('DELETE', `${url}/${name}`);
});

test('a kind defined at run time, by a CustomResourceDefinition', async (t) => {
  if (skipWithout(server, t)) return;
  await exerciseCustomKind(
    server,
    run,
    formats.filter(({ name }) => served.includes(name)),
  );
});
