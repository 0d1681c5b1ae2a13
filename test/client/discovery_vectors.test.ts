// What discovery makes of servers, whole ones and others, as client-go does: see scripts/go/clientvectors.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Client } from 'kubetyped/client';
import { Discovery, type ServerResources } from 'kubetyped/client/discovery';
import { packedRows } from '../packed_rows.ts';
import type { GoReply } from './go_call.ts';

interface Found {
  readonly all: readonly string[] | null;
  readonly preferred: readonly string[] | null;
  readonly namespaced: readonly string[] | null;
  readonly failed: readonly string[] | null;
  readonly error?: true;
}

interface Row {
  readonly in: Readonly<Record<string, GoReply>>;
  readonly out: Found;
}

const rows = packedRows<Row>('test/client/vectors/discovery.jsonl.gz');

const notFound: GoReply = { status: 404, headers: { 'Content-Type': 'text/plain' }, body: '404 page not found\n' };

function resourcesOf({ groups }: ServerResources): string[] {
  return groups
    .flatMap(({ group, versions }) =>
      versions.flatMap(({ version, resources }) =>
        resources.map(
          ({ name, kind, namespaced, verbs }) =>
            `${group === '' ? version : `${group}/${version}`} ${name} ${kind} ${namespaced} ${verbs.join(',')}`,
        ),
      ),
    )
    .sort();
}

async function found(server: Row['in']): Promise<Found> {
  const client = new Client({
    transport: {
      async request({ path }) {
        const { status = 0, headers, body = '' } = server[path] ?? notFound;
        async function* pieces(): AsyncGenerator<Uint8Array> {
          yield new TextEncoder().encode(body);
        }
        const all = new Headers({ 'Content-Type': 'application/json', ...headers });
        return { status, headers: all, body: pieces(), close: () => undefined };
      },
      async close() {},
    },
  });
  const discovery = new Discovery(client);
  try {
    const all = await discovery.serverResources();
    return {
      all: resourcesOf(all),
      preferred: resourcesOf(await discovery.serverPreferredResources()),
      namespaced: resourcesOf(await discovery.serverPreferredNamespacedResources()),
      failed: [...all.failed.keys()].sort(),
    };
  } catch {
    return { all: null, preferred: null, namespaced: null, failed: null, error: true };
  }
}

/** On purpose: a Status of failure is an error, whatever the HTTP status. */
function isFailureWith200(server: Row['in']): boolean {
  return ['/api', '/apis'].some(
    (root) => /"status":"Failure"/.test(server[root]?.body ?? '') && server[root]?.status === 200,
  );
}

/** On purpose: what is stale is told, also where client-go asks for each group version, or knows nothing else. */
function withStale(out: Found, server: Row['in'], got: Found): Found {
  const stale = (got.failed ?? []).filter(() => /"freshness":"Stale"/.test(server['/apis']?.body ?? ''));
  return { ...out, failed: [...new Set([...(out.failed ?? []), ...stale])].sort() };
}

test('client-go 0.37 finds the same resources', async () => {
  assert.ok(rows.length > 300);
  const wrong: string[] = [];
  for (const { in: server, out } of rows) {
    const got = await found(server);
    const listed = ({ error, ...lists }: Found): object => ({
      ...(error && { error }),
      ...Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list ?? []])),
    });
    try {
      if (isFailureWith200(server)) assert.equal(got.error, true);
      else assert.deepEqual(listed(got), listed(withStale(out, server, got)));
    } catch (error) {
      wrong.push(`${JSON.stringify(server)}\n${(error as Error).message}`);
    }
  }
  const shown = wrong.slice(0, Number(process.env['KUBETYPED_SHOWN'] ?? 3)).join('\n');
  assert.equal(wrong.length, 0, `${wrong.length} of ${rows.length} differ:\n${shown}`);
});
