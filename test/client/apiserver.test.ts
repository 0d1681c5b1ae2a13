// The client against a real API server: see scripts/apiserver.sh.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { scheme } from 'kubetyped';
import * as corev1 from 'kubetyped/api/core/v1';
import { isConflict, isInvalid, isNotFound } from 'kubetyped/apimachinery/api/errors';
import type { KindClass } from 'kubetyped/apimachinery/runtime';
import { Client } from 'kubetyped/client';
import { Discovery } from 'kubetyped/client/discovery';
import { DeferredDiscoveryRESTMapper, unstructuredOf } from 'kubetyped/client/restmapper';
import { crdEstablished, isDeleted, RetryWatcher, until } from 'kubetyped/client/tools/watch';
import { FetchTransport } from 'kubetyped/client/transport';
import { NodeTransport } from 'kubetyped/client/transport/node';
import { retryOnConflict } from 'kubetyped/client/util/retry';
import { codecs } from 'kubetyped/protobuf';
import { type APIServer, findAPIServer, skipWithout } from '../server/server.ts';
import { exerciseKind, type Named } from './exercise_kind.ts';

let server: APIServer | undefined;
const clients: Client[] = [];

before(() => {
  server = findAPIServer(8461);
});

after(async () => {
  for (const client of clients) await client.close();
  server?.stop();
});

function clientOf(url: string, protobuf: boolean, byFetch = false): Client {
  const transport = byFetch ? new FetchTransport({ server: url }) : new NodeTransport({ server: url, env: {} });
  const client = new Client({ transport, warningHandler: () => undefined, ...(protobuf ? { codecs } : {}) });
  clients.push(client);
  return client;
}

/** The Kinds that the server keeps as they come. */
function kinds(): KindClass<Named>[] {
  return scheme
    .allKnownTypes()
    .filter(
      ([gvk, type]) =>
        type.resource !== undefined &&
        type.kind === gvk.kind &&
        type.group === gvk.group &&
        /^v\d+$/.test(type.version),
    )
    .map(([, type]) => type as unknown as KindClass<Named>);
}

for (const protobuf of [false, true]) {
  test(`every v1 Kind that is served: created, read, listed, watched, patched, deleted, in ${protobuf ? 'Protobuf' : 'JSON'}`, async (t) => {
    if (skipWithout(server, t)) return;
    const client = clientOf(server.url, protobuf);
    const { groups } = await new Discovery(client).serverResources();
    const served = new Set(
      groups.flatMap(({ group, versions }) =>
        versions.flatMap(({ version, resources }) =>
          resources.flatMap(({ name, verbs }) =>
            verbs.includes('create') && verbs.includes('watch') ? `${group}/${version}/${name}` : [],
          ),
        ),
      ),
    );
    let count = 0;
    for (const type of kinds()) {
      if (!served.has(`${type.group}/${type.version}/${type.resource}`) || type.group === 'apiextensions.k8s.io')
        continue;
      const resource = client.resource(type, { namespace: 'default' });
      const name = `client-${protobuf ? 'protobuf' : 'json'}`;
      await exerciseKind(resource, { metadata: { name } });
      count++;
    }
    t.diagnostic(`${count} kinds`);
    assert.ok(count >= 50, `only ${count} kinds`);
  });
}

test('lists page by page, metadata alone, tables, dry run, field validation, deleteCollection; by fetch as well', async (t) => {
  if (skipWithout(server, t)) return;
  for (const byFetch of [false, true]) {
    const client = clientOf(server.url, false, byFetch);
    const maps = client.resource(corev1.ConfigMap, { namespace: 'client-lists' });
    for (let at = 0; at < 7; at++)
      await maps.create({ metadata: { name: `m${at}`, labels: { odd: String(at % 2) } }, data: { at: String(at) } });
    const names: string[] = [];
    let pages = 0;
    for await (const page of maps.pages({ pageSize: 3 })) {
      pages++;
      names.push(...page.items.map(({ metadata }) => metadata.name!));
    }
    assert.deepEqual([pages, names], [3, ['m0', 'm1', 'm2', 'm3', 'm4', 'm5', 'm6']]);
    assert.equal((await maps.list({ labelSelector: 'odd=1' })).items.length, 3);
    const metadata = client.metadata(corev1.ConfigMap, { namespace: 'client-lists' });
    assert.equal((await metadata.list({ limit: 2 })).items.length, 2);
    assert.equal((await metadata.get('m1')).metadata.labels?.['odd'], '1');
    assert.equal((await maps.table()).rows.length, 7);
    await maps.create({ metadata: { name: 'dry' } }, { dryRun: ['All'] });
    await assert.rejects(maps.get('dry'), (error) => isNotFound(error));
    await assert.rejects(
      maps.create({ metadata: { name: 'strict' }, unknown: 1 } as never, { fieldValidation: 'Strict' }),
      /unknown field "unknown"/,
    );
    await maps.deleteCollection({}, { labelSelector: 'odd=1' });
    assert.equal((await maps.list()).items.length, 4);
    await maps.deleteCollection();
  }
});

