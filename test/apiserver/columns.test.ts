// What kubectl get shows of built-in Kinds, compared with what kube-apiserver shows: rows answered by
// scripts/go/controlplane/tables (scripts/controlplane.sh vectors).
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { scheme } from 'kubetyped';
import { parseGroupVersion } from 'kubetyped/apimachinery/runtime/schema';
import { Serializer } from 'kubetyped/apimachinery/runtime/serializer/json';
import { type Column, rbac, storedPolicies, storedWebhooks } from 'kubetyped/apiserver';
import { startTestServer } from 'kubetyped/apiserver/testing';
import { setDefaults } from 'kubetyped/defaults';
import type { APIObject } from '#src/apiserver/storage/api_object';
import { builtInColumns } from '#src/kinds/columns';
import { packedRows } from '../packed_rows.ts';
import { send } from './client.ts';

interface Row {
  readonly in: {
    readonly apiVersion: string;
    readonly kind: string;
    readonly data?: object;
    readonly spec?: { readonly clusterIP?: string; readonly clusterIPs?: readonly string[] };
  };
  readonly columns: readonly unknown[];
  readonly cells: readonly unknown[];
  readonly error?: string;
}

const rows = packedRows<Row>('test/apiserver/vectors/columns.jsonl.gz');

/** What differs for a reason: the cell that we show instead. This list can only become shorter. */
const DIFFERENCES: Readonly<Record<string, (row: Row) => readonly unknown[]>> = {
  // Its rows have a cell more than there are columns, the age; kubectl drops it.
  IPAddress: ({ cells }) => cells.slice(0, 2),
  // kube-apiserver fills in `clusterIPs` when it stores a Service, and shows the first; here `clusterIP` may stand alone.
  Service: ({ in: { spec }, cells }) => (spec?.clusterIP && !spec.clusterIPs ? cells.with(2, spec.clusterIP) : cells),
  // `stringData` becomes `data` when a Secret is stored, not when it is shown.
  Secret: ({ in: { data = {} }, cells }) => cells.with(2, Object.keys(data).length),
};

const serializer = new Serializer(scheme);

// With everything that serves Kinds of its own.
const api = await startTestServer({
  authorization: rbac(),
  authentication: () => ({ name: 'admin', groups: ['system:masters'] }),
  admission: [storedPolicies(), storedWebhooks({ call: () => assert.fail('no webhook is called') })],
});
after(() => api.close());

/** Of Kinds that are served, as they are; of versions that are off by default, as they would be. */
function shown(object: APIObject): { columns: readonly Column[]; cells: readonly unknown[] } {
  const { apiVersion = '', kind = '' } = object;
  const served = api.server.resources().find((each) => each.kind.apiVersion === apiVersion && each.kind.kind === kind);
  const columns = served?.columns ?? builtInColumns(scheme.typeFor(parseGroupVersion(apiVersion).withKind(kind))!);
  // What has no columns of its own is shown as it is stored.
  const seen = served && served.columnsKind !== served.kind ? served.toHub(object) : object;
  return { columns, cells: columns.map(({ value }) => value(seen)) };
}

test('columns and cells are those of kube-apiserver', () => {
  const answered = rows.filter(({ error }) => error === undefined);
  const wrong = answered.flatMap((row) => {
    const go = { columns: row.columns, cells: DIFFERENCES[row.in.kind]?.(row) ?? row.cells };
    const { object } = serializer.decode(JSON.stringify(row.in));
    setDefaults(object);
    const { columns, cells } = shown({ metadata: {}, ...(JSON.parse(JSON.stringify(object)) as object) });
    const ours = {
      columns: columns.map(({ name, type = 'string', format = '', priority = 0 }) => [name, type, format, priority]),
      cells,
    };
    return isDeepStrictEqual(ours, go)
      ? []
      : [`${JSON.stringify(row.in)}\nours: ${JSON.stringify(ours)}\nGo:   ${JSON.stringify(go)}`];
  });
  assert.equal(wrong.length, 0, `${wrong.length} of ${answered.length}: ${wrong.slice(0, 30).join('\n')}`);
  assert.ok(answered.length > 1000, `${answered.length} rows`);
});

test('each Kind that is served has rows', () => {
  const known = new Set(rows.map((row) => `${row.in.apiVersion} ${row.in.kind}`));
  const missing = api.server
    .resources()
    .filter(({ subresource, kind }) => subresource === '' && !known.has(`${kind.apiVersion} ${kind.kind}`))
    .map(({ kind }) => `${kind.apiVersion} ${kind.kind}`);
  // Other servers of which kube-apiserver is made answer for these; reviews are not shown.
  const others = /^(?:apiextensions|apiregistration|authentication|authorization)\.k8s\.io\//;
  assert.deepEqual(
    missing.filter((each) => !others.test(each)),
    [],
  );
});

const AS_TABLE = { accept: 'application/json;as=Table;v=v1;g=meta.k8s.io' };

/** The columns of a Table, and the cells of its first row. */
async function tableOf(url: string): Promise<{ readonly columns: unknown[]; readonly cells: unknown[] }> {
  const { json } = await send(api.server, 'GET', url, undefined, AS_TABLE);
  const columns = (json.columnDefinitions as { name: string; type: string; format: string; priority: number }[]).map(
    ({ name, type, format, priority }) => [name, type, format, priority],
  );
  return { columns, cells: json.rows[0]?.cells };
}

