import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AdmissionPlugin } from 'kubetyped/admission';
import { ConfigMap, PersistentVolume, Secret } from 'kubetyped/api/core/v1';
import { newForbidden } from 'kubetyped/apimachinery/api/errors';
import type { DeleteOptions } from 'kubetyped/apimachinery/apis/meta/v1';
import { Scheme } from 'kubetyped/apimachinery/runtime';
import { APIServer, memory } from 'kubetyped/apiserver';
import type { StorageEngine } from 'kubetyped/apiserver/storage';
import { type Answer, send } from './client.ts';

const root = (namespace = 'default'): string => `/api/v1/namespaces/${namespace}`;

interface Owner {
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly uid: string };
}

class Cluster {
  readonly server: APIServer;

  constructor(
    t: TestContext,
    garbageCollection: boolean | 'external' = true,
    admission: readonly AdmissionPlugin[] = [],
    onError?: (error: unknown) => void,
    storage: StorageEngine = memory(),
  ) {
    const errors: unknown[] = [];
    this.server = new APIServer({
      scheme: new Scheme('test'),
      garbageCollection,
      admission,
      storage,
      onError: onError ?? ((error) => errors.push(error)),
    });
    this.server.resource(ConfigMap).resource(Secret).resource(PersistentVolume);
    t.after(async () => {
      await this.server.close();
      assert.deepEqual(errors, []);
    });
  }

  async create(
    path: string,
    name: string,
    owners: readonly (Owner & { readonly blockOwnerDeletion?: boolean })[] = [],
    more: object = {},
  ): Promise<Owner> {
    const ownerReferences = owners.map(({ kind, metadata, blockOwnerDeletion }) => ({
      apiVersion: 'v1',
      kind,
      name: metadata.name,
      uid: metadata.uid,
      ...(blockOwnerDeletion && { blockOwnerDeletion }),
    }));
    const answer = await send(this.server, 'POST', path, { metadata: { name, ownerReferences, ...more } });
    assert.equal(answer.status, 201, answer.text);
    return answer.json as Owner;
  }

  get(path: string): Promise<Answer> {
    return send(this.server, 'GET', path);
  }

  delete(path: string, propagationPolicy: string): Promise<Answer> {
    return send(this.server, 'DELETE', path, { propagationPolicy });
  }

  merge(path: string, patch: object): Promise<Answer> {
    return send(this.server, 'PATCH', path, patch, { 'content-type': 'application/merge-patch+json' });
  }

  /** Waits until an object is gone, or for the time that it takes to see it stays. */
  async isGone(path: string, tries = 100): Promise<boolean> {
    for (let i = 0; i < tries; i++) {
      if ((await this.get(path)).status === 404) return true;
      await sleep(10);
    }
    return false;
  }
}

const MAPS = `${root()}/configmaps`;
const SECRETS = `${root()}/secrets`;

test('dependents go with their last owner', async (t) => {
  const cluster = new Cluster(t);
  const [a, b] = [await cluster.create(MAPS, 'a'), await cluster.create(MAPS, 'b')];
  await cluster.create(SECRETS, 'of-a', [a]);
  await cluster.create(SECRETS, 'of-both', [a, b]);
  const middle = await cluster.create(MAPS, 'middle', [a]);
  await cluster.create(SECRETS, 'below', [middle]);
  await cluster.delete(`${MAPS}/a`, 'Background');
  for (const path of [`${SECRETS}/of-a`, `${MAPS}/middle`, `${SECRETS}/below`])
    assert.ok(await cluster.isGone(path), path);
  assert.equal(await cluster.isGone(`${SECRETS}/of-both`, 5), false);
  const left = (await cluster.get(`${SECRETS}/of-both`)).json.metadata.ownerReferences;
  assert.deepEqual(
    left.map(({ name }: { name: string }) => name),
    ['b'],
    'the owner that is gone is no owner any more',
  );
});

test('an owner that is deleted in the foreground waits for those that block it', async (t) => {
  const cluster = new Cluster(t);
  const owner = await cluster.create(MAPS, 'owner');
  await cluster.create(SECRETS, 'blocks', [{ ...owner, blockOwnerDeletion: true }], { finalizers: ['example.com/x'] });
  await cluster.create(SECRETS, 'other', [owner]);
  const answer = await cluster.delete(`${MAPS}/owner`, 'Foreground');
  assert.deepEqual(answer.json.metadata.finalizers, ['foregroundDeletion']);
  for (let i = 0; i < 100 && !(await cluster.get(`${SECRETS}/blocks`)).json.metadata.deletionTimestamp; i++)
    await sleep(10);
  assert.equal((await cluster.get(`${MAPS}/owner`)).status, 200);
  const patch = { metadata: { finalizers: null } };
  await cluster.merge(`${SECRETS}/blocks`, patch);
  for (const path of [`${SECRETS}/blocks`, `${MAPS}/owner`, `${SECRETS}/other`])
    assert.ok(await cluster.isGone(path), path);
});

