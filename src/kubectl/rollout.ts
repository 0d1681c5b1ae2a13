import {
  ControllerRevision,
  DaemonSet,
  type Deployment,
  ReplicaSet,
  StatefulSet,
} from '#api/apps/v1/zz_generated.types';
import { PodTemplateSpec } from '#api/core/v1/zz_generated.structs';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { isControlledBy } from '#apimachinery/apis/meta/v1/controller_ref';
import { formatLabelSelector } from '#apimachinery/apis/meta/v1/label_selector';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { LastAppliedConfigAnnotation } from '#apimachinery/util/patch/last_applied';
import { strategicMergeMapPatch } from '#apimachinery/util/strategicpatch/strategic_merge';
import { isMap } from '#engine/json/untyped';
import { asError } from '#engine/text/as_error';
import type { Client } from '../client/client.ts';
import type { CallOptions } from '../client/options.ts';
import { jsonPatch, mergePatch, type Patch, strategicMergePatch } from '../client/patch.ts';
import type { ResourceClient } from '../client/resource_client.ts';
import { until } from '../client/tools/watch/until.ts';
import { templateEntries } from './built_in_descriptions.ts';
import { render } from './description.ts';

/** What rolls out new versions of its Pods. */
export type Workload = Deployment | DaemonSet | StatefulSet;

/** How far a rollout is. */
export interface RolloutStatus {
  /** As `kubectl rollout status` writes it, without a line feed. */
  readonly message: string;
  readonly done: boolean;
}

/** What can't be done with a rollout, or a rollout that has failed. The messages are kubectl's. */
export class RolloutError extends Error {
  readonly code = 'ERR_ROLLOUT';

  constructor(message: string) {
    super(message);
    this.name = 'RolloutError';
  }
}

const RevisionAnnotation = 'deployment.kubernetes.io/revision';
const ChangeCauseAnnotation = 'kubernetes.io/change-cause';
const RestartedAtAnnotation = 'kubectl.kubernetes.io/restartedAt';
const TemplateHashLabel = 'pod-template-hash';
/** Annotations of a Deployment that say something of its present version alone. */
const OWN_ANNOTATIONS: ReadonlySet<string> = /* @__PURE__ */ new Set([
  LastAppliedConfigAnnotation,
  RevisionAnnotation,
  'deployment.kubernetes.io/revision-history',
  'deployment.kubernetes.io/desired-replicas',
  'deployment.kubernetes.io/max-replicas',
  'deprecated.deployment.rollback.to',
]);

/**
 * How far the rollout of a workload is, by what it says itself.
 * @param workload as a server gives it
 * @param revision of a Deployment, that must be the present one; 0, the default, is any
 * @throws RolloutError when it has exceeded its deadline, is of another revision, or is not rolled out by its controller
 */
export function rolloutStatus(workload: Workload, revision = 0): RolloutStatus {
  switch (workload.kind) {
    case 'Deployment':
      checkRevision(workload, revision);
      return deploymentStatus(workload);
    case 'DaemonSet':
      return daemonSetStatus(workload);
    case 'StatefulSet':
      return statefulSetStatus(workload);
  }
}

const waiting = (message: string): RolloutStatus => ({ message, done: false });
const finished = (message: string): RolloutStatus => ({ message, done: true });

function isObserved({ metadata, status }: Workload): boolean {
  return BigInt(metadata.generation ?? 0) <= BigInt(status?.observedGeneration ?? 0);
}

function checkRevision({ metadata }: Deployment, wanted: number): void {
  const present = revisionOf(metadata.annotations) ?? 0;
  if (wanted > 0 && wanted !== present)
    throw new RolloutError(`desired revision (${wanted}) is different from the running revision (${present})`);
}

function deploymentStatus(deployment: Deployment): RolloutStatus {
  const { metadata, spec, status } = deployment;
  const { replicas: wanted } = spec ?? {};
  const name = JSON.stringify(metadata.name ?? '');
  if (!isObserved(deployment)) return waiting('Waiting for deployment spec update to be observed...');
  const { conditions = [], replicas = 0, updatedReplicas = 0, availableReplicas = 0 } = status ?? {};
  if (conditions.some(({ type, reason }) => type === 'Progressing' && reason === 'ProgressDeadlineExceeded'))
    throw new RolloutError(`deployment ${name} exceeded its progress deadline`);
  const rollout = `Waiting for deployment ${name} rollout to finish:`;
  if (wanted !== undefined && updatedReplicas < wanted)
    return waiting(`${rollout} ${updatedReplicas} out of ${wanted} new replicas have been updated...`);
  if (replicas > updatedReplicas)
    return waiting(`${rollout} ${replicas - updatedReplicas} old replicas are pending termination...`);
  if (availableReplicas < updatedReplicas)
    return waiting(`${rollout} ${availableReplicas} of ${updatedReplicas} updated replicas are available...`);
  return finished(`deployment ${name} successfully rolled out`);
}

