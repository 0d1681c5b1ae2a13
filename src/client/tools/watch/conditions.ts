import type { Int64 } from '#engine/schema/wire';
import type { Condition } from './until.ts';

/** What of an object's status says how it is. */
interface ConditionLike {
  readonly type: string;
  readonly status: string;
  readonly observedGeneration?: Int64 | undefined;
}

/** An object that has conditions, as most Kinds do. */
export interface WithConditions {
  readonly metadata?: { readonly generation?: Int64 | undefined } | undefined;
  readonly status?: { readonly conditions?: readonly ConditionLike[] | undefined } | undefined;
}

/** True once a condition of the object has a status, `True` unless said. */
export function hasCondition(type: string, status: string = 'True'): (object: WithConditions | undefined) => boolean {
  return (object) => object?.status?.conditions?.some((each) => each.type === type && each.status === status) ?? false;
}

/** The object is gone, or another one has its name. @param uid of the object; left out, any object of the name is meant */
export function isDeleted(
  uid?: string,
): Condition<{ readonly metadata?: { readonly uid?: string | undefined } | undefined }> {
  return (object) => object === undefined || (uid !== undefined && object.metadata?.uid !== uid);
}

/** The Pod runs and answers its readiness probes. */
export function isPodReady(pod: WithConditions | undefined): boolean {
  return hasCondition('Ready')(pod);
}

/** The Pod's containers have been started, or it has ended already. */
export function isPodRunning(
  pod: { readonly status?: { readonly phase?: string | undefined } | undefined } | undefined,
): boolean {
  return ['Running', 'Succeeded', 'Failed'].includes(pod?.status?.phase ?? '');
}

/** All containers of the Pod have ended, well or not. */
export function isPodCompleted(
  pod: { readonly status?: { readonly phase?: string | undefined } | undefined } | undefined,
): boolean {
  return ['Succeeded', 'Failed'].includes(pod?.status?.phase ?? '');
}

/** What a Deployment says of itself. */
export interface DeploymentLike extends WithConditions {
  readonly spec?: { readonly replicas?: number | undefined } | undefined;
  readonly status?:
    | {
        readonly conditions?: readonly ConditionLike[] | undefined;
        readonly observedGeneration?: Int64 | undefined;
        readonly replicas?: number | undefined;
        readonly updatedReplicas?: number | undefined;
        readonly availableReplicas?: number | undefined;
      }
    | undefined;
}

/** Enough Pods of the Deployment are available, those of an older version counted; its controller has seen the last change. */
export function deploymentAvailable(deployment: DeploymentLike | undefined): boolean {
  return isObserved(deployment) && hasCondition('Available')(deployment);
}

/** All Pods of the Deployment are of the last version, and available: what `kubectl rollout status` waits for. */
export function deploymentRolledOut(deployment: DeploymentLike | undefined): boolean {
  if (!isObserved(deployment)) return false;
  const { replicas = 0, updatedReplicas = 0, availableReplicas = 0 } = deployment?.status ?? {};
  const wanted = deployment?.spec?.replicas ?? 1;
  return updatedReplicas >= wanted && replicas <= updatedReplicas && availableReplicas >= updatedReplicas;
}

/** What a StatefulSet says of itself. */
export interface StatefulSetLike {
  readonly metadata?: { readonly generation?: Int64 | undefined } | undefined;
  readonly spec?: { readonly replicas?: number | undefined } | undefined;
  readonly status?:
    | {
        readonly observedGeneration?: Int64 | undefined;
        readonly updatedReplicas?: number | undefined;
        readonly readyReplicas?: number | undefined;
      }
    | undefined;
}

/** All Pods of the StatefulSet are of the last version, and ready. */
export function statefulSetRolledOut(set: StatefulSetLike | undefined): boolean {
  if (!isObserved(set)) return false;
  const wanted = set?.spec?.replicas ?? 1;
  const { updatedReplicas = 0, readyReplicas = 0 } = set?.status ?? {};
  return updatedReplicas >= wanted && readyReplicas >= wanted;
}

/** What a DaemonSet says of itself. */
export interface DaemonSetLike {
  readonly metadata?: { readonly generation?: Int64 | undefined } | undefined;
  readonly status?:
    | {
        readonly observedGeneration?: Int64 | undefined;
        readonly desiredNumberScheduled?: number | undefined;
        readonly updatedNumberScheduled?: number | undefined;
        readonly numberAvailable?: number | undefined;
      }
    | undefined;
}

/** On every node that is meant there is a Pod of the last version of the DaemonSet, and available. */
export function daemonSetRolledOut(set: DaemonSetLike | undefined): boolean {
  if (!isObserved(set)) return false;
  const { desiredNumberScheduled = 0, updatedNumberScheduled = 0, numberAvailable = 0 } = set?.status ?? {};
  return updatedNumberScheduled >= desiredNumberScheduled && numberAvailable >= desiredNumberScheduled;
}

function isObserved(
  object:
    | {
        readonly metadata?: { readonly generation?: Int64 | undefined } | undefined;
        readonly status?: { readonly observedGeneration?: Int64 | undefined } | undefined;
      }
    | undefined,
): boolean {
  const { generation = 0 } = object?.metadata ?? {};
  return object !== undefined && BigInt(object.status?.observedGeneration ?? 0) >= BigInt(generation);
}

/** The Job has ended well. */
export function jobComplete(job: WithConditions | undefined): boolean {
  return hasCondition('Complete')(job);
}

/** The Job has ended, well or not. */
export function jobFinished(job: WithConditions | undefined): boolean {
  return hasCondition('Complete')(job) || hasCondition('Failed')(job);
}

/** The API server serves the custom resources of the definition. */
export function crdEstablished(definition: WithConditions | undefined): boolean {
  return hasCondition('Established')(definition);
}

/** The aggregated API is served. */
export function apiServiceAvailable(service: WithConditions | undefined): boolean {
  return hasCondition('Available')(service);
}