test('many writers of one object; a watcher that never misses a version; waiting', async (t) => {
  if (skipWithout(server, t)) return;
  const client = clientOf(server.url, true);
  const maps = client.resource(corev1.ConfigMap, { namespace: 'client-writers' });
  const { metadata } = await maps.create({ metadata: { name: 'counter' }, data: { n: '0' } });
  const controller = new AbortController();
  const seen: string[] = [];
  const watching = (async () => {
    for await (const event of new RetryWatcher(metadata.resourceVersion!, maps, { timeoutSeconds: 1 })) {
      if (event.type === 'MODIFIED') seen.push(event.object.data?.['n'] ?? '');
      if (event.type === 'DELETED') return;
    }
  })();
  const add = (): Promise<unknown> =>
    retryOnConflict(
      async () => {
        const map = await maps.get('counter');
        return maps.update({ ...map, data: { n: String(Number(map.data?.['n']) + 1) } });
      },
      { backoff: { steps: 50, duration: 5, jitter: 1 } },
    );
  await Promise.all([add(), add(), add(), add()]);
  // The watch has ended once meanwhile.
  await sleep(1500);
  await add();
  const gone = until(maps, 'counter', isDeleted(metadata.uid), { timeout: 30_000 });
  await maps.delete('counter');
  assert.equal(await gone, undefined);
  await watching;
  assert.deepEqual(seen, ['1', '2', '3', '4', '5']);
  controller.abort();
});

test('custom resources: established, found by their kind, applied by two managers, refused', async (t) => {
  if (skipWithout(server, t)) return;
  const client = clientOf(server.url, false);
  const mapper = new DeferredDiscoveryRESTMapper(new Discovery(client));
  const definitions = await unstructuredOf(client, mapper, {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
  });
  const name = 'widgets.client.example.com';
  await definitions.create({
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name },
    spec: {
      group: 'client.example.com',
      scope: 'Namespaced',
      names: { plural: 'widgets', singular: 'widget', kind: 'Widget', shortNames: ['wd'] },
      versions: [
        {
          name: 'v1',
          served: true,
          storage: true,
          schema: {
            openAPIV3Schema: {
              type: 'object',
              properties: {
                spec: { type: 'object', properties: { size: { type: 'integer' }, colour: { type: 'string' } } },
              },
            },
          },
        },
      ],
    },
  });
  await until(definitions, name, crdEstablished as never, { timeout: 30_000 });
  await assert.doesNotReject(async () => {
    for (let tries = 0; ; tries++) {
      mapper.reset();
      try {
        return await mapper.resourceMapping('wd');
      } catch (error) {
        if (tries > 50) throw error;
        await sleep(200);
      }
    }
  });
  const kind = { apiVersion: 'client.example.com/v1', kind: 'Widget' };
  const widgets = await unstructuredOf(client, mapper, kind, { namespace: 'default' });
  const apply = (manager: string, spec: object, force = false): Promise<object> =>
    widgets.apply({ ...kind, metadata: { name: 'a' }, spec } as never, { fieldManager: manager, force });
  await apply('one', { size: 1 });
  await apply('two', { colour: 'red' });
  await assert.rejects(apply('two', { size: 2 }), (error) => isConflict(error));
  await apply('two', { size: 2 }, true);
  assert.deepEqual((await widgets.get('a'))['spec'], { size: 2 });
  await assert.rejects(
    apply('one', { size: 'large' }),
    (error) => isInvalid(error) || /expected|must be of type/.test((error as Error).message),
  );
  await definitions.delete(name);
  await until(definitions, name, isDeleted() as never, { timeout: 30_000 });
});

test('kubectl reads what the client wrote', async (t) => {
  if (skipWithout(server, t)) return;
  let kubectl: (...args: string[]) => string;
  try {
    execFileSync('kubectl', ['version', '--client'], { stdio: 'ignore' });
    kubectl = (...args) =>
      execFileSync('kubectl', ['--server', server!.url, ...args], {
        encoding: 'utf8',
        env: { ...process.env, KUBECONFIG: '/dev/null' },
      });
  } catch {
    return t.skip('NOT RUN: kubectl is not there');
  }
  for (const protobuf of [false, true]) {
    const pods = clientOf(server.url, protobuf).resource(corev1.Pod, { namespace: 'default' });
    await pods.create({
      metadata: { name: 'read-back' },
      spec: { containers: [{ name: 'c', image: 'i', resources: { requests: { cpu: '1500m' } } }] },
    });
    const read = JSON.parse(kubectl('get', 'pod', 'read-back', '-o', 'json')) as corev1.Pod;
    assert.equal(read.spec?.containers[0]?.resources?.requests?.['cpu'], '1500m');
    await pods.delete('read-back', { gracePeriodSeconds: 0 });
  }
});