/** Other strategies leave it to people when Pods are made anew. */
function checkStrategy(type: string | undefined): void {
  if (type !== 'RollingUpdate')
    throw new RolloutError('rollout status is only available for RollingUpdate strategy type');
}

function daemonSetStatus(daemonSet: DaemonSet): RolloutStatus {
  const { metadata, spec, status } = daemonSet;
  checkStrategy(spec?.updateStrategy?.type);
  const name = JSON.stringify(metadata.name ?? '');
  if (!isObserved(daemonSet)) return waiting('Waiting for daemon set spec update to be observed...');
  const { desiredNumberScheduled = 0, updatedNumberScheduled = 0, numberAvailable = 0 } = status ?? {};
  const rollout = `Waiting for daemon set ${name} rollout to finish:`;
  if (updatedNumberScheduled < desiredNumberScheduled)
    return waiting(
      `${rollout} ${updatedNumberScheduled} out of ${desiredNumberScheduled} new pods have been updated...`,
    );
  if (numberAvailable < desiredNumberScheduled)
    return waiting(`${rollout} ${numberAvailable} of ${desiredNumberScheduled} updated pods are available...`);
  return finished(`daemon set ${name} successfully rolled out`);
}

function statefulSetStatus(statefulSet: StatefulSet): RolloutStatus {
  const { spec, status } = statefulSet;
  checkStrategy(spec?.updateStrategy?.type);
  if (!status?.observedGeneration || !isObserved(statefulSet))
    return waiting('Waiting for statefulset spec update to be observed...');
  const { readyReplicas = 0, updatedReplicas = 0, currentReplicas = 0 } = status;
  const { updateRevision = '', currentRevision = '' } = status;
  const { replicas } = spec ?? {};
  if (replicas !== undefined && readyReplicas < replicas)
    return waiting(`Waiting for ${replicas - readyReplicas} pods to be ready...`);
  const { rollingUpdate } = spec?.updateStrategy ?? {};
  // Servers set a partition of 0 where there is none.
  if (rollingUpdate !== undefined) {
    const wanted = (replicas ?? 0) - (rollingUpdate.partition ?? 0);
    if (replicas !== undefined && rollingUpdate.partition !== undefined && updatedReplicas < wanted)
      return waiting(
        `Waiting for partitioned roll out to finish: ${updatedReplicas} out of ${wanted} new pods have been updated...`,
      );
    return finished(`partitioned roll out complete: ${updatedReplicas} new pods have been updated...`);
  }
  if (updateRevision !== currentRevision)
    return waiting(
      `waiting for statefulset rolling update to complete ${updatedReplicas} pods at revision ${updateRevision}...`,
    );
  return finished(`statefulset rolling update complete ${currentReplicas} pods at revision ${currentRevision}...`);
}

/** How {@link waitForRollout} waits. */
export interface WaitForRolloutOptions {
  readonly signal?: AbortSignal | undefined;
  /** How long to wait at most, in milliseconds. Default: for ever. */
  readonly timeout?: number;
  /** The revision that a Deployment must be of: it fails when another rollout begins. Default: any. */
  readonly revision?: number;
  /** Is told how far the rollout is, whenever that changes. */
  readonly onStatus?: (status: RolloutStatus) => void;
}

/**
 * Waits until a workload is rolled out, as `kubectl rollout status` does.
 * @throws RolloutError when the rollout has failed, or the workload is gone
 * @throws WaitInterruptedError with the reason `timeout`; StatusError
 */
export async function waitForRollout<T extends Workload>(
  resource: ResourceClient<T>,
  name: string,
  { onStatus, revision = 0, ...options }: WaitForRolloutOptions = {},
): Promise<void> {
  let last = '';
  await resource.get(name, { signal: options.signal });
  await until(
    resource,
    name,
    (workload) => {
      if (workload === undefined) throw new RolloutError('object has been deleted');
      const status = rolloutStatus(workload, revision);
      if (status.message !== last) onStatus?.(status);
      last = status.message;
      return status.done;
    },
    options,
  );
}

