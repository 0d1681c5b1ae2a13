// API servers whose etcd stalls, is killed, can't be reached, is compacted, loses its leader or its space; whose disk or
// descriptors are used up; whose clock jumps: what health says, what requests and watches do, and that all is well by
// itself afterwards.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { cached } from 'kubetyped/apiserver/storage/cache';
import { type EtcdOptions, etcd } from 'kubetyped/apiserver/storage/etcd';
import { folder } from 'kubetyped/apiserver/storage/folder';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { send, WatchClient } from '../apiserver/client.ts';
import { EtcdProcess, skipEtcd } from '../apiserver/storage/etcd_process.ts';
import { hasPackage } from '../apiserver/storage/has_package.ts';
import { Network } from '../apiserver/storage/network.ts';

const rounds = Number(process.env['KUBETYPED_CRASHES'] ?? 2);
const skipFolder = hasPackage('classic-level') ? false : 'classic-level is not installed';
const skipLimit = skipFolder || (spawnSync('prlimit', ['--version']).status === 0 ? false : 'prlimit is not installed');

const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';

interface Served {
  readonly api: TestServer;
  readonly members: readonly EtcdProcess[];
}

/** A server before an etcd, with a watch that has begun. */
async function served(
  t: TestContext,
  members: number,
  {
    quota,
    through,
    ...options
  }: Partial<EtcdOptions> & { readonly quota?: number; readonly through?: (endpoint: string) => Promise<string> } = {},
): Promise<Served> {
  const cluster = await EtcdProcess.cluster(members, { ...(quota !== undefined && { quota }) });
  const endpoints = await Promise.all(cluster.map(({ endpoint }) => through?.(endpoint) ?? endpoint));
  const api = await startTestServer({ storage: await cached(await etcd({ endpoints, ...options })) });
  t.after(async () => {
    await api.close();
    await Promise.all(cluster.map((each) => each.remove()));
  });
  assert.equal((await send(api.server, 'GET', '/readyz')).status, 200);
  return { api, members: cluster };
}

async function create({ server }: TestServer, name: string, data = ''): Promise<number> {
  return (await send(server, 'POST', CONFIG_MAPS, { metadata: { name }, data: { data } })).status;
}

const statusOf = async ({ server }: TestServer, path: string): Promise<number> =>
  (await send(server, 'GET', path)).status;

async function untilReady(api: TestServer): Promise<void> {
  for (let tries = 0; (await statusOf(api, '/readyz')) !== 200; tries++) {
    assert.ok(tries < 600, 'it is not ready again');
    await sleep(50);
  }
}

/** The names that a watch gives, one by one; an ERROR is none of them. */
async function expectAdded(watch: WatchClient, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const event = await watch.next();
    assert.deepEqual([event.type, event.object.metadata?.name], ['ADDED', name], JSON.stringify(event));
  }
}

for (const way of ['stalls', 'is killed'] as const)
  test(`etcd ${way}: not ready and not healthy, watches go on and begin, and all is well afterwards`, {
    skip: skipEtcd,
  }, async (t) => {
    const { api, members } = await served(t, 1, { requestTimeout: 3000 });
    const [member] = members;
    assert.ok(member);
    const watch = await WatchClient.open(api.server, `${CONFIG_MAPS}?watch=1`);
    for (let round = 0; round < rounds; round++) {
      assert.equal(await create(api, `before-${round}`), 201);
      await expectAdded(watch, `before-${round}`);
      if (way === 'stalls') await member.stop();
      else await member.kill();
      // Begun meanwhile: longer than a request may take.
      const begun = WatchClient.open(api.server, `${CONFIG_MAPS}?watch=1&fieldSelector=metadata.name=after-${round}`);
      assert.deepEqual(
        await Promise.all(['/readyz', '/healthz', '/livez', '/livez?exclude=etcd'].map((each) => statusOf(api, each))),
        [500, 500, 500, 200],
      );
      const [read, written] = await Promise.all([statusOf(api, `${CONFIG_MAPS}/a`), create(api, `lost-${round}`)]);
      assert.ok([500, 504].includes(read) && [500, 504].includes(written), `${read} ${written}`);
      assert.equal(await statusOf(api, `${CONFIG_MAPS}?resourceVersion=0`), 200, 'lists of any state are there');
      if (way === 'stalls') member.cont();
      else await member.restart();
      await untilReady(api);
      assert.equal(await create(api, `after-${round}`), 201);
      // It may have been written after all.
      const event = await watch.next();
      if (event.object.metadata?.name === `lost-${round}`) await expectAdded(watch, `after-${round}`);
      else assert.equal(event.object.metadata?.name, `after-${round}`);
      const late = await begun;
      await expectAdded(late, `after-${round}`);
      await late.stop();
    }
    await watch.stop();
  });

