import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as autoscalingv1 from 'kubetyped/api/autoscaling/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import * as eventsv1 from 'kubetyped/api/events/v1';
import { isNotFound } from 'kubetyped/apimachinery/api/errors';
import { findStatusCondition } from 'kubetyped/apimachinery/api/meta';
import { mergePatch, type ResourceClient } from 'kubetyped/client';
import { newStatefulSets } from '../local/statefulsets.ts';
import { selectorOf } from '../src/children.ts';
import { part } from '../src/controller.ts';
import { Datastore, type DatastoreSpec } from '../src/datastore.ts';
import { accessFaults, startWorld, until, type World } from './world.ts';

const namespace = 'default';
let world: World;
let datastores: ResourceClient<Datastore>;
let statefulSets: ResourceClient<appsv1.StatefulSet>;

before(async () => {
  world = await startWorld(part, [newStatefulSets(10)]);
  datastores = world.client.resource(Datastore, { namespace });
  statefulSets = world.client.resource(appsv1.StatefulSet, { namespace });
});
after(() => world[Symbol.asyncDispose]());

async function create(name: string, spec: DatastoreSpec): Promise<Datastore> {
  await datastores.create(new Datastore({ metadata: { name, namespace }, spec }));
  return until(`${name} is ready`, () => readyAt(name, spec.version ?? '8.0'));
}

/** The Datastore when it is ready, at a version and as last changed. */
async function readyAt(name: string, version: string): Promise<Datastore | undefined> {
  const found = await datastores.get(name);
  const ready = findStatusCondition(found.status?.conditions, 'Ready');
  const isSo = ready?.status === 'True' && ready.observedGeneration === found.metadata.generation;
  return isSo && found.status?.version === version ? found : undefined;
}

/** Why things happened to an object. */
async function reasonsOf(name: string): Promise<string[]> {
  const { items } = await world.client.resource(eventsv1.Event, { namespace }).list();
  return items.filter(({ regarding }) => regarding?.name === name).map(({ reason }) => reason ?? '');
}

async function claimsOf(datastore: Datastore): Promise<number> {
  const claims = world.client.resource(corev1.PersistentVolumeClaim, { namespace });
  return (await claims.list({ labelSelector: selectorOf(datastore) })).items.length;
}

test('makes a StatefulSet, a Service and a ConfigMap, and owns them', async () => {
  const made = await create('a', { replicas: 2, settings: { maxmemory: '100mb' } });
  assert.deepEqual(made.metadata.finalizers, ['data.example.com/volumes']);
  const set = await statefulSets.get('a');
  const service = await world.client.resource(corev1.Service, { namespace }).get('a');
  const settings = await world.client.resource(corev1.ConfigMap, { namespace }).get('a-settings');
  for (const child of [set, service, settings]) {
    const [owner] = child.metadata.ownerReferences ?? [];
    assert.deepEqual([owner?.kind, owner?.uid, owner?.controller], ['Datastore', made.metadata.uid, true]);
  }
  assert.equal(settings.data?.['valkey.conf'], 'dir /data\nappendonly yes\nmaxmemory 100mb\n');
  assert.equal(service.spec?.clusterIP, 'None');
  const { version, replicas, readyReplicas, selector } = made.status ?? {};
  assert.deepEqual([version, replicas, readyReplicas, selector], ['8.0', 2, 2, selectorOf(made)]);
  await until('an event', async () => (await reasonsOf('a')).includes('Available'));
});

test('puts back what somebody changed', async () => {
  await create('b', { replicas: 2 });
  await statefulSets.patch('b', mergePatch({ spec: { replicas: 7 } }));
  await until('two replicas', async () => (await statefulSets.get('b')).spec?.replicas === 2);
});

