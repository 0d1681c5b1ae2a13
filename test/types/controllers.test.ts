import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scheme } from 'kubetyped';
import * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import { Client } from 'kubetyped/client';
import { SharedInformerFactory } from 'kubetyped/client/informers';
import { FakeAPI } from 'kubetyped/client/testing';
import { type DeepReadonly, mutableCopy, type SharedInformer } from 'kubetyped/client/tools/cache';
import { RateLimitingQueue, WorkQueue } from 'kubetyped/client/util/workqueue';
import { Controller, objectsOf, ownedBy, setControllerReference, watch } from 'kubetyped/controller';

// What the compiler must accept and refuse. The functions are never called.

/** Whether two types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

export const readonlyTypes: readonly true[] = [
  true satisfies Same<DeepReadonly<unknown>, unknown>,
  true satisfies Same<DeepReadonly<string | undefined>, string | undefined>,
  true satisfies Same<DeepReadonly<'a' | 1>, 'a' | 1>,
  true satisfies Same<DeepReadonly<() => string[]>, () => string[]>,
  true satisfies Same<DeepReadonly<string[][]>, readonly (readonly string[])[]>,
  true satisfies Same<DeepReadonly<Record<string, unknown>>, { readonly [x: string]: unknown }>,
  true satisfies Same<DeepReadonly<{ a?: { b: unknown[] } }>, { readonly a?: { readonly b: readonly unknown[] } }>,
];

export function informers(factory: SharedInformerFactory, client: Client): void {
  const pods = factory.informerFor(corev1.Pod, {
    indexers: {
      byNode: (pod) => [pod.spec?.nodeName ?? ''],
      // @ts-expect-error an index has texts
      byPriority: (pod) => [pod.spec?.priority],
    },
  });
  // @ts-expect-error a list is no resource that can be watched; it has no metadata of an object
  factory.informerFor(corev1.PodList).lister.get('a', 'b')?.metadata.namespace;
  pods.addEventHandler({
    add: (pod, { inInitialList }) => {
      const is: boolean = inInitialList;
      const phase: string | undefined = pod.status?.phase;
      // @ts-expect-error objects of a cache are shared
      pod.metadata.name = 'other';
      // @ts-expect-error and so is everything in them
      pod.spec?.containers.push({ name: 'c' });
      // @ts-expect-error a Pod has no replicas
      pod.spec?.replicas;
      void [is, phase];
    },
    update: (old, pod) => void (old.metadata.uid === pod.metadata.uid),
    // @ts-expect-error of a deleted object nobody asks whether it is new
    delete: (pod, { inInitialList }) => void [pod, inInitialList],
  });
  // @ts-expect-error the handler is of Services
  pods.addEventHandler({ add: (service: DeepReadonly<corev1.Service>) => void service.spec?.clusterIP });
  // @ts-expect-error there is no such event
  pods.addEventHandler({ remove: () => undefined });
  const pod = pods.lister.get('default', 'a');
  // @ts-expect-error there may be none
  pod.metadata;
  // @ts-expect-error what is shared is not given to update
  if (pod !== undefined) void client.resource(corev1.Pod).update(pod satisfies corev1.Pod);
  if (pod !== undefined) {
    const own = mutableCopy(pod);
    own.metadata.labels = { a: 'b' };
    void client.resource(corev1.Pod).update(own);
  }
  // @ts-expect-error which namespace?
  pods.lister.get('a');
  const services: SharedInformer<corev1.Service> = factory.informerFor(corev1.Service);
  // @ts-expect-error an informer of Services is none of Pods
  const wrong: SharedInformer<corev1.Pod> = services;
  void wrong;
}

export async function changes(pods: SharedInformer<corev1.Pod>): Promise<void> {
  for await (const change of pods.changes()) {
    const name: string | undefined = change.object.metadata.name;
    if (change.type === 'add') {
      // @ts-expect-error what is added has no state before
      change.old;
    } else if (change.type === 'delete') {
      // @ts-expect-error nor has what is gone
      change.old;
    } else {
      const before: DeepReadonly<corev1.Pod> = change.old;
      void before;
    }
    // @ts-expect-error types of changes are small letters here, as of handlers
    void (change.type === 'ADDED');
    void name;
  }
}

export async function queues(): Promise<void> {
  const queue = new RateLimitingQueue<{ name: string }>({ key: ({ name }) => name });
  queue.add({ name: 'a' });
  // @ts-expect-error it is a queue of names
  queue.add('a');
  // @ts-expect-error after how long?
  queue.addAfter({ name: 'a' });
  const work = await queue.get();
  // @ts-expect-error there may be none, at the end
  work.item;
  work?.item.name.length;
  // @ts-expect-error it limits nothing
  new WorkQueue<string>().addRateLimited('a');
}

export function controllers(): void {
  new Controller({
    name: 'a',
    for: objectsOf(corev1.Pod, { predicates: [{ create: ({ spec }) => spec?.nodeName !== '' }] }),
    owns: [appsv1.Deployment, ownedBy(corev1.Secret, { labelSelector: 'a' })],
    watches: [watch(corev1.Node, { map: ({ metadata }) => [{ namespace: '', name: metadata.name ?? '' }] })],
    reconcile: async ({ namespace, name }, { client, lister, events, signal }) => {
      const pod = lister(corev1.Pod).get(namespace, name);
      if (pod === undefined) return;
      // @ts-expect-error objects of a cache are shared
      pod.spec = { containers: [] };
      // @ts-expect-error a reason is needed
      events.event(pod, { type: 'Normal', action: 'Sync', note: 'a' });
      const secret = setControllerReference(pod, { metadata: { name, namespace }, stringData: { a: 'b' } });
      await client.resource(corev1.Secret, { namespace }).create(secret, { signal });
      // @ts-expect-error data of Secrets is text
      await client.resource(corev1.Secret, { namespace }).create({ metadata: { name }, stringData: { a: 1 } });
      return { requeueAfter: 1000 };
    },
  });
  // @ts-expect-error what does it do?
  new Controller({ name: 'a', for: corev1.Pod });
  // @ts-expect-error a result is not text
  new Controller({ name: 'a', for: corev1.Pod, reconcile: () => 'later' });
  // @ts-expect-error results say milliseconds
  new Controller({ name: 'a', for: corev1.Pod, reconcile: () => ({ requeueAfter: '1s' }) });
  // @ts-expect-error a map gives requests
  watch(corev1.Node, { map: ({ metadata }) => [metadata.name] });
}

test('what the compiler takes for shared is so: who changes it where it is frozen is told', async () => {
  const node = new corev1.Node({ metadata: { name: 'a', labels: { zone: 'x' } } });
  const client = new Client({ transport: new FakeAPI({ scheme, objects: [node] }) });
  const factory = new SharedInformerFactory(client, { freeze: true });
  const nodes = factory.informerFor(corev1.Node);
  const running = factory.start();
  try {
    await factory.synced();
    const found = nodes.lister.get('', 'a');
    assert.ok(found?.metadata.labels);
    assert.throws(() => Object.assign(found.metadata.labels!, { zone: 'y' }), TypeError);
    const own = mutableCopy(found);
    own.metadata.labels = { zone: 'y' };
    assert.equal(nodes.lister.get('', 'a')?.metadata.labels?.['zone'], 'x');
  } finally {
    await running.close();
    await client.close();
  }
});