test('etcd of three: with two of them all goes on, whoever leads; with one nothing does until there are two', {
  skip: skipEtcd,
}, async (t) => {
  const { api, members } = await served(t, 3);
  const watch = await WatchClient.open(api.server, `${CONFIG_MAPS}?watch=1`);
  for (const [index, member] of members.entries()) {
    // That a member has stopped, a watch sees after 40 seconds, as kube-apiserver's.
    const stops = rounds >= 10 && index % 2 === 1;
    if (stops) await member.stop();
    else await member.kill();
    await untilReady(api);
    // Lost with the member that was asked: nobody knows whether it was done.
    for (let tries = 0; ![201, 409].includes(await create(api, `a${index}`)); tries++) assert.ok(tries < 20);
    await expectAdded(watch, `a${index}`);
    if (stops) member.cont();
    else await member.restart();
    await untilReady(api);
  }
  const [first, second] = members;
  await Promise.all([first?.kill(), second?.kill()]);
  assert.equal(await statusOf(api, '/readyz'), 500);
  await first?.restart();
  await untilReady(api);
  for (let tries = 0; ![201, 409].includes(await create(api, 'end')); tries++) assert.ok(tries < 20);
  await expectAdded(watch, 'end');
  await watch.stop();
});

test('etcd without space: reads and deletions go on, and writes when it has space again', {
  skip: skipEtcd,
}, async (t) => {
  const { api, members } = await served(t, 1, { quota: 16 * 1024 * 1024 });
  const [member] = members;
  assert.ok(member);
  const data = 'x'.repeat(900_000);
  let status = 201;
  let count = 0;
  for (; status === 201; count++) {
    status = await create(api, `a${count}`, data);
    assert.ok(count < 50);
  }
  const refused = await send(api.server, 'POST', CONFIG_MAPS, { metadata: { name: 'b' } });
  assert.equal(refused.status, 500);
  assert.match(refused.json.message, /etcdserver: mvcc: database space exceeded/);
  assert.equal(await statusOf(api, `${CONFIG_MAPS}/a0`), 200);
  // As kube-apiserver: it can be read.
  assert.equal(await statusOf(api, '/readyz'), 200);
  for (let index = 0; index < count - 1; index++)
    assert.equal((await send(api.server, 'DELETE', `${CONFIG_MAPS}/a${index}`)).status, 200);
  const { header } = JSON.parse(await member.ctl('get', '/', '-w', 'json')) as { header: { revision: number } };
  await member.ctl('compact', String(header.revision));
  await member.ctl('defrag');
  await member.ctl('alarm', 'disarm');
  assert.equal(await create(api, 'c', data), 201);
});

test('a server ends though its etcd does not answer any more', { skip: skipEtcd }, async (t) => {
  const { api, members } = await served(t, 1, { requestTimeout: 3000 });
  const watch = await WatchClient.open(api.server, `${CONFIG_MAPS}?watch=1`);
  assert.equal(await create(api, 'before'), 201);
  await expectAdded(watch, 'before');
  await members[0]?.stop();
  const written = create(api, 'a');
  await api.close();
  assert.equal(await watch.next(), undefined);
  assert.ok([500, 504].includes(await written));
});

