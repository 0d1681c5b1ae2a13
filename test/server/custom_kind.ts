import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { CustomResourceDefinition } from 'kubetyped/api/apiextensions/v1';
import { crdDrift, defineKind, toCRD } from 'kubetyped/apiextensions';
import { Status, Table } from 'kubetyped/apimachinery/apis/meta/v1';
import { defineListKind, Unstructured } from 'kubetyped/apimachinery/apis/meta/v1/unstructured';
import type { Scheme } from 'kubetyped/apimachinery/runtime';
import { Serializer as CBORSerializer } from 'kubetyped/apimachinery/runtime/serializer/cbor';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import type { KindList } from 'kubetyped/client';
import { APIClient } from './api_client.ts';
import type { NamedFormat } from './formats.ts';
import { newFactory, newScheme } from './formats.ts';
import type { APIServer } from './server.ts';

/** The Kind, in a group of its own for each format. */
const cronTabOf = (group: string) =>
  defineKind({
    group,
    version: 'v1',
    kind: 'CronTab',
    additionalPrinterColumns: [{ name: 'Schedule', type: 'string', jsonPath: '.spec.schedule' }],
    schema: {
      type: 'object',
      properties: {
        spec: {
          type: 'object',
          properties: {
            schedule: { type: 'string' },
            replicas: { type: 'integer', format: 'int64', minimum: 1 },
            labels: { type: 'object', additionalProperties: { type: 'string' } },
            at: { type: 'string', format: 'date-time' },
            port: { 'x-kubernetes-int-or-string': true },
            times: { type: 'array', items: { type: 'number' } },
          },
        },
      },
    },
  });
type CronTabKind = ReturnType<typeof cronTabOf>;
type CronTab = InstanceType<CronTabKind>;

/** Creates a CustomResourceDefinition, in each format, and lives with its objects. */
export async function exerciseCustomKind(
  server: APIServer,
  run: string,
  formats: readonly NamedFormat[],
): Promise<void> {
  for (const format of formats) await exercise(server, run, format, formats);
}

async function exercise(
  server: APIServer,
  run: string,
  { name: format, mediaType }: NamedFormat,
  formats: readonly NamedFormat[],
): Promise<void> {
  const group = `${format}.${run}.example.com`;
  const Kind = cronTabOf(group);
  const definition = toCRD(Kind);
  const scheme = newScheme();
  const factory = newFactory(scheme);
  const api = new APIClient(server.url, factory, mediaType);
  const definitions = api.url(CustomResourceDefinition, '');
  const created = await api.expect<CustomResourceDefinition>('POST', definitions, definition);
  assert.deepEqual(crdDrift(created, Kind), []);
  scheme.addKnownTypes(Kind, Kind, defineListKind(Kind));
  const url = api.url(Kind, run);
  try {
    await established(api, `${definitions}/${definition.metadata.name}`, url);
    // Custom resources have no Protobuf form.
    if (format === 'protobuf') await refusesProtobuf(api, url);
    for (const { name, mediaType: type } of formats) {
      if (name === 'protobuf') continue;
      const check = async (object: Unstructured): Promise<void> =>
        checkStored(await server.stored(`${group}/crontabs/${run}/${name}`), object, scheme, name);
      await live(new APIClient(server.url, factory, type), url, Kind, name, check);
    }
  } finally {
    await api.request('DELETE', `${definitions}/${definition.metadata.name}`);
  }
}

/** Waits until the server serves the kind. */
async function established(api: APIClient, definition: string, url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++, await sleep(100)) {
    const { status } = await api.expect<CustomResourceDefinition>('GET', definition);
    const ready = status?.conditions?.some(
      (condition) => condition.type === 'Established' && condition.status === 'True',
    );
    if (ready && (await api.request('GET', url, undefined, { accept: 'application/json' })).code === 200) return;
  }
  assert.fail(`${definition} is not established`);
}

async function refusesProtobuf(api: APIClient, url: string): Promise<void> {
  const { code, object } = await api.request('GET', url);
  assert.ok(object instanceof Status);
  assert.deepEqual([code, object.reason], [406, 'NotAcceptable']);
}

