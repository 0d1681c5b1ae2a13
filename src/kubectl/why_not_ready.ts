import { type DaemonSet, type Deployment, ReplicaSet, type StatefulSet } from '#api/apps/v1/zz_generated.types';
import type { Job } from '#api/batch/v1/zz_generated.types';
import type { ContainerStatus } from '#api/core/v1/zz_generated.structs';
import { Event, Pod } from '#api/core/v1/zz_generated.types';
import { isControlledBy } from '#apimachinery/apis/meta/v1/controller_ref';
import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import type { LabelSelector } from '#apimachinery/apis/meta/v1/zz_generated.structs';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { asError } from '#engine/text/as_error';
import type { Client } from '../client/client.ts';
import type { CallOptions } from '../client/options.ts';
import { rolloutStatus } from './rollout.ts';

/** What {@link whyNotReady} is asked about. */
export type Explained = Deployment | ReplicaSet | StatefulSet | DaemonSet | Job | Pod;

interface Condition {
  readonly type?: string;
  readonly status?: string;
  readonly reason?: string;
  readonly message?: string;
}

/**
 * Why a workload or a Pod is not ready, the cause first as far as it is known: what the rollout waits for, what could not
 * be created, and what its Pods wait for; Pods with the same reason together.
 * @returns one sentence a reason; none when it is ready
 * @throws StatusError
 */
export async function whyNotReady(client: Client, object: Explained, options: CallOptions = {}): Promise<string[]> {
  switch (object.kind) {
    case 'Pod':
      return podReasons(object);
    case 'Job':
      return jobReasons(client, object, options);
    default:
      return workloadReasons(client, object, options);
  }
}

/** Why a Job does not come to an end; none for one that just runs. */
async function jobReasons(client: Client, job: Job, options: CallOptions): Promise<string[]> {
  const { conditions = [] } = job.status ?? {};
  const failures = failedConditions(conditions, ['Failed', 'FailureTarget']);
  if (failures.length > 0) return failures;
  if (conditions.some(({ type, status }) => type === 'Complete' && status === 'True')) return [];
  if (job.spec?.suspend) return ['is suspended'];
  if (job.spec?.selector === undefined) return [];
  const pods = await podsOf(client, job.metadata.namespace ?? '', job.spec.selector, options);
  const waiting = ({ status }: Pod): boolean => status?.phase !== 'Running';
  return reasonsOf(pods.filter((pod) => isControlledBy(pod, job) && waiting(pod)));
}

/** Pods with the same reason together. */
function reasonsOf(pods: readonly Pod[]): string[] {
  const reasons = new Map<string, string[]>();
  for (const pod of pods)
    for (const reason of podReasons(pod))
      reasons.set(reason, [...(reasons.get(reason) ?? []), pod.metadata.name ?? '']);
  return [...reasons].map(([reason, names]) => {
    const [first = '', ...more] = names;
    return more.length === 0 ? `Pod ${first}: ${reason}` : `${names.length} Pods (${first}, ...): ${reason}`;
  });
}

async function workloadReasons(
  client: Client,
  object: Deployment | ReplicaSet | StatefulSet | DaemonSet,
  options: CallOptions,
): Promise<string[]> {
  const waits = waitsFor(object);
  if (waits === undefined) return [];
  const { namespace = '' } = object.metadata;
  const owners = object.kind === 'Deployment' ? await replicaSetsOf(client, object, options) : [object];
  const pods: Pod[] = [];
  for (const pod of await podsOf(client, namespace, object.spec?.selector, options))
    if (owners.some((owner) => isControlledBy(pod, owner))) pods.push(pod);
  const ofPods = reasonsOf(pods);
  const failures = new Set(
    [object, ...owners].flatMap(({ status }) =>
      failedConditions(status?.conditions, ['ReplicaFailure', 'Progressing']),
    ),
  );
  // StatefulSets and DaemonSets say in events alone that they can't create Pods.
  const warnings =
    ofPods.length + failures.size > 0
      ? []
      : (await eventsOf(client, object, options)).filter(({ type }) => type === 'Warning').slice(-1);
  return [waits, ...failures, ...ofPods, ...warnings.map(({ reason, message }) => `${reason}: ${message}`)];
}

/** What a workload waits for; undefined when it is ready. */
function waitsFor(object: Deployment | ReplicaSet | StatefulSet | DaemonSet): string | undefined {
  if (object.kind === 'ReplicaSet') {
    const [wanted, ready] = [object.spec?.replicas ?? 1, object.status?.readyReplicas ?? 0];
    return ready >= wanted ? undefined : `${ready} of ${wanted} replicas are ready`;
  }
  // Others are replaced by people: what counts is whether they are ready.
  if (object.kind !== 'Deployment' && object.spec?.updateStrategy?.type === 'OnDelete') {
    const [wanted, ready] =
      object.kind === 'DaemonSet'
        ? [object.status?.desiredNumberScheduled ?? 0, object.status?.numberReady ?? 0]
        : [object.spec.replicas ?? 1, object.status?.readyReplicas ?? 0];
    return ready >= wanted ? undefined : `${ready} of ${wanted} Pods are ready`;
  }
  try {
    const { message, done } = rolloutStatus(object);
    return done ? undefined : message.replace(/^Waiting for .*? rollout to finish: |\.\.\.$/g, '');
  } catch (error) {
    return asError(error).message;
  }
}