test('Kinds of other servers have the columns of these', async () => {
  const definitions = await tableOf('/apis/apiextensions.k8s.io/v1/customresourcedefinitions');
  assert.deepEqual(definitions.columns, [
    ['Name', 'string', 'name', 0],
    ['Scope', 'string', '', 0],
    ['Versions', 'string', '', 0],
    ['Created At', 'date', '', 0],
    ['Group', 'string', '', 1],
    ['Kind', 'string', '', 1],
    ['ShortNames', 'string', '', 1],
    ['Established', 'boolean', '', 1],
  ]);
});

test('a Scale is shown with its replicas', async () => {
  const scope = '/apis/apps/v1/namespaces/default/deployments';
  const labels = { app: 'web' };
  const created = await send(api.server, 'POST', scope, {
    metadata: { name: 'web' },
    spec: {
      replicas: 3,
      selector: { matchLabels: labels },
      template: { metadata: { labels }, spec: { containers: [{ name: 'main', image: 'nginx' }] } },
    },
  });
  assert.equal(created.status, 201, created.text);
  const { columns, cells } = await tableOf(`${scope}/web/scale`);
  assert.deepEqual(columns, [
    ['Name', 'string', '', 0],
    ['Desired', 'integer', '', 0],
    ['Available', 'integer', '', 0],
    ['Age', 'string', '', 0],
  ]);
  assert.deepEqual(cells.slice(0, 3), ['web', 3, 0]);
});

test('FlowSchemas are shown in the order in which they are tried', async () => {
  const url = '/apis/flowcontrol.apiserver.k8s.io/v1/flowschemas';
  for (const [name, matchingPrecedence] of [
    ['a', 900],
    ['c', 500],
    ['b', 500],
  ] as const) {
    const spec = { priorityLevelConfiguration: { name: 'exempt' }, matchingPrecedence };
    const created = await send(api.server, 'POST', url, { metadata: { name }, spec });
    assert.equal(created.status, 201, created.text);
  }
  const { json } = await send(api.server, 'GET', url, undefined, AS_TABLE);
  assert.deepEqual(
    json.rows.map(({ cells }: { cells: unknown[] }) => cells[0]).filter((name: string) => name.length === 1),
    ['b', 'c', 'a'],
  );
});

test('of several default StorageClasses, a list marks the one that counts; one alone is not marked', async () => {
  const url = '/apis/storage.k8s.io/v1/storageclasses';
  for (const [name, isDefault] of [
    ['b', 'true'],
    ['a', 'true'],
    ['c', 'false'],
  ] as const) {
    const annotations = { 'storageclass.kubernetes.io/is-default-class': isDefault };
    const created = await send(api.server, 'POST', url, {
      metadata: { name, annotations },
      provisioner: 'csi.example.com',
    });
    assert.equal(created.status, 201, created.text);
  }
  const { json } = await send(api.server, 'GET', url, undefined, AS_TABLE);
  const names: string[] = json.rows.map(({ cells }: { cells: string[] }) => cells[0]);
  // The newest, and of those of the same second the first by name.
  assert.equal(names.filter((name) => / \(default\)$/.test(name)).length, 1, names.join());
  assert.equal((await tableOf(`${url}/a`)).cells[0], 'a');
});

const ago = (seconds: number): string => new Date(Date.now() - seconds * 1000).toISOString();

/** The cells of an object by the name of their column. */
function cellsOf(apiVersion: string, kind: string, object: object): Record<string, unknown> {
  const { columns, cells } = shown({ apiVersion, kind, metadata: {}, ...object });
  return Object.fromEntries(columns.map(({ name }, at) => [name, cells[at]]));
}

test('what has not ended is shown with the time until now', () => {
  const job = (status: object) => cellsOf('batch/v1', 'Job', { status })['Duration'];
  assert.match(String(job({ startTime: ago(185) })), /^3m[56]s$/);
  assert.equal(job({}), '');
  const cron = cellsOf('batch/v1', 'CronJob', { status: { lastScheduleTime: ago(3 * 3600 + 5) } });
  assert.equal(cron['Last Schedule'], '3h');
});

test('Events say when they were seen first and last', () => {
  const seen = (object: object): unknown[] =>
    ['v1', 'events.k8s.io/v1'].map((apiVersion) => {
      const cells = cellsOf(apiVersion, 'Event', object);
      return [cells['First Seen'], cells['Last Seen'], cells['Count']];
    });
  const once = ['4h', '4h', 1];
  assert.deepEqual(seen({ eventTime: ago(4 * 3600 + 5) }), [once, once]);
  const series = { count: 7, lastObservedTime: ago(26 * 3600) };
  const often = ['2d4h', '26h', 7];
  assert.deepEqual(seen({ eventTime: ago(52 * 3600 + 5), series }), [often, often]);
  const times = { firstTimestamp: ago(52 * 3600 + 5), lastTimestamp: ago(26 * 3600), count: 3 };
  const [old] = seen(times);
  assert.deepEqual(old, ['2d4h', '26h', 3]);
  const [, deprecated] = seen({
    deprecatedFirstTimestamp: times.firstTimestamp,
    deprecatedLastTimestamp: times.lastTimestamp,
    deprecatedCount: 3,
  });
  assert.deepEqual(deprecated, ['2d4h', '26h', 3]);
});