test('is scaled like a Deployment', async () => {
  await create('c', { replicas: 1 });
  await datastores.subresource('scale', autoscalingv1.Scale).patch('c', mergePatch({ spec: { replicas: 3 } }));
  const scaled = await until('three replicas', async () => {
    const found = await readyAt('c', '8.0');
    return found?.status?.readyReplicas === 3 && found;
  });
  assert.equal(await claimsOf(scaled), 3);
});

test('restarts the Pods when the settings change', async () => {
  await create('d', { settings: { maxmemory: '100mb' } });
  const before = (await statefulSets.get('d')).spec?.template.metadata?.annotations;
  await datastores.patch('d', mergePatch({ spec: { settings: { maxmemory: '200mb' } } }));
  await until('another template', async () => {
    const { template } = (await statefulSets.get('d')).spec ?? {};
    return template?.metadata?.annotations?.['data.example.com/settings'] !== before?.['data.example.com/settings'];
  });
});

test('rolls out a newer version, and refuses an older one', async () => {
  await create('e', { version: '8.0', replicas: 3 });
  await datastores.patch('e', mergePatch({ spec: { version: '8.1' } }));
  await until('8.1 is ready', () => readyAt('e', '8.1'));
  const image = async (): Promise<string | undefined> =>
    (await statefulSets.get('e')).spec?.template.spec?.containers[0]?.image;
  assert.equal(await image(), 'valkey/valkey:8.1');
  await datastores.patch('e', mergePatch({ spec: { version: '7.2' } }));
  await until('the refusal', async () => {
    const degraded = findStatusCondition((await datastores.get('e')).status?.conditions, 'Degraded');
    return degraded?.status === 'True' && degraded.reason === 'DowngradeRefused';
  });
  assert.equal(await image(), 'valkey/valkey:8.1');
  await until('events', async () => {
    const reasons = await reasonsOf('e');
    return reasons.includes('Upgraded') && reasons.includes('DowngradeRefused');
  });
});

test('what breaks the rules is refused', async () => {
  for (const [spec, message] of [
    [{ version: 'newest' }, /spec\.version/],
    [{ replicas: 10 }, /spec\.replicas/],
    [{ storage: 'much' }, /must be a quantity: 10Gi/],
    [{ settings: { a: 'b\nc d' } }, /spec\.settings\.a/],
  ] as const)
    await assert.rejects(datastores.create(new Datastore({ metadata: { name: 'wrong', namespace }, spec })), message);
  await create('small', {});
  await assert.rejects(datastores.patch('small', mergePatch({ spec: { storage: '2Gi' } })), /cannot be changed/);
});

test('leaves alone what it did not make', async () => {
  await world.client.resource(corev1.Service, { namespace }).create({
    metadata: { name: 'taken', namespace },
    spec: { ports: [{ port: 80 }] },
  });
  await datastores.create(new Datastore({ metadata: { name: 'taken', namespace } }));
  await until('the status', async () => {
    const { status } = await datastores.get('taken');
    return findStatusCondition(status?.conditions, 'Ready')?.reason === 'NameTaken';
  });
  await assert.rejects(statefulSets.get('taken'), isNotFound);
});

test('deletes the volumes if asked to, and what it owned goes, too', async () => {
  for (const [name, deletionPolicy, left] of [
    ['f', 'Delete', 0],
    ['g', 'Retain', 1],
  ] as const) {
    const made = await create(name, { deletionPolicy });
    assert.equal(await claimsOf(made), 1);
    await datastores.delete(name);
    await until(`${name} is gone`, () => datastores.get(name).then(() => false, isNotFound));
    await until('its StatefulSet is gone', () => statefulSets.get(name).then(() => false, isNotFound));
    assert.equal(await claimsOf(made), left);
  }
});

test('may do what it does, and nothing else', () => {
  const rare = [
    // Asked by the admission of some clusters.
    'update datastores/finalizers.data.example.com',
    // When an event comes again.
    'patch events.events.k8s.io',
  ];
  assert.deepEqual(accessFaults(part, world, rare), []);
});