/** What changes of workloads take. */
export interface RolloutOptions extends CallOptions {
  /** The time of {@link restartRollout}: now, unless given. */
  readonly now?: Date;
}

/**
 * Has all Pods of a workload made anew, step by step, as `kubectl rollout restart` does.
 * @throws RolloutError when it is paused, or has been restarted within the same second
 */
export async function restartRollout<T extends Workload>(
  resource: ResourceClient<T>,
  name: string,
  { now = new Date(), ...call }: RolloutOptions = {},
): Promise<void> {
  const workload = await resource.get(name, call);
  if (isPaused(workload)) throw new RolloutError("can't restart paused deployment (run rollout resume first)");
  const restartedAt = now.toISOString().replace(/\.\d+Z$/, 'Z');
  if (workload.spec?.template.metadata?.annotations?.[RestartedAtAnnotation] === restartedAt)
    throw new RolloutError('has been restarted within the past second, wait before restarting it again');
  const annotations = { [RestartedAtAnnotation]: restartedAt };
  const patch: Patch = strategicMergePatch({ spec: { template: { metadata: { annotations } } } });
  await resource.patch(name, patch, call);
}

function isPaused(workload: Workload): boolean {
  return workload.kind === 'Deployment' && workload.spec?.paused === true;
}

/** Has changes of a Deployment wait until {@link resumeRollout}. @throws RolloutError when it is paused already */
export async function pauseRollout(
  deployments: ResourceClient<Deployment>,
  name: string,
  options: CallOptions = {},
): Promise<void> {
  if (isPaused(await deployments.get(name, options))) throw new RolloutError('is already paused');
  await deployments.patch(name, mergePatch({ spec: { paused: true } }), options);
}

/** Lets changes of a Deployment take effect. @throws RolloutError when it is not paused */
export async function resumeRollout(
  deployments: ResourceClient<Deployment>,
  name: string,
  options: CallOptions = {},
): Promise<void> {
  if (!isPaused(await deployments.get(name, options))) throw new RolloutError('is not paused');
  await deployments.patch(name, mergePatch({ spec: { paused: null } }), options);
}

/** A version of a workload that its controller remembers. */
export interface RolloutRevision {
  readonly revision: number;
  /** Why it was made, if somebody has said so; else empty. */
  readonly changeCause: string;
  /** The Pods of that version. @throws RolloutError where what keeps it cannot be read */
  readonly template: PodTemplateSpec;
  /**
   * That version whole: the ReplicaSet of a Deployment; a StatefulSet or DaemonSet as it was.
   * @throws RolloutError where what keeps it cannot be read
   */
  readonly version: ReplicaSet | Workload;
  /** What keeps it. */
  readonly object: ReplicaSet | ControllerRevision;
}

/** The versions of a workload that can be returned to, the oldest first. @throws StatusError */
export async function rolloutHistory<T extends Workload>(
  client: Client,
  resource: ResourceClient<T>,
  name: string,
  options: CallOptions = {},
): Promise<RolloutRevision[]> {
  return revisionsOf(client, await resource.get(name, options), options);
}

async function revisionsOf(client: Client, workload: Workload, options: CallOptions): Promise<RolloutRevision[]> {
  const { namespace = '' } = workload.metadata;
  const kept: KindClass<ReplicaSet | ControllerRevision> =
    workload.kind === 'Deployment' ? ReplicaSet : ControllerRevision;
  const found: RolloutRevision[] = [];
  const labelSelector = formatLabelSelector(workload.spec?.selector);
  for await (const object of client.resource(kept, { namespace }).each({ ...options, labelSelector })) {
    if (!isControlledBy(object, workload)) continue;
    const changeCause = object.metadata.annotations?.[ChangeCauseAnnotation] ?? '';
    if (object.kind === 'ReplicaSet') {
      const revision = revisionOf(object.metadata.annotations);
      const template = object.spec?.template;
      if (revision === undefined || template === undefined) continue;
      const inTemplate = template.metadata?.annotations?.[ChangeCauseAnnotation] ?? '';
      found.push({ revision, changeCause: changeCause || inTemplate, template, version: object, object });
      continue;
    }
    found.push({
      revision: Number(object.revision ?? 0),
      changeCause,
      // One that cannot be read does not hide the others.
      get template() {
        return versionIn(workload, object).template;
      },
      get version() {
        return versionIn(workload, object).version;
      },
      object,
    });
  }
  return found.sort((a, b) => a.revision - b.revision);
}