async function live(
  api: APIClient,
  url: string,
  Kind: CronTabKind,
  name: string,
  check: (live: Unstructured) => Promise<void>,
): Promise<void> {
  const content: CronTab['spec'] & object = {
    schedule: '*/5 * * * *',
    replicas: 9007199254740991,
    labels: { __proto__: 'x' },
    at: '2024-02-29T12:00:00Z',
    port: 'http',
    times: [0.5, 3],
  };
  const object = new Kind({ metadata: { name }, spec: content });
  const before = await api.expect<KindList<CronTab>>('GET', url);
  // YAML has no streams.
  const watcher =
    name === 'yaml' ? undefined : await api.watch(Kind, url, { resourceVersion: before.metadata.resourceVersion! });
  const created = await api.expect<CronTab>('POST', url, object as never);
  assert.ok(created instanceof Kind);
  assert.deepEqual(created.spec, content);
  assert.equal(created.getGeneration(), 1);
  created.spec!.port = 8080;
  const updated = await api.expect<CronTab>('PUT', `${url}/${name}`, created as never);
  assert.deepEqual([updated.spec?.port, updated.getGeneration()], [8080, 2]);

  const refused = new Kind({ metadata: { name: 'wrong' }, spec: { replicas: 0 } });
  const { code, object: status } = await api.request('POST', url, refused as never);
  assert.ok(status instanceof Status);
  assert.deepEqual([code, status.details?.causes?.map(({ field }) => field)], [422, ['spec.replicas']]);

  const list = await api.expect<KindList<CronTab>>('GET', url);
  assert.deepEqual(
    list.items.map((item) => item.spec?.schedule),
    [content.schedule],
  );
  // Servers don't give it in CBOR.
  if (api.mediaType !== 'application/cbor') await checkTable(api, url, [name, content.schedule!]);

  // Without a class for it, the same object.
  const response = await fetch(`${url}/${name}`, { headers: { Accept: 'application/json' } });
  const bare = new Serializer(newScheme()).decode(
    new Uint8Array(await response.arrayBuffer()),
    undefined,
    new Unstructured(),
  ).object as Unstructured;
  assert.equal(bare.getName(), name);
  assert.deepEqual(bare['spec'], { ...content, port: 8080 });
  await check(bare);

  await api.expect('DELETE', `${url}/${name}`);
  if (watcher === undefined) return;
  const seen: string[] = [];
  for await (const { type, object: changed } of watcher) {
    seen.push(`${type} ${(changed as CronTab).spec?.port}`);
    if (seen.length === 3) break;
  }
  assert.deepEqual(seen, ['ADDED http', 'MODIFIED 8080', 'DELETED 8080']);
}

/**
 * With the feature gate on, servers keep custom resources in CBOR: it reads as the object, and is written here byte for
 * byte as there. Sent as CBOR, 3 was a float, as its field is, which only the class knows; sent as text, it was an integer.
 */
function checkStored(bytes: Uint8Array | undefined, expected: Unstructured, scheme: Scheme, format: string): void {
  if (bytes === undefined) return;
  const { resourceVersion: _, ...metadata } = expected.metadata!;
  const serializer = new CBORSerializer(scheme);
  assert.ok(serializer.recognizesData(bytes));
  const { object } =
    format === 'cbor' ? serializer.decode(bytes) : serializer.decode(bytes, undefined, new Unstructured());
  assert.deepEqual(JSON.parse(JSON.stringify(object)), JSON.parse(JSON.stringify({ ...expected, metadata })));
  assert.deepEqual(serializer.encode(object), bytes);
}

async function checkTable(api: APIClient, url: string, cells: readonly string[]): Promise<void> {
  const table = await api.expect<Table>('GET', url, undefined, {
    accept: `${api.mediaType};as=Table;v=v1;g=meta.k8s.io`,
  });
  assert.ok(table instanceof Table);
  assert.deepEqual(
    table.rows.map((row) => row.cells),
    [cells],
  );
}
