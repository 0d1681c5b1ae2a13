import type * as appsv1 from 'kubetyped/api/apps/v1';
import { setStatusCondition } from 'kubetyped/apimachinery/api/meta';
import type { Condition } from 'kubetyped/apimachinery/apis/meta/v1';
import type { DeepReadonly } from 'kubetyped/client/tools/cache';
import { selectorOf } from './children.ts';
import type { Datastore, DatastoreStatus } from './datastore.ts';

/** A condition without its time, which changes with its status. */
type Said = Pick<Condition, 'type' | 'status' | 'reason' | 'message'>;

/** The status while the StatefulSet does its work. @param version what the StatefulSet is to run */
export function statusOf(
  datastore: DeepReadonly<Datastore>,
  statefulSet: DeepReadonly<appsv1.StatefulSet>,
  version: string,
): DatastoreStatus {
  const { replicas = 1, version: wanted = version } = datastore.spec ?? {};
  const { readyReplicas = 0, updatedReplicas = 0, observedGeneration = 0 } = statefulSet.status ?? {};
  const isSeen = observedGeneration >= (statefulSet.metadata.generation ?? 0);
  const updated = isSeen ? updatedReplicas : 0;
  const isReady = isSeen && updated >= replicas && readyReplicas >= replicas;
  const counts = `${readyReplicas} of ${replicas} Pods are ready, ${updated} are up to date`;
  const progress: Said = isReady
    ? { type: 'Progressing', status: 'False', reason: 'RolledOut', message: `all Pods run ${version}` }
    : { type: 'Progressing', status: 'True', reason: 'RollingOut', message: counts };
  const ready: Said = isReady
    ? { type: 'Ready', status: 'True', reason: 'Available', message: counts }
    : { type: 'Ready', status: 'False', reason: 'RollingOut', message: counts };
  const refused: Said =
    wanted === version
      ? { type: 'Degraded', status: 'False', reason: 'AsWanted', message: '' }
      : { type: 'Degraded', status: 'True', reason: 'DowngradeRefused', message: `${wanted} is older than ${version}` };
  const running = isReady ? version : datastore.status?.version;
  return {
    ...withConditions(datastore, progress, ready, refused),
    ...(running !== undefined && { version: running }),
    replicas: statefulSet.status?.replicas ?? 0,
    readyReplicas,
    selector: selectorOf(datastore),
  };
}

/** The status of a Datastore that can't have what it needs. */
export function blockedStatusOf(datastore: DeepReadonly<Datastore>, reason: string, message: string): DatastoreStatus {
  return { ...datastore.status, ...withConditions(datastore, { type: 'Ready', status: 'False', reason, message }) };
}

function withConditions(
  { metadata, status }: DeepReadonly<Datastore>,
  ...said: readonly Said[]
): { readonly observedGeneration: number; readonly conditions: Condition[] } {
  const { generation: observedGeneration = 0 } = metadata;
  const conditions = said.reduce<Condition[]>(
    (given, each) => setStatusCondition(given, { ...each, observedGeneration }).conditions,
    [...(status?.conditions ?? [])],
  );
  return { observedGeneration, conditions };
}
