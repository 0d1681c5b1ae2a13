import * as appsv1 from 'kubetyped/api/apps/v1';
import * as corev1 from 'kubetyped/api/core/v1';
import * as eventsv1 from 'kubetyped/api/events/v1';
import { deepEqual } from 'kubetyped/apimachinery/api/equality';
import type { KindClass } from 'kubetyped/apimachinery/runtime';
import type { Applied } from 'kubetyped/client';
import type { DeepReadonly } from 'kubetyped/client/tools/cache';
import {
  Controller,
  isControlledBy,
  type ReconcileContext,
  setControllerReference,
  withFinalizer,
} from 'kubetyped/controller';
import { configMapNameOf, configMapOf, imageOf, selectorOf, serviceOf, statefulSetOf } from './children.ts';
import { Datastore, type DatastoreStatus } from './datastore.ts';
import type { Part } from './part.ts';
import { blockedStatusOf, statusOf } from './status.ts';
import { versionToRun } from './upgrade.ts';

/** Who applies: the owner of the fields that it sets. */
const NAME = 'datastore-operator';
/** Keeps a Datastore until its volumes are dealt with. */
const FINALIZER = 'data.example.com/volumes';

/** Keeps a StatefulSet, a Service and a ConfigMap for every Datastore. */
export function newDatastoreController(): Controller {
  return new Controller({
    name: NAME,
    for: Datastore,
    owns: [appsv1.StatefulSet, corev1.Service, corev1.ConfigMap],
    // What it does besides watching these: manifests/rbac.yaml is made of it.
    access: [
      { kind: Datastore, verbs: ['patch'] },
      { kind: Datastore, verbs: ['patch'], subresource: 'status' },
      // To be an owner that waits for what it owns: asked by the admission of some clusters.
      { kind: Datastore, verbs: ['update'], subresource: 'finalizers' },
      { kind: appsv1.StatefulSet, verbs: ['create', 'patch'] },
      { kind: corev1.Service, verbs: ['create', 'patch'] },
      { kind: corev1.ConfigMap, verbs: ['create', 'patch'] },
      { kind: corev1.PersistentVolumeClaim, verbs: ['deletecollection'] },
      { kind: eventsv1.Event, verbs: ['create', 'patch'] },
    ],
    concurrency: 4,
    timeout: 30_000,
    async reconcile({ namespace, name }, context) {
      const datastore = context.lister(Datastore).get(namespace, name);
      // What it owned goes with it: the garbage collector does that.
      if (datastore === undefined) return;
      await withFinalizer(context.client.resource(Datastore), datastore, FINALIZER, {
        apply: (current) => sync(current, context),
        cleanup: (current) => removeVolumes(current, context),
      });
    },
  });
}

/** What src/parts.ts lists. */
export const part: Part = { kind: Datastore, controller: newDatastoreController };

async function sync(datastore: DeepReadonly<Datastore>, context: ReconcileContext): Promise<void> {
  const { client, lister, events, signal } = context;
  const { name = '', namespace = '' } = datastore.metadata;
  const taken = [
    lister(appsv1.StatefulSet).get(namespace, name),
    lister(corev1.Service).get(namespace, name),
    lister(corev1.ConfigMap).get(namespace, configMapNameOf(datastore)),
  ].find((existing) => existing !== undefined && !isControlledBy(existing, datastore));
  if (taken !== undefined) {
    const note = `${taken.kind} ${taken.metadata.name} exists already, and is not managed by this Datastore`;
    events.event(datastore, { type: 'Warning', reason: 'NameTaken', action: 'Sync', note, related: taken });
    return writeStatus(datastore, blockedStatusOf(datastore, 'NameTaken', note), context);
  }

  const { version: wanted = '8.0' } = datastore.spec ?? {};
  const running = datastore.status?.version;
  const version = versionToRun(wanted, running);
  const apply = <T extends object>(kind: KindClass<T>, child: Applied<T>): Promise<T> =>
    client.resource(kind).apply(setControllerReference(datastore, child), { fieldManager: NAME, force: true, signal });
  await apply(corev1.ConfigMap, configMapOf(datastore));
  await apply(corev1.Service, serviceOf(datastore));
  const statefulSet = await apply(appsv1.StatefulSet, statefulSetOf(datastore, version));

  const status = statusOf(datastore, statefulSet, version);
  if (status.version !== running)
    events.event(datastore, {
      type: 'Normal',
      reason: running === undefined ? 'Available' : 'Upgraded',
      action: 'Sync',
      note: `All Pods run ${imageOf(version)}`,
    });
  if (wanted !== version)
    events.event(datastore, {
      type: 'Warning',
      reason: 'DowngradeRefused',
      action: 'Sync',
      note: `Going on with ${version}: ${wanted} can't read what it wrote`,
    });
  await writeStatus(datastore, status, context);
}

async function writeStatus(
  datastore: DeepReadonly<Datastore>,
  status: DatastoreStatus,
  { client, signal, log }: ReconcileContext,
): Promise<void> {
  if (deepEqual(datastore.status, status)) return;
  const { name = '', namespace = '' } = datastore.metadata;
  await client
    .resource(Datastore)
    .applyStatus({ metadata: { name, namespace }, status }, { fieldManager: NAME, force: true, signal });
  const ready = status.conditions?.find(({ type }) => type === 'Ready');
  log.info('Status', { ready: ready?.status, reason: ready?.reason, message: ready?.message });
}

/** A StatefulSet leaves its volumes behind. They go when their Pods have gone. */
async function removeVolumes(datastore: DeepReadonly<Datastore>, context: ReconcileContext): Promise<void> {
  if (datastore.spec?.deletionPolicy !== 'Delete') return;
  const { namespace = '' } = datastore.metadata;
  await context.client
    .resource(corev1.PersistentVolumeClaim, { namespace })
    .deleteCollection({ signal: context.signal }, { labelSelector: selectorOf(datastore) });
  const note = 'Deleted the volumes';
  context.events.event(datastore, { type: 'Normal', reason: 'VolumesDeleted', action: 'Delete', note });
}