/** ReplicaSets of the present version fail for the Deployment. */
async function replicaSetsOf(client: Client, deployment: Deployment, options: CallOptions): Promise<ReplicaSet[]> {
  const { namespace = '' } = deployment.metadata;
  const labelSelector = labelSelectorAsSelector(deployment.spec?.selector).toString();
  const { items } = await client.resource(ReplicaSetKind, { namespace }).list({ ...options, labelSelector });
  return items.filter((set) => isControlledBy(set, deployment));
}

/** @returns all Pods that are selected */
export async function podsOf(
  client: Client,
  namespace: string,
  selector: LabelSelector | undefined,
  options: CallOptions,
): Promise<Pod[]> {
  const found: Pod[] = [];
  const labelSelector = labelSelectorAsSelector(selector).toString();
  for await (const pod of client.resource(PodKind, { namespace }).each({ ...options, labelSelector })) found.push(pod);
  return found;
}

function failedConditions(conditions: readonly Condition[] = [], types: readonly string[]): string[] {
  return conditions
    .filter(
      ({ type = '', status }) =>
        types.includes(type) && (type === 'Progressing' ? status === 'False' : status === 'True'),
    )
    .map(({ reason = '', message = '' }) => [reason, message].filter((text) => text !== '').join(': '));
}

/** Why a Pod is not ready, as far as it says so: it has no node, a container waits, has ended or fails its probe. */
export function podReasons({ metadata, status = {} }: Pod): string[] {
  if (metadata.deletionTimestamp !== undefined) return ['is being deleted'];
  if (status.phase === 'Succeeded') return [];
  const { conditions = [] } = status;
  if (conditions.some(({ type, status: is }) => type === 'Ready' && is === 'True')) return [];
  if (status.reason) return [[status.reason, status.message].filter((text) => text).join(': ')];
  const unscheduled = conditions.find(({ type, status: is }) => type === 'PodScheduled' && is === 'False');
  if (unscheduled !== undefined) return [`has no node: ${unscheduled.message || unscheduled.reason || 'unknown'}`];
  const { initContainerStatuses = [], containerStatuses = [] } = status;
  const first = initContainerStatuses.flatMap((each) => containerReason(each, true)).slice(0, 1);
  if (first.length > 0) return first.map((reason) => `init ${reason}`);
  const found = containerStatuses.flatMap((each) => containerReason(each, false));
  const gates = conditions.filter(({ type, status: is, message }) => type === 'Ready' && is !== 'True' && message);
  return found.length > 0
    ? found
    : gates.map(({ reason, message }) => [reason, message].filter((text) => text).join(': '));
}

function containerReason(
  { name, ready, restartCount, state = {}, lastState = {} }: ContainerStatus,
  isInit: boolean,
): string[] {
  const container = `container ${name}`;
  const { waiting, terminated, running } = state;
  if (waiting !== undefined) {
    const last = lastState.terminated;
    const text = [waiting.reason, waiting.message].filter((each) => each).join(': ') || 'waits';
    const before = last === undefined ? '' : `; it ended with exit code ${last.exitCode}, ${restartCount} restarts`;
    return [`${container}: ${text}${before}`];
  }
  if (terminated !== undefined) {
    if (isInit && terminated.exitCode === 0) return [];
    const text = [terminated.reason, terminated.message].filter((each) => each).join(': ');
    return [`${container} has ended with exit code ${terminated.exitCode}${text === '' ? '' : ` (${text})`}`];
  }
  if (ready || running === undefined) return [];
  return [isInit ? `${container} is still running` : `${container} runs, but its readiness probe does not succeed`];
}

/** The events about an object, the latest last. */
export async function eventsOf(
  client: Client,
  { kind, metadata: { name = '', namespace = '', uid = '' } }: { kind: string; metadata: Pod['metadata'] },
  options: CallOptions = {},
): Promise<Event[]> {
  // A kubelet gives nodes their name as uid.
  const who = namespace === '' ? '' : `,involvedObject.uid=${uid}`;
  const fieldSelector = `involvedObject.kind=${kind},involvedObject.name=${name}${who}`;
  const { items } = await client.resource(EventKind, { namespace }).list({ ...options, fieldSelector });
  return items.sort((a, b) => eventTime(a).localeCompare(eventTime(b)));
}

/** When an event was seen last. */
export function eventTime({ series, lastTimestamp, eventTime: first, metadata }: Event): string {
  return series?.lastObservedTime || lastTimestamp || first || metadata.creationTimestamp || '';
}

const PodKind: KindClass<Pod> = Pod;
const ReplicaSetKind: KindClass<ReplicaSet> = ReplicaSet;
const EventKind: KindClass<Event> = Event;
