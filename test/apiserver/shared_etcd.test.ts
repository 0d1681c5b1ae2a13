// kube-apiserver and our server on one etcd: each reads what the other one has written, of every Kind.
// KUBETYPED_CONTROLPLANE is `start`, or the kubeconfig of a server that `scripts/controlplane.sh start` has started.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { cached } from 'kubetyped/apiserver/storage/cache';
import { etcd } from 'kubetyped/apiserver/storage/etcd';
import { startTestServer, type TestServer } from 'kubetyped/apiserver/testing';
import { Client, mergePatch } from 'kubetyped/client';
import { Discovery } from 'kubetyped/client/discovery';
import { loadConfig } from 'kubetyped/client/tools/clientcmd';
import { transportFor } from 'kubetyped/client/transport/node';
import type { Named } from '../client/exercise_kind.ts';
import { readSamples } from '../client/samples.ts';
import { CONTROL_PLANE_PLUGINS } from './both_servers.ts';
import { skipEtcd } from './storage/etcd_process.ts';

const wanted = process.env['KUBETYPED_CONTROLPLANE'] ?? '';
const skip = wanted === '' ? 'set KUBETYPED_CONTROLPLANE to start, or to a kubeconfig' : skipEtcd;

const NAMESPACE = 'client-test';

const NAME = 'birds.example.com';

/** Kinds that are not tried, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'events.k8s.io/v1 Event': 'kube-apiserver stores them with those of the core group',
  'v1 ComponentStatus': 'can be created in kube-apiserver by nobody',
  'v1 Namespace': 'goes on to live: its finalizers are those of a controller',
  'apiextensions.k8s.io/v1 CustomResourceDefinition': 'has a test of its own',
};

/** Kinds that kube-apiserver gives defaults when it reads them from the storage, and where. */
const DEFAULTED: Readonly<Record<string, string>> = {
  PersistentVolumeClaim: 'status.phase',
  StatefulSet: 'spec.volumeClaimTemplates',
};

/** What the second object of a Kind is called where not every name will do. */
const OWN_NAMES: Readonly<Record<string, string>> = { IPAddress: '192.0.2.8' };

/** Where what is found differs, and why. */
const KNOWN: Readonly<Record<string, string>> = {
  'batch/v1 Job.metadata.labels': 'a default: those of the template',
};

interface Resource {
  readonly group: string;
  readonly version: string;
  readonly plural: string;
  readonly kind: string;
  readonly namespaced: boolean;
}

/** What of an object is not found in another one, by its path. What the other one has besides doesn't count. */
function missing(from: unknown, object: unknown, path = ''): string[] {
  if (typeof object !== 'object' || object === null)
    return Object.is(object, from) ? [] : [`${path}: ${JSON.stringify(object)}, not ${JSON.stringify(from)}`];
  // Empty is as good as not there.
  if (Object.keys(object).length === 0) return [];
  if (typeof from !== 'object' || from === null) return [`${path}: is not there`];
  return Object.entries(object).flatMap(([key, value]) =>
    missing(Reflect.get(from, key) as unknown, value, `${path}.${key}`),
  );
}