test('owners in a circle all go', async (t) => {
  const cluster = new Cluster(t);
  const a = await cluster.create(MAPS, 'a');
  const b = await cluster.create(MAPS, 'b', [{ ...a, blockOwnerDeletion: true }]);
  const reference = { apiVersion: 'v1', kind: 'ConfigMap', name: 'b', uid: b.metadata.uid, blockOwnerDeletion: true };
  const patch = { metadata: { ownerReferences: [reference] } };
  await cluster.merge(`${MAPS}/a`, patch);
  await cluster.delete(`${MAPS}/a`, 'Foreground');
  for (const path of [`${MAPS}/a`, `${MAPS}/b`]) assert.ok(await cluster.isGone(path), path);
});

test('orphans stay, without the owner', async (t) => {
  const cluster = new Cluster(t);
  const owner = await cluster.create(MAPS, 'owner');
  await cluster.create(SECRETS, 'orphan', [owner]);
  await cluster.delete(`${MAPS}/owner`, 'Orphan');
  assert.ok(await cluster.isGone(`${MAPS}/owner`));
  const { status, json } = await cluster.get(`${SECRETS}/orphan`);
  assert.deepEqual([status, json.metadata.ownerReferences], [200, undefined]);
});

test('an owner that never was, or is in another namespace, is none', async (t) => {
  const cluster = new Cluster(t);
  const owner = await cluster.create(`${root('other')}/configmaps`, 'owner');
  await cluster.create(SECRETS, 'elsewhere', [owner]);
  assert.ok(await cluster.isGone(`${SECRETS}/elsewhere`));
  await cluster.create(SECRETS, 'unknown', [{ kind: 'ConfigMap', metadata: { name: 'x', uid: 'no-such-uid' } }]);
  assert.ok(await cluster.isGone(`${SECRETS}/unknown`));
  const again = await cluster.create(MAPS, 'again');
  await cluster.create(SECRETS, 'of-another', [{ ...again, metadata: { name: 'again', uid: 'another-uid' } }]);
  assert.ok(await cluster.isGone(`${SECRETS}/of-another`), 'one of the same name is another one');
});

test('what cannot be judged stays', async (t) => {
  const cluster = new Cluster(t);
  await cluster.create(SECRETS, 'a', [{ kind: 'Unheard', metadata: { name: 'x', uid: '1' } }]);
  await cluster.create('/api/v1/persistentvolumes', 'b', [{ kind: 'ConfigMap', metadata: { name: 'x', uid: '1' } }]);
  assert.equal(await cluster.isGone(`${SECRETS}/a`, 10), false);
  assert.equal(await cluster.isGone('/api/v1/persistentvolumes/b', 1), false);
});

test('without a collector everything stays', async (t) => {
  for (const collection of [false, 'external'] as const) {
    const cluster = new Cluster(t, collection);
    const owner = await cluster.create(MAPS, 'owner');
    await cluster.create(SECRETS, 'dependent', [owner]);
    const { json } = await cluster.delete(`${MAPS}/owner`, 'Foreground');
    assert.deepEqual(json.metadata.finalizers, collection === 'external' ? ['foregroundDeletion'] : undefined);
    assert.equal(await cluster.isGone(`${SECRETS}/dependent`, 10), false);
  }
});

/** A plug-in that looks at deletions. */
const onDelete = (validate: NonNullable<AdmissionPlugin['validate']>): readonly AdmissionPlugin[] => [
  { name: 'test', handles: (operation) => operation === 'DELETE', validate },
];

test('what admission keeps stays without its owner', async (t) => {
  const users: unknown[] = [];
  const cluster = new Cluster(
    t,
    true,
    onDelete(async ({ name, user, options }) => {
      if (name !== 'kept') return;
      const { propagationPolicy } = options as DeleteOptions;
      users.push([user?.name, user?.groups, propagationPolicy]);
      throw newForbidden({ group: '', resource: 'secrets' }, name, new Error('it is kept'));
    }),
    (error) => assert.match(String(error), /it is kept/),
  );
  const owner = await cluster.create(MAPS, 'owner');
  await cluster.create(SECRETS, 'kept', [owner]);
  await cluster.create(SECRETS, 'other', [owner]);
  await cluster.delete(`${MAPS}/owner`, 'Background');
  assert.ok(await cluster.isGone(`${SECRETS}/other`));
  assert.equal(await cluster.isGone(`${SECRETS}/kept`, 5), false);
  assert.deepEqual(users[0], [
    'system:serviceaccount:kube-system:generic-garbage-collector',
    ['system:serviceaccounts', 'system:serviceaccounts:kube-system', 'system:authenticated'],
    'Background',
  ]);
});

