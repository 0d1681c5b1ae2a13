import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { isCompacted, isFutureRevision, type StorageEngine } from 'kubetyped/apiserver/storage';
import { cached } from 'kubetyped/apiserver/storage/cache';
import { type EtcdOptions, etcd } from 'kubetyped/apiserver/storage/etcd';
import { Pods } from '#src/apiserver/testing/storage/pods';
import { Certificates } from '../certificates.ts';
import { EtcdProcess, skipEtcd } from './etcd_process.ts';
import { testStorage } from './storage_tests.ts';

const shared: { etcd: Promise<EtcdProcess> | undefined } = { etcd: undefined };
after(async () => (await shared.etcd)?.remove());

/** A store of the etcd of this file, with nothing in it. */
async function emptied(options: Partial<EtcdOptions> = {}): Promise<StorageEngine> {
  const { endpoint } = await (shared.etcd ??= EtcdProcess.start());
  const engine = await etcd({ endpoints: [endpoint], ...options });
  const { kvs } = await engine.range({ prefix: '/' });
  await Promise.all(kvs.map(({ key, modRevision }) => engine.delete(key, modRevision)));
  return engine;
}

testStorage('etcd', () => emptied(), skipEtcd);
testStorage('cache before etcd', async () => cached(await emptied()), skipEtcd);

test('etcd: more keys than it reads at once', { skip: skipEtcd }, async () => {
  const engine = await emptied({ pageSize: 10 });
  const keys = Array.from({ length: 25 }, (_, index) => `/registry/many/${String(index).padStart(2, '0')}`);
  await Promise.all(keys.map((key) => engine.put(key, new Uint8Array(1), 0)));
  const { kvs, count } = await engine.range({ prefix: '/registry/many/' });
  assert.equal(count, 25);
  assert.deepEqual(
    kvs.map(({ key }) => key),
    keys,
  );
  await engine.close();
});

test('etcd: what it says of revisions', { skip: skipEtcd }, async () => {
  const engine = await emptied();
  const first = await engine.put('/registry/a', new Uint8Array([1]), 0);
  const second = await engine.put('/registry/a', new Uint8Array([2]), first.revision);
  await engine.compact(second.revision);
  await assert.rejects(engine.get('/registry/a', first.revision), (error) => isCompacted(error));
  await assert.rejects(
    engine.get('/registry/a', second.revision + 10),
    (error) => isFutureRevision(error) && error.current === second.revision,
  );
  await engine.close();
});

test('etcd: another endpoint is asked when one cannot be reached', { skip: skipEtcd }, async () => {
  const { endpoint } = await (shared.etcd ??= EtcdProcess.start());
  const engine = await etcd({ endpoints: ['http://127.0.0.1:1', endpoint] });
  const pods = new Pods(engine, String(await engine.currentRevision()));
  await pods.create('ns/endpoints');
  await engine.close();
  await assert.rejects(etcd({ endpoints: ['http://127.0.0.1:1'] }), {
    code: 'ERR_ETCD',
    message: /^etcd: No connection established.*127\.0\.0\.1:1/,
  });
});

test('etcd: watches go on, and reads and writes wait, while it is killed and started again', {
  skip: skipEtcd,
}, async (t) => {
  const process = await EtcdProcess.start();
  t.after(() => process.remove());
  const engine = await etcd({ endpoints: [process.endpoint] });
  const hasty = await etcd({ endpoints: [process.endpoint], requestTimeout: 200 });
  const pods = new Pods(engine, String(await engine.currentRevision()));
  const watch = pods.watch('ns', { resourceVersion: pods.start });
  for (let round = 0; round < 2; round++) {
    await watch.expect('ADDED', await pods.create(`ns/before-${round}`));
    await process.kill();
    await assert.rejects(hasty.currentRevision(), { code: 'ERR_ETCD' });
    const listed = pods.list();
    const made = pods.create(`ns/after-${round}`);
    // Longer than all endpoints are tried before one has answered.
    await sleep(1000);
    await process.restart();
    await watch.expect('ADDED', await made);
    assert.ok((await listed).items.length > round * 2);
  }
  assert.equal((await pods.list()).items.length, 4);
  await hasty.close();
  await watch.stop();
  await engine.close();
});

test('etcd: TLS, with certificates on both sides', { skip: skipEtcd }, async (t) => {
  const certificates = new Certificates(t);
  const ca = certificates.authority('authority');
  certificates.issue('server', 'authority', '/CN=etcd');
  const { cert, key } = certificates.issue('client', 'authority', '/CN=apiserver');
  const file = (name: string): string => join(certificates.folder, name);
  const process = await EtcdProcess.start({
    tls: { cert: file('server.crt'), key: file('server.key'), clientCA: file('authority.crt') },
  });
  t.after(() => process.remove());
  const endpoints = [process.endpoint];
  const engine = await etcd({ endpoints, tls: { ca, cert, key } });
  assert.equal((await engine.put('/registry/a', new Uint8Array([1]), 0)).succeeded, true);
  await engine.close();
  for (const tls of [undefined, { ca }, { ca: certificates.authority('other'), cert, key }])
    await assert.rejects(etcd({ endpoints, ...(tls && { tls }) }), { code: 'ERR_ETCD' });
});

test('etcd: endpoints that are none, and certificates without https', { skip: skipEtcd }, async () => {
  for (const [endpoints, message] of [
    [[], /^etcd: no endpoint is given$/],
    [['localhost:2379'], /^etcd: "localhost:2379" is not an endpoint; one is http:\/\/localhost:2379$/],
    [['http://localhost:2379/path'], /is not an endpoint/],
  ] as const)
    await assert.rejects(etcd({ endpoints }), { name: 'TypeError', message });
  await assert.rejects(
    etcd({ endpoints: ['http://localhost:1'], tls: { ca: 'x' } }),
    /^TypeError: etcd: localhost:1 is not reached by https, and certificates are given$/,
  );
});
