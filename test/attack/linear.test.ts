import { test } from 'node:test';
import assert from 'node:assert/strict';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';

// The work for a request is in proportion to its body: one that is twice as large takes at most two and a half times the CPU.

/** A request of a size. */
interface Sized {
  readonly method: string;
  readonly url: string;
  readonly type?: string;
  readonly body: unknown;
}

const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';

function configMap(metadata: object, data: object = {}): object {
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'a', ...metadata }, data };
}

function list<T>(length: number, item: (index: number) => T): T[] {
  return Array.from({ length }, (_, index) => item(index));
}

function owners(n: number, more: (index: number) => object): Sized {
  const ownerReferences = list(n, (index) => ({
    apiVersion: 'v1',
    kind: 'ConfigMap',
    name: `o${index}`,
    uid: `u${index}`,
    ...more(index),
  }));
  return { method: 'POST', url: CONFIG_MAPS, body: configMap({ ownerReferences }) };
}

/** What was once the square of its size, with a size at which that shows. */
const ROWS: readonly (readonly [what: string, n: number, of: (n: number) => Sized])[] = [
  ['owners', 4000, (n) => owners(n, () => ({}))],
  ['owners of one UID', 4000, (n) => owners(n, () => ({ uid: 'u' }))],
  ['owners that are all controllers', 1000, (n) => owners(n, () => ({ controller: true }))],
];

/** CPU seconds of what a server does for a request. */
async function secondsOf(
  { server }: TestServer,
  { method, url, type = 'application/json', body }: Sized,
): Promise<number> {
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const separator = url.includes('?') ? '&' : '?';
  const begin = process.cpuUsage();
  const response = await server.handle({
    method,
    url: `${url}${separator}dryRun=All`,
    headers: { 'content-type': type },
    body: bytes,
  });
  for await (const _ of response.body ?? []);
  const { user, system } = process.cpuUsage(begin);
  assert.ok([200, 201, 422].includes(response.status), `${response.status}`);
  return (user + system) / 1e6;
}

/** What is below this much CPU is noise: a square shows at the sizes above. */
const FLOOR = 0.15;

for (const [what, n, of] of ROWS)
  test(`twice as many take twice the work: ${what}`, async () => {
    await using server = await startTestServer();
    await secondsOf(server, of(n));
    let figures = '';
    for (let attempt = 0; attempt < 4; attempt++) {
      const [once, twice] = [await secondsOf(server, of(n)), await secondsOf(server, of(2 * n))];
      if (twice <= Math.max(FLOOR, 2.5 * once)) return;
      figures += ` ${once.toFixed(2)} s and ${twice.toFixed(2)} s;`;
    }
    assert.fail(`${n} and ${2 * n}:${figures}`);
  });