test('what has another owner by the time it is deleted stays', async (t) => {
  let adopt: (() => Promise<unknown>) | undefined;
  const cluster = new Cluster(
    t,
    true,
    onDelete(async ({ name }) => {
      if (name !== 'child') return;
      const first = adopt;
      adopt = undefined;
      await first?.();
    }),
  );
  const [old, other] = [await cluster.create(MAPS, 'old'), await cluster.create(MAPS, 'other')];
  await cluster.create(SECRETS, 'child', [old]);
  const { uid } = other.metadata;
  adopt = () =>
    cluster.merge(`${SECRETS}/child`, {
      metadata: { ownerReferences: [{ apiVersion: 'v1', kind: 'ConfigMap', name: 'other', uid }] },
    });
  await cluster.delete(`${MAPS}/old`, 'Background');
  assert.equal(await cluster.isGone(`${SECRETS}/child`, 20), false);
  assert.equal(adopt, undefined);
});

test('what has no owner, or is another one, by the time it is looked at stays; what is gone is no error', async (t) => {
  const engine = memory();
  const changes = new Map<string, () => Promise<unknown>>();
  const get = engine.get.bind(engine);
  engine.get = async (...args) => {
    const [key] = args;
    const change = changes.get(key);
    changes.delete(key);
    await change?.();
    return get(...args);
  };
  const cluster = new Cluster(t, true, [], undefined, engine);
  const owner = await cluster.create(MAPS, 'owner');
  for (const name of ['freed', 'gone', 'replaced', 'other']) await cluster.create(SECRETS, name, [owner]);
  for (const [name, change] of [
    ['freed', () => cluster.merge(`${SECRETS}/freed`, { metadata: { ownerReferences: null } })],
    ['gone', () => cluster.delete(`${SECRETS}/gone`, 'Background')],
    [
      'replaced',
      async () => {
        await cluster.delete(`${SECRETS}/replaced`, 'Background');
        await cluster.create(SECRETS, 'replaced');
      },
    ],
  ] as const)
    changes.set(`/registry/secrets/default/${name}`, change);
  await cluster.delete(`${MAPS}/owner`, 'Background');
  for (const name of ['gone', 'other']) assert.ok(await cluster.isGone(`${SECRETS}/${name}`), name);
  assert.equal(changes.size, 0);
  for (const name of ['freed', 'replaced']) assert.equal(await cluster.isGone(`${SECRETS}/${name}`, 5), false, name);
});

test('one whose deletion takes long keeps no others waiting', async (t) => {
  let end = (): void => {};
  const long = new Promise<void>((resolve) => {
    end = resolve;
  });
  const cluster = new Cluster(
    t,
    true,
    onDelete(async ({ name }) => (name === 'slow' ? long : undefined)),
  );
  const owner = await cluster.create(MAPS, 'owner');
  for (const name of ['slow', 'a', 'b', 'c']) await cluster.create(SECRETS, name, [owner]);
  await cluster.delete(`${MAPS}/owner`, 'Background');
  for (const name of ['a', 'b', 'c']) assert.ok(await cluster.isGone(`${SECRETS}/${name}`), name);
  assert.equal((await cluster.get(`${SECRETS}/slow`)).status, 200);
  end();
  assert.ok(await cluster.isGone(`${SECRETS}/slow`));
});

test('dependents of an owner that is deleted in the foreground go, although it does not wait for them', async (t) => {
  const cluster = new Cluster(t);
  const owner = await cluster.create(MAPS, 'owner', [], { finalizers: ['example.com/x'] });
  await cluster.create(SECRETS, 'other', [owner]);
  await cluster.create(SECRETS, 'blocks', [{ ...owner, blockOwnerDeletion: true }], { finalizers: ['example.com/x'] });
  await cluster.delete(`${MAPS}/owner`, 'Foreground');
  assert.ok(await cluster.isGone(`${SECRETS}/other`));
  assert.equal((await cluster.get(`${MAPS}/owner`)).status, 200);
});
