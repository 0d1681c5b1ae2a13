// API servers whose etcd stalls, is killed, loses its leader or its space: what health says, what requests and watches do,
// and that all is well by itself afterwards.
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { cached } from 'kubetyped/apiserver/storage/cache';
import { etcd, type EtcdOptions } from 'kubetyped/apiserver/storage/etcd';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { send, WatchClient } from '../apiserver/client.ts';
import { EtcdProcess, skipEtcd } from '../apiserver/storage/etcd_process.ts';

const rounds = Number(process.env['KUBETYPED_CRASHES'] ?? 2);
const CONFIG_MAPS = '/api/v1/namespaces/default/configmaps';

interface Served {
  readonly api: TestServer;
  readonly members: readonly EtcdProcess[];
}

/** A server before an etcd, with a watch that has begun. */
async function served(
  t: TestContext,
  members: number,
  { quota, ...options }: Partial<EtcdOptions> & { readonly quota?: number } = {},
): Promise<Served> {
  const cluster = await EtcdProcess.cluster(members, { ...(quota !== undefined && { quota }) });
  const endpoints = cluster.map(({ endpoint }) => endpoint);
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
      if (way === 'stalls') member.stop();
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
    if (stops) member.stop();
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
  const { header } = JSON.parse(member.ctl('get', '/', '-w', 'json')) as { header: { revision: number } };
  member.ctl('compact', String(header.revision));
  member.ctl('defrag');
  member.ctl('alarm', 'disarm');
  assert.equal(await create(api, 'c', data), 201);
});

test('a server ends though its etcd does not answer any more', { skip: skipEtcd }, async (t) => {
  const { api, members } = await served(t, 1, { requestTimeout: 3000 });
  const watch = await WatchClient.open(api.server, `${CONFIG_MAPS}?watch=1`);
  assert.equal(await create(api, 'before'), 201);
  await expectAdded(watch, 'before');
  members[0]?.stop();
  const written = create(api, 'a');
  await api.close();
  assert.equal(await watch.next(), undefined);
  assert.ok([500, 504].includes(await written));
});