/** 0 where there is none, undefined where it is not a number. */
function revisionOf(annotations: Readonly<Record<string, string>> = {}): number | undefined {
  const text = annotations[RevisionAnnotation] ?? '0';
  return /^[+-]?\d{1,15}$/.test(text) ? Number(text) : undefined;
}

/** A version as text for people, as {@link describe} shows workloads. @throws RolloutError where it cannot be read */
export function describeRevision({ changeCause, template }: RolloutRevision): string {
  return render([
    ['Change Cause', changeCause === '' ? undefined : changeCause],
    ['Pod Template', templateEntries(template)],
  ]);
}

/** A workload once the patch of a ControllerRevision is applied. @throws RolloutError */
function versionIn(workload: Workload, revision: ControllerRevision): Pick<RolloutRevision, 'version' | 'template'> {
  const patch = patchOf(revision);
  try {
    const version =
      workload.kind === 'StatefulSet'
        ? strategicMergeMapPatch<Workload>(workload, patch, StatefulSet)
        : strategicMergeMapPatch(workload, patch, DaemonSet);
    if (version.spec !== undefined) return { version, template: version.spec.template };
  } catch (error) {
    throw new RolloutError(`unable to parse history ${revision.metadata.name ?? ''}: ${asError(error).message}`);
  }
  throw new RolloutError(`unable to parse history ${revision.metadata.name ?? ''}`);
}

function patchOf({ data }: ControllerRevision): object {
  const patch: unknown = data;
  return isMap(patch) ? patch : {};
}

/**
 * Returns a workload to a former version, as `kubectl rollout undo` does.
 * @param revision 0, the default, is the one before the present one
 * @returns false when it is of that version already
 * @throws RolloutError when there is no such version, or the Deployment is paused
 */
export async function undoRollout<T extends Workload>(
  client: Client,
  resource: ResourceClient<T>,
  name: string,
  { revision = 0, dryRun, ...options }: CallOptions & { readonly revision?: number; readonly dryRun?: 'All'[] } = {},
): Promise<boolean> {
  const workload: Workload = await resource.get(name, options);
  const revisions = await revisionsOf(client, workload, options);
  const wanted = revision === 0 ? revisions.at(-2) : revisions.find((each) => each.revision === revision);
  if (wanted === undefined) throw new RolloutError(noRevision(workload, revision));
  if (isPaused(workload))
    throw new RolloutError(
      "you cannot rollback a paused deployment; resume it first with 'kubectl rollout resume' and try again",
    );
  const { object } = wanted;
  const template = withoutHash(wanted.template);
  const present = workload.spec?.template;
  if (present !== undefined && deepEqual(PodTemplateSpec, template, withoutHash(present))) return false;
  const patch: Patch =
    object.kind === 'ReplicaSet'
      ? jsonPatch([
          { op: 'replace', path: '/spec/template', value: template },
          // There may be none to replace; what a version does not say of itself stays as it is now.
          { op: 'add', path: '/metadata/annotations', value: annotationsFor(workload, object) },
        ])
      : strategicMergePatch(patchOf(object));
  await resource.patch(name, patch, { ...options, ...(dryRun && { dryRun }) });
  return true;
}

function noRevision({ kind, metadata }: Workload, revision: number): string {
  if (revision !== 0) return `unable to find specified revision ${revision} in history`;
  return kind === 'Deployment'
    ? `no rollout history found for deployment ${JSON.stringify(metadata.name ?? '')}`
    : 'no last revision to roll back to';
}

function withoutHash(template: PodTemplateSpec): PodTemplateSpec {
  const { [TemplateHashLabel]: _, ...labels } = template.metadata?.labels ?? {};
  return { ...template, metadata: { ...template.metadata, labels } };
}

function annotationsFor(deployment: Workload, { metadata }: ReplicaSet): Record<string, string> {
  const own = Object.entries(deployment.metadata.annotations ?? {}).filter(([key]) => OWN_ANNOTATIONS.has(key));
  const former = Object.entries(metadata.annotations ?? {}).filter(([key]) => !OWN_ANNOTATIONS.has(key));
  return Object.fromEntries([...own, ...former]);
}