for (const way of ['refuses', 'is silent'] as const)
  test(`the network to etcd ${way}: health says so, watches go on, and all is well when it is whole`, {
    skip: skipEtcd,
  }, async (t) => {
    const network = new Network();
    t.after(() => network.close());
    const { api, members } = await served(t, 1, {
      requestTimeout: 3000,
      through: (endpoint) => network.through(endpoint),
    });
    const [member] = members;
    assert.ok(member);
    const watch = await WatchClient.open(api.server, `${CONFIG_MAPS}?watch=1`);
    for (let round = 0; round < rounds; round++) {
      assert.equal(await create(api, `before-${round}`), 201);
      await expectAdded(watch, `before-${round}`);
      network.cut(way);
      assert.deepEqual(
        await Promise.all(['/readyz', '/healthz', '/livez?exclude=etcd'].map((each) => statusOf(api, each))),
        [500, 500, 200],
      );
      const statuses = await Promise.all([statusOf(api, `${CONFIG_MAPS}/a`), create(api, `lost-${round}`)]);
      assert.ok(
        statuses.every((status) => [500, 504].includes(status)),
        String(statuses),
      );
      network.heal();
      await untilReady(api);
      assert.equal(await create(api, `after-${round}`), 201);
      const event = await watch.next();
      if (event.object.metadata?.name === `lost-${round}`) await expectAdded(watch, `after-${round}`);
      else assert.equal(event.object.metadata?.name, `after-${round}`);
    }
    await watch.stop();
  });

test('etcd that others compact: pages and watches of before get 410, all else goes on', {
  skip: skipEtcd,
}, async (t) => {
  const network = new Network();
  t.after(() => network.close());
  const { api, members } = await served(t, 1, {
    requestTimeout: 3000,
    through: (endpoint) => network.through(endpoint),
  });
  const [member] = members;
  assert.ok(member);
  const compact = async (): Promise<void> => {
    const { header } = JSON.parse(await member.ctl('get', '/', '-w', 'json')) as { header: { revision: number } };
    await member.ctl('compact', String(header.revision));
  };
  const watch = await WatchClient.open(api.server, `${CONFIG_MAPS}?watch=1`);
  for (const name of ['a', 'b', 'c']) {
    assert.equal(await create(api, name), 201);
    await expectAdded(watch, name);
  }
  const first = (await send(api.server, 'GET', `${CONFIG_MAPS}?limit=1`)).json.metadata;
  assert.equal(await create(api, 'd'), 201);
  await compact();
  assert.equal(await statusOf(api, '/readyz'), 200);
  await expectAdded(watch, 'd');
  const page = await send(api.server, 'GET', `${CONFIG_MAPS}?limit=1&continue=${first.continue}`);
  // The cache may still know it.
  assert.ok([200, 410].includes(page.status), page.text);
  if (page.status === 410) {
    assert.equal(page.json.reason, 'Expired');
    // As kube-apiserver: it can be gone on with what is there now.
    const inconsistent = `${CONFIG_MAPS}?limit=1&continue=${page.json.metadata.continue}`;
    assert.equal((await send(api.server, 'GET', inconsistent)).status, 200);
  }
  // Disconnected while others write and compact: it reads all anew, its watches end.
  network.cut('refuses');
  await member.ctl(
    'put',
    '/registry/configmaps/default/e',
    JSON.stringify({
      apiVersion: 'v1',
      kind: 'ConfigMap',
      metadata: { name: 'e', namespace: 'default', uid: 'e' },
    }),
  );
  await member.ctl('put', '/elsewhere', 'x');
  await compact();
  assert.equal(await statusOf(api, '/readyz'), 500);
  network.heal();
  await untilReady(api);
  const left = await watch.next();
  assert.ok(left === undefined || left.type === 'ERROR' || left.object.metadata?.name === 'e', JSON.stringify(left));
  for (let tries = 0; ; tries++) {
    const { json } = await send(api.server, 'GET', `${CONFIG_MAPS}?resourceVersion=0`);
    const names = json.items.map(({ metadata }: { metadata: { name: string } }) => metadata.name);
    if (names.includes('e')) break;
    assert.ok(tries < 600, String(names));
    await sleep(50);
  }
  const { resourceVersion } = first;
  const late = await WatchClient.open(api.server, `${CONFIG_MAPS}?watch=1&resourceVersion=${resourceVersion}`);
  const gone = await late.next();
  assert.deepEqual([gone.type, gone.object.code, gone.object.reason], ['ERROR', 410, 'Expired']);
  assert.equal(await create(api, 'f'), 201);
  await Promise.all([watch.stop(), late.stop()]);
});

