// What a server tells of itself at /metrics.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigMap } from 'kubetyped/api/core/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer } from 'kubetyped/apiserver';
import { send, WatchClient } from './client.ts';

const MAPS = '/api/v1/namespaces/default/configmaps';

/** The values of a metric, by its labels. */
async function valuesOf(server: APIServer, name: string): Promise<Record<string, string>> {
  const { status, text, headers } = await send(server, 'GET', '/metrics');
  assert.equal(status, 200);
  assert.equal(headers['Content-Type'], 'text/plain; version=0.0.4; charset=utf-8');
  const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return Object.fromEntries(
    lines.map((line) => [line.slice(name.length, line.lastIndexOf(' ')), line.slice(line.lastIndexOf(' ') + 1)]),
  );
}

const labels = (verb: string, scope: string, more = ''): string =>
  `{dry_run="",verb="${verb}",group="",version="v1",resource="configmaps",subresource="",scope="${scope}",component="apiserver"${more}}`;

test('requests are counted by what they were and what came of them', async () => {
  const server = new APIServer({ scheme: new Scheme('test') }).resource(ConfigMap);
  for (const name of ['a', 'b', 'a']) await send(server, 'POST', MAPS, { metadata: { name } });
  await send(server, 'GET', MAPS);
  await send(server, 'GET', '/somewhere/else');
  await send(server, 'BREW', '/api/v1/namespaces/default/teapots/x');
  const counts = await valuesOf(server, 'apiserver_request_total');
  assert.equal(counts[labels('CREATE', 'resource', ',code="201"')], '2');
  assert.equal(counts[labels('CREATE', 'resource', ',code="409"')], '1');
  assert.equal(counts[labels('LIST', 'namespace', ',code="200"')], '1');
  const none = 'group="",version="",resource="",subresource="",scope="",component="apiserver",code="404"';
  assert.equal(counts[`{dry_run="",verb="GET",${none}}`], '1');
  assert.equal(counts[`{dry_run="",verb="other",${none}}`], '1');
  // Paths and methods of clients' own don't make series of their own.
  assert.deepEqual(
    Object.keys(counts).filter((each) => each.includes('else') || each.includes('teapots') || each.includes('brew')),
    [],
  );
  const durations = await valuesOf(server, 'apiserver_request_duration_seconds_count');
  assert.equal(durations[labels('CREATE', 'resource')], '3');
  assert.deepEqual(await valuesOf(server, 'apiserver_storage_objects'), { '{resource="configmaps"}': '2' });
  await server.close();
});

test('watches are counted while they go on, and their events', async () => {
  const server = new APIServer({ scheme: new Scheme('test') }).resource(ConfigMap);
  await send(server, 'POST', MAPS, { metadata: { name: 'a' } });
  const watch = await WatchClient.open(server, `${MAPS}?watch=true&resourceVersion=0`);
  await watch.next();
  const running = labels('WATCH', 'namespace').replace('dry_run="",', '');
  assert.equal((await valuesOf(server, 'apiserver_longrunning_requests'))[running], '1');
  await watch.stop();
  assert.equal((await valuesOf(server, 'apiserver_longrunning_requests'))[running], '0');
  const events = await valuesOf(server, 'apiserver_watch_events_total');
  assert.equal(events['{group="",version="v1",resource="configmaps"}'], '1');
  await server.close();
});

test('what is refused because too much is under way is counted', async () => {
  const server = new APIServer({ scheme: new Scheme('test'), maxRequestsInFlight: { reads: 0, writes: 0 } });
  server.resource(ConfigMap);
  const refused = await send(server, 'GET', MAPS);
  assert.deepEqual([refused.status, refused.headers['Retry-After']], [429, '1']);
  await send(server, 'POST', MAPS, { metadata: { name: 'a' } });
  assert.deepEqual(await valuesOf(server, 'apiserver_dropped_requests_total'), {
    '{request_kind="readOnly"}': '1',
    '{request_kind="mutating"}': '1',
  });
  await server.close();
});
