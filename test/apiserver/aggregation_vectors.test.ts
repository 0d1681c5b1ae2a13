// What an aggregator says of servers behind it, compared with what kube-aggregator says: rows answered by
// scripts/go/controlplane/aggregation (scripts/controlplane.sh vectors).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type TestContext, test } from 'node:test';
import { addToScheme } from 'kubetyped/api';
import { Service } from 'kubetyped/api/core/v1';
import { EndpointSlice } from 'kubetyped/api/discovery/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { Certificates } from './certificates.ts';

interface BackendAnswer {
  readonly status: number;
  readonly type?: string;
  readonly etag?: string;
  readonly body?: string;
}

interface AvailabilityRow {
  readonly kind: 'availability';
  readonly name: string;
  readonly in: {
    readonly service: object | null;
    readonly slices: readonly object[];
    readonly routing: 'cluster' | 'endpoints';
    readonly backend: Record<string, BackendAnswer>;
  };
  readonly out: { readonly status: string; readonly reason: string; readonly message: string };
}

interface DiscoveryRow {
  readonly kind: 'discovery';
  readonly name: string;
  readonly in: { readonly group: string; readonly version: string; readonly backend: Record<string, BackendAnswer> };
  readonly out: readonly object[];
}

const rows = readFileSync('test/apiserver/vectors/aggregation.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as AvailabilityRow | DiscoveryRow);

/** A backend that answers what it is told next. */
async function startBackend(t: TestContext) {
  const certificates = new Certificates(t);
  certificates.authority('authority');
  let answers: Record<string, BackendAnswer> = {};
  let asked = 0;
  const server = createServer(
    certificates.issue('server', 'authority', '/CN=birds'),
    ({ url = '', headers }, response) => {
      const accepted = headers.accept ?? '';
      const keys = ['v2', 'v2beta1']
        .filter((version) => accepted.includes(`v=${version};`))
        .map((each) => `${url} ${each}`);
      const found = [...keys, url].map((key) => answers[key]).find((each) => each !== undefined);
      const { status, type, etag, body = '' } = found ?? { status: 404 };
      response.writeHead(status, { ...(type && { 'Content-Type': type }), ...(etag && { ETag: etag }) });
      response.end(body);
      response.on('close', () => asked++);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    asked: () => asked,
    answer: (given: Record<string, BackendAnswer>) => {
      answers = given;
      asked = 0;
    },
  };
}

function startFront(routeToEndpoints: boolean) {
  const scheme = new Scheme('front');
  addToScheme(scheme);
  const front = new APIServer({ scheme, aggregation: { routeToEndpoints } });
  front.resource(Service);
  front.resource(EndpointSlice);
  const ask = async (path: string, object?: object, accept = 'application/json'): Promise<unknown> => {
    const { status, body } = await front.handle({
      method: object === undefined ? 'GET' : 'POST',
      url: path,
      headers: { accept, 'content-type': 'application/json' },
      ...(object && { body: Buffer.from(JSON.stringify(object)) }),
    });
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    assert.ok(status < 300, `${path}: ${status} ${text}`);
    return JSON.parse(text);
  };
  return { front, ask };
}

const apiService = (group: string, version: string, port: number) => ({
  metadata: { name: `${version}.${group}` },
  spec: {
    ...(group && { group }),
    version,
    service: { namespace: 'zoo', name: 'birds', port },
    insecureSkipTLSVerify: true,
    groupPriorityMinimum: 1000,
    versionPriority: 15,
  },
});

const SERVICES = '/apis/apiregistration.k8s.io/v1/apiservices';

/** What a question is answered with as soon as it is what is wanted, or what it was last. */
async function eventually<T>(ask: () => Promise<T>, isWanted: (answer: T) => boolean): Promise<T> {
  let answer = await ask();
  for (const end = Date.now() + 10_000; !isWanted(answer) && Date.now() < end; answer = await ask())
    await new Promise((resolve) => setTimeout(resolve, 2));
  return answer;
}

test('the condition of an APIService is that of kube-aggregator', async (t) => {
  const backend = await startBackend(t);
  for (const row of rows) {
    if (row.kind !== 'availability') continue;
    // Where the Services of the rows lead.
    const here = <T>(value: T): T =>
      JSON.parse(
        JSON.stringify(value)
          .replace(/\b8?443\b/g, String(backend.port))
          .replaceAll('BACKEND', `127.0.0.1:${backend.port}`),
      ) as T;
    backend.answer(row.in.backend);
    const { front, ask } = startFront(row.in.routing === 'endpoints');
    const { service, slices } = here(row.in);
    if (service !== null) await ask('/api/v1/namespaces/zoo/services', service);
    for (const slice of slices) await ask('/apis/discovery.k8s.io/v1/namespaces/zoo/endpointslices', slice);
    await ask(SERVICES, apiService('zoo.example.com', 'v1', backend.port));
    const found = await eventually(
      async () =>
        (
          (await ask(`${SERVICES}/v1.zoo.example.com`)) as {
            status?: { conditions?: { status: string; reason: string; message: string }[] };
          }
        ).status?.conditions?.[0],
      (condition) => condition !== undefined,
    );
    const { status, reason, message } = found ?? assert.fail(`${row.name}: no condition`);
    assert.deepEqual({ status, reason, message }, here(row.out), row.name);
    await front.close();
  }
});

test('discovery tells of a server behind it what kube-aggregator tells', async (t) => {
  const backend = await startBackend(t);
  // Differs from Go: what has no verbs has none, where Go says null.
  const told = (list: readonly object[]): unknown =>
    JSON.parse(JSON.stringify(list).replaceAll('"verbs":null', '"verbs":[]'));
  for (const row of rows) {
    if (row.kind !== 'discovery') continue;
    const { group, version } = row.in;
    backend.answer(row.in.backend);
    const { front, ask } = startFront(false);
    await ask('/api/v1/namespaces/zoo/services', {
      metadata: { name: 'birds' },
      spec: { type: 'ExternalName', externalName: '127.0.0.1' },
    });
    await ask(SERVICES, apiService(group, version, backend.port));
    const accept = 'application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList';
    const wanted = told(row.out);
    const found = await eventually(
      async () => {
        const { items } = (await ask('/apis', undefined, accept)) as { items: { metadata: { name?: string } }[] };
        return items.filter(({ metadata }) => (metadata.name ?? '') === group);
      },
      // What is stale is so before the backend is asked, too.
      (items) => backend.asked() > 1 && JSON.stringify(items).length === JSON.stringify(wanted).length,
    );
    assert.deepEqual(found, wanted, row.name);
    await front.close();
  }
});