for (const way of ['etcd', 'folder', 'memory'] as const)
  test(`the clock jumps over ${way}: revisions go on, what is to end lives its time`, {
    skip: way === 'etcd' ? skipEtcd : way === 'folder' && skipFolder,
  }, async (t) => {
    const start = Date.now();
    let offset = 0;
    t.mock.method(Date, 'now', () => start + offset);
    const api = way === 'etcd' ? (await served(t, 1)).api : await servedBy(t, way);
    const watch = await WatchClient.open(api.server, `${CONFIG_MAPS}?watch=1`);
    let revision = 0;
    for (const [index, years] of [1, -20, 30, 0].entries()) {
      offset = years * 365 * 24 * 3600 * 1000;
      const { status, json } = await send(api.server, 'POST', CONFIG_MAPS, { metadata: { name: `m${index}` } });
      assert.equal(status, 201);
      assert.ok(Number(json.metadata.resourceVersion) > revision);
      revision = Number(json.metadata.resourceVersion);
      await expectAdded(watch, `m${index}`);
      assert.equal(await statusOf(api, '/readyz'), 200);
      const page = (await send(api.server, 'GET', `${CONFIG_MAPS}?limit=1`)).json;
      offset = -offset;
      if (index > 0)
        assert.equal(await statusOf(api, `${CONFIG_MAPS}?limit=1&continue=${page.metadata.continue}`), 200);
    }
    // Events live for an hour.
    const event = { metadata: { name: 'e' }, involvedObject: { namespace: 'default', name: 'm0' }, reason: 'Test' };
    assert.equal((await send(api.server, 'POST', '/api/v1/namespaces/default/events', event)).status, 201);
    offset = 24 * 3600 * 1000;
    await sleep(50);
    assert.equal(await statusOf(api, '/api/v1/namespaces/default/events/e'), 200);
    await watch.stop();
  });

async function servedBy(t: TestContext, way: 'folder' | 'memory'): Promise<TestServer> {
  const path = await mkdtemp(join(tmpdir(), 'kubetyped-storage-faults-'));
  const api = await startTestServer(way === 'folder' ? { storage: await folder(path) } : {});
  t.after(async () => {
    await api.close();
    await rm(path, { recursive: true, force: true });
  });
  return api;
}

test('a process without descriptors: reads go on, health says that nothing can be written, and writes when there are some', {
  skip: skipLimit,
}, async (t) => {
  const api = await servedBy(t, 'folder');
  assert.equal(await create(api, 'before'), 201);
  // Begun before: nothing can be started without descriptors.
  const lift = spawn('sh', ['-c', `read line; exec prlimit --pid ${process.pid} --nofile=4096:`]);
  t.after(() => lift.kill());
  // What is open stays open.
  assert.equal(spawnSync('prlimit', ['--pid', String(process.pid), '--nofile=3:']).status, 0);
  let status = 201;
  for (let count = 0; status === 201; count++) {
    // Until it begins another file.
    status = await create(api, `a${count}`, 'x'.repeat(900_000));
    assert.ok(count < 50);
  }
  assert.equal(status, 500);
  assert.equal(await statusOf(api, '/readyz'), 500);
  assert.equal(await statusOf(api, '/livez?exclude=etcd'), 200);
  assert.equal(await statusOf(api, `${CONFIG_MAPS}/before`), 200);
  const ended = once(lift, 'exit');
  lift.stdin.write('\n');
  await ended;
  await untilReady(api);
  assert.equal(await create(api, 'after'), 201);
});