describe('kube-apiserver and our server on one etcd', { skip, timeout: 900_000 }, () => {
  let kubeconfig: string;
  let api: TestServer;
  let go: Client;
  let ours: Client;

  const objects = (client: Client, { group, version, plural, namespaced }: Resource) =>
    client.unstructured({ group, version, resource: plural }, { ...(namespaced && { namespace: NAMESPACE }) });

  before(async () => {
    kubeconfig =
      wanted === 'start'
        ? execFileSync('scripts/controlplane.sh', ['start'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
            .trim()
            .split('\n')[1]!
        : wanted;
    const endpoint = readFileSync(join(dirname(kubeconfig), 'etcd.url'), 'utf8').trim();
    const storage = await cached(await etcd({ endpoints: [endpoint] }));
    api = await startTestServer({
      storage,
      storageFormat: 'protobuf',
      admissionPlugins: CONTROL_PLANE_PLUGINS,
      serviceClusterIPRange: '10.96.0.0/12',
    });
    const { config } = loadConfig({ kubeconfig, env: {} });
    ours = new Client({ transport: transportFor({ host: api.url }, { env: {} }) });
    go = new Client({ transport: transportFor(config, { env: {} }), warningHandler: () => undefined });
    const namespaces = { group: '', version: 'v1', plural: 'namespaces', kind: 'Namespace', namespaced: false };
    const namespace = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: NAMESPACE } };
    await objects(go, namespaces).apply(namespace as never, { fieldManager: 'test' });
  });

  after(async () => {
    await ours?.close();
    await go?.close();
    await api?.close();
    if (wanted === 'start') execFileSync('scripts/controlplane.sh', ['stop', kubeconfig]);
  });

  test('addresses and node ports of Services are given once', async () => {
    const of = { group: '', version: 'v1', plural: 'services', kind: 'Service', namespaced: true };
    const service = (name: string, spec: object = {}) =>
      ({
        apiVersion: 'v1',
        kind: 'Service',
        metadata: { name },
        spec: { type: 'NodePort', ports: [{ port: 80 }], ...spec },
      }) as never;
    const names = Array.from({ length: 60 }, (_, index) => `shared-${index}`);
    const made = await Promise.all(
      names.map((name, index) => objects(index % 2 === 0 ? ours : go, of).create(service(name))),
    );
    const specs = made.map(({ spec }) => spec as { clusterIP: string; ports: { nodePort: number }[] });
    assert.equal(new Set(specs.map(({ clusterIP }) => clusterIP)).size, names.length);
    assert.equal(new Set(specs.map(({ ports }) => ports[0]!.nodePort)).size, names.length);
    for (const [index, { clusterIP, ports }] of specs.entries()) {
      const other = objects(index % 2 === 0 ? go : ours, of);
      await assert.rejects(other.create(service('refused', { clusterIP })), /provided IP is already allocated/);
      await assert.rejects(other.create(service('refused', { ports })), /provided port is already allocated/);
    }
    for (const [index, name] of names.entries()) await objects(index % 3 === 0 ? ours : go, of).delete(name);
    const [{ clusterIP, ports }] = specs as [(typeof specs)[0]];
    await objects(go, of).create(service('given-back', { clusterIP, ports }));
    await objects(ours, of).delete('given-back');
  });

  test('objects of every Kind', async (t) => {
    const samples = readSamples();
    const faults: string[] = [];
    let count = 0;
    const { groups } = await new Discovery(ours).serverResources();
    for (const { group, versions } of groups)
      for (const { version, resources } of versions)
        for (const { name: plural, kind, verbs, namespaced } of resources) {
          const apiVersion = group === '' ? version : `${group}/${version}`;
          if (!verbs.includes('create') || !verbs.includes('watch') || plural.includes('/')) continue;
          if (Object.hasOwn(LEFT_OUT, `${apiVersion} ${kind}`)) continue;
          const sample = samples.get(`${apiVersion} ${kind}`) ?? samples.get(kind);
          assert.ok(sample, `no sample of ${apiVersion} ${kind}`);
          const resource = { group, version, plural, kind, namespaced };
          try {
            faults.push(...(await exchange(resource, { ...sample, apiVersion, kind } as never)));
          } catch (error) {
            faults.push(`${apiVersion} ${kind}: ${String(error)}`);
          }
          count++;
        }
    t.diagnostic(`${count} Kinds`);
    const places = faults.map((fault) => fault.split(': ')[0] ?? '');
    assert.deepEqual(
      faults.filter((_, index) => !Object.hasOwn(KNOWN, places[index] ?? '')),
      [],
    );
    // What differs no more must go from the list.
    assert.deepEqual(
      Object.keys(KNOWN).filter((place) => !places.includes(place)),
      [],
    );
    assert.ok(count >= 40, `only ${count}`);
  });

  /** Writes an object by way of each server, and reads it by way of the other one. */
  async function exchange(resource: Resource, sample: Named): Promise<string[]> {
    const what = `${resource.group === '' ? '' : `${resource.group}/`}${resource.version} ${resource.kind}`;
    const [theirs, own] = [objects(go, resource), objects(ours, resource)];
    const { namespace: _, name = '', ...metadata } = sample.metadata;
    await theirs.create({ ...sample, metadata: { ...metadata, name } } as never);
    // Controllers of kube-apiserver write some of them, too.
    const [read, original] = await settled(async () => [await own.get(name), await theirs.get(name)]);
    const faults = missing(original, read, what);
    const defaults = missing(read, original, what);
    if (!Object.hasOwn(DEFAULTED, resource.kind)) faults.push(...defaults);
    else assert.notEqual(defaults.length, 0, `${what}: no defaults any more`);
    // The same bytes, or there would be a new revision.
    const served = api.server.resources().find(({ kind, hub }) => hub === kind && kind.kind === resource.kind);
    const store = served?.store;
    assert.ok(store !== undefined && 'change' in store && typeof store.change === 'function');
    const context = {
      namespace: resource.namespaced ? NAMESPACE : '',
      warn: () => {},
      signal: new AbortController().signal,
    };
    const change = store.change.bind(store, name, (existing: unknown) => existing, context);
    const [before, after] = await settled(async () => {
      const first = await own.get(name);
      await change();
      return [first, await own.get(name)];
    });
    if (JSON.stringify(before) !== JSON.stringify(after)) faults.push(`${what}: other bytes`);
    const ownName = OWN_NAMES[resource.kind] ?? `${name}-ours`;
    const written = await own.create({ ...sample, metadata: { ...metadata, name: ownName } } as never);
    const second = written.metadata?.name ?? '';
    const [theirSecond, ownSecond] = await settled(async () => [await theirs.get(second), await own.get(second)]);
    faults.push(...missing(theirSecond, ownSecond, what));
    const released = mergePatch({ metadata: { finalizers: null } });
    const background = { propagationPolicy: 'Background' } as const;
    await theirs.delete(second, background);
    await theirs.patch(second, released).catch(() => {});
    await gone(() => own.get(second));
    await own.delete(name, background);
    await own.patch(name, released).catch(() => {});
    await gone(() => theirs.get(name));
    return faults;
  }

  test('watches and lists of one show what the other one writes', async () => {
    const maps = { group: '', version: 'v1', plural: 'configmaps', kind: 'ConfigMap', namespaced: true };
    for (const [writer, reader] of [
      [go, ours],
      [ours, go],
    ] as const) {
      const list = await objects(reader, maps).list();
      const watch = await objects(reader, maps).watch({ resourceVersion: list.metadata.resourceVersion ?? '' });
      const map = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'seen' }, data: { a: 'b' } };
      const { metadata } = await objects(writer, maps).create(map as never);
      for await (const event of watch) {
        assert.equal(event.type, 'ADDED');
        assert.equal('metadata' in event.object && event.object.metadata?.resourceVersion, metadata?.resourceVersion);
        break;
      }
      const { items } = await objects(reader, maps).list();
      assert.equal(items.filter((each) => each.metadata?.name === 'seen').length, 1);
      await objects(reader, maps).delete('seen');
    }
  });

  test('custom resources', async () => {
    const definitions = {
      ...{ group: 'apiextensions.k8s.io', version: 'v1', kind: 'CustomResourceDefinition' },
      ...{ plural: 'customresourcedefinitions', namespaced: false },
    };
    const birds = { group: 'example.com', version: 'v1', plural: 'birds', kind: 'Bird', namespaced: true };
    const schema = { openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } };
    const definition = {
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: NAME },
      spec: {
        ...{ group: 'example.com', scope: 'Namespaced', names: { plural: 'birds', kind: 'Bird' } },
        versions: [{ name: 'v1', served: true, storage: true, schema }],
      },
    };
    for (const [first, second] of [
      [go, ours],
      [ours, go],
    ] as const) {
      await objects(first, definitions).create(definition as never);
      await served(() => objects(first, birds).list());
      await served(() => objects(second, birds).list());
      const [theirs, own] = await Promise.all([go, ours].map((each) => objects(each, definitions).get(NAME)));
      assert.deepEqual(missing(plain(theirs), plain(own)), []);
      assert.deepEqual(missing(plain(own), plain(theirs)), []);
      for (const [index, [writer, reader]] of [[first, second] as const, [second, first] as const].entries()) {
        const name = `tit-${index}`;
        const bird = { apiVersion: 'example.com/v1', kind: 'Bird', metadata: { name }, spec: { wings: 2, high: 1e21 } };
        const created = await objects(writer, birds).create(bird as never);
        assert.deepEqual(plain(await objects(reader, birds).get(name)), plain(created));
      }
      await objects(second, definitions).delete(NAME);
      await gone(() => objects(first, definitions).get(NAME));
    }
  });
});

/** Asks until both answers are of the same revision, a few times. */
async function settled(ask: () => Promise<[object, object]>): Promise<[unknown, unknown]> {
  for (let tries = 0; ; tries++) {
    const [one, other] = (await ask()).map(plain) as [StoredObject, StoredObject];
    if (tries === 10 || one.metadata.resourceVersion === other.metadata.resourceVersion) return [one, other];
  }
}

interface StoredObject {
  readonly metadata: { readonly resourceVersion: string };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

async function served(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await ask();
      return;
    } catch (error) {
      if (tries === 600) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function gone(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    try {
      await ask();
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.fail('still there');
}
