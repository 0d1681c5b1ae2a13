import { DaemonSet } from '#api/apps/v1/zz_generated.types';
import { NamespaceTerminatingCause } from '#api/core/v1/zz_generated.constants';
import { Node, Pod } from '#api/core/v1/zz_generated.types';
import { isForbidden, isNotFound, isTooManyRequests } from '#apimachinery/api/errors/predicates';
import { hasStatusCause } from '#apimachinery/api/errors/status_facts';
import { getControllerOf } from '#apimachinery/apis/meta/v1/controller_ref';
import { timeToDate } from '#apimachinery/apis/meta/v1/time';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { realClock } from '#apimachinery/util/wait/clock';
import { interrupted, WaitInterruptedError } from '#apimachinery/util/wait/interrupted';
import { asError } from '#engine/text/as_error';
import type { Client } from '../client/client.ts';
import type { CallOptions } from '../client/options.ts';
import { mergePatch } from '../client/patch.ts';
import { evictPod } from '../client/pods.ts';
import type { ResourceClient } from '../client/resource_client.ts';
import { until } from '../client/tools/watch/until.ts';
import { linkedSignal, sleepUntil } from '../client/util/wait/sleep.ts';

/** How {@link cordon} and {@link uncordon} are done. */
export interface CordonOptions extends CallOptions {
  readonly dryRun?: 'All'[];
}

/** Says that no new Pods may come to a node. @returns false when it was so before @throws StatusError */
export function cordon(client: Client, node: string, options: CordonOptions = {}): Promise<boolean> {
  return setUnschedulable(client, node, true, options);
}

/** Lets Pods come to a node again. @returns false when it was so before @throws StatusError */
export function uncordon(client: Client, node: string, options: CordonOptions = {}): Promise<boolean> {
  return setUnschedulable(client, node, false, options);
}

async function setUnschedulable(
  client: Client,
  name: string,
  wanted: boolean,
  options: CordonOptions,
): Promise<boolean> {
  const nodes = client.resource(NodeKind);
  const { dryRun: _, ...call } = options;
  const node = await nodes.get(name, call);
  if ((node.spec?.unschedulable ?? false) === wanted) return false;
  await nodes.patch(name, mergePatch({ spec: { unschedulable: wanted || null } }), options);
  return true;
}

/** Which Pods {@link drain} may delete, and how. The defaults are kubectl's. */
export interface DrainOptions extends CallOptions {
  /** Also Pods that no controller makes anew, and those of DaemonSets that are gone. */
  readonly force?: boolean;
  /** Leaves Pods of DaemonSets where they are, instead of refusing: their controllers would make them anew. */
  readonly ignoreDaemonSets?: boolean;
  /** Also Pods with an emptyDir, whose data are lost. */
  readonly deleteEmptyDirData?: boolean;
  /** Only these Pods. */
  readonly podSelector?: string;
  /** How long Pods have to end, in seconds, instead of what they say themselves. */
  readonly gracePeriodSeconds?: number;
  /** Deletes Pods instead of evicting them: disruption budgets don't count. */
  readonly disableEviction?: boolean;
  /** Does not wait for Pods that should have been gone for more seconds than these. 0, the default, waits for all. */
  readonly skipWaitForDeleteTimeoutSeconds?: number;
  /** How long the whole may take, in milliseconds. 0, the default, is for ever. */
  readonly drainTimeout?: number;
  /** How long to wait before an eviction that a disruption budget refuses is tried again, in milliseconds. Default 5,000. */
  readonly retryInterval?: number;
  /** Called for each Pod that is evicted or deleted, when it is gone, and for each warning. */
  readonly onProgress?: (progress: DrainProgress) => void;
}

/** What {@link drain} does. */
export type DrainProgress =
  | { readonly type: 'evicting' | 'deleting' | 'gone' | 'skipped'; readonly pod: Pod }
  /** The eviction is tried again; the message is the server's. */
  | { readonly type: 'refused'; readonly pod: Pod; readonly message: string }
  | { readonly type: 'warning'; readonly message: string };

/** A node can't be drained, as it has Pods that may not be deleted. The messages are kubectl's. */
export class DrainError extends Error {
  readonly code = 'ERR_DRAIN';
  /** One for each reason, with the Pods. */
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.length === 1 ? faults.join() : `[${faults.join(', ')}]`);
    this.name = 'DrainError';
    this.faults = faults;
  }
}

/** What is done about a Pod: nothing, or its deletion, about which there may be something to say. */
type Verdict = { readonly remove: boolean; readonly warning?: string } | { readonly fault: string };

const REMOVE: Verdict = { remove: true };
const KEEP: Verdict = { remove: false };

/**
 * Cordons a node and deletes what runs on it, as `kubectl drain` does: static Pods and those of DaemonSets stay, and
 * nothing is deleted as long as one of the others may not be.
 * @returns the Pods that have gone
 * @throws DrainError when Pods may not be deleted; StatusError; WaitInterruptedError with the reason `timeout`
 */
export async function drain(client: Client, node: string, options: DrainOptions = {}): Promise<Pod[]> {
  const { drainTimeout = 0, signal: given, onProgress } = options;
  const limited = linkedSignal(given);
  const { signal } = limited;
  const late = new WaitInterruptedError('timeout', `node ${node} is not drained within ${drainTimeout} ms`);
  const cancel = drainTimeout > 0 ? realClock.after(drainTimeout, () => limited.abort(late)) : undefined;
  try {
    await cordon(client, node, { signal });
    const { pods, warnings } = await podsToDrain(client, node, { ...options, signal });
    for (const message of warnings) onProgress?.({ type: 'warning', message });
    await Promise.all(pods.map((pod) => remove(client, pod, { ...options, signal })));
    return pods;
  } finally {
    cancel?.();
    limited.end();
  }
}

/**
 * The Pods that {@link drain} would delete, and what there is to say about it; nothing is changed.
 * @throws DrainError when Pods may not be deleted; StatusError
 */
export async function podsToDrain(
  client: Client,
  node: string,
  options: DrainOptions = {},
): Promise<{ pods: Pod[]; warnings: string[] }> {
  const { podSelector = '', signal } = options;
  const pods: Pod[] = [];
  const faults = new Map<string, string[]>();
  const warnings = new Map<string, string[]>();
  const note = (all: Map<string, string[]>, what: string, { metadata }: Pod): void => {
    all.set(what, [...(all.get(what) ?? []), `${metadata.namespace ?? ''}/${metadata.name ?? ''}`]);
  };
  const onNode = { fieldSelector: `spec.nodeName=${node}`, labelSelector: podSelector, signal };
  for await (const pod of client.resource(PodKind).each(onNode)) {
    const verdict = await judge(client, pod, options);
    if ('fault' in verdict) {
      note(faults, verdict.fault, pod);
      continue;
    }
    if (verdict.warning !== undefined) note(warnings, verdict.warning, pod);
    if (verdict.remove) pods.push(pod);
  }
  const lines = (all: Map<string, string[]>): string[] =>
    [...all].map(([what, names]) => `${what}: ${names.join(', ')}`).sort();
  if (faults.size > 0) throw new DrainError(lines(faults).map((line) => `cannot delete ${line}`));
  return { pods, warnings: lines(warnings) };
}

async function judge(client: Client, pod: Pod, options: DrainOptions): Promise<Verdict> {
  const { force = false, ignoreDaemonSets = false, deleteEmptyDirData = false, signal } = options;
  const { annotations = {}, namespace = '' } = pod.metadata;
  if (overdue(pod, options) <= 0) return KEEP;
  const controller = getControllerOf(pod);
  const hasEnded = pod.status?.phase === 'Succeeded' || pod.status?.phase === 'Failed';
  if (controller?.kind === 'DaemonSet' && !hasEnded) {
    const isThere = await exists(client.resource(DaemonSetKind, { namespace }), controller.name, signal);
    if (!isThere && !force)
      return { fault: `DaemonSet-managed Pods whose DaemonSet is gone (use --force to override)` };
    if (isThere)
      return ignoreDaemonSets
        ? { remove: false, warning: 'ignoring DaemonSet-managed Pods' }
        : { fault: 'DaemonSet-managed Pods (use --ignore-daemonsets to ignore)' };
  }
  // Static Pods can't be deleted by way of the API.
  if ('kubernetes.io/config.mirror' in annotations) return KEEP;
  if (hasEnded) return REMOVE;
  const hasLocalData = pod.spec?.volumes?.some(({ emptyDir }) => emptyDir !== undefined) ?? false;
  if (hasLocalData && !deleteEmptyDirData)
    return { fault: 'Pods with local storage (use --delete-emptydir-data to override)' };
  if (controller === undefined)
    return force
      ? { remove: true, warning: 'deleting Pods that declare no controller' }
      : { fault: 'Pods that declare no controller (use --force to override)' };
  return hasLocalData ? { remove: true, warning: 'deleting Pods with local storage' } : REMOVE;
}

async function exists<T extends object>(
  resource: ResourceClient<T>,
  name: string,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  try {
    await resource.get(name, { signal });
    return true;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return false;
  }
}

/** Has a Pod go, and waits until it has. */
async function remove(client: Client, pod: Pod, options: DrainOptions): Promise<void> {
  const { gracePeriodSeconds, disableEviction = false, retryInterval = 5000, signal, onProgress } = options;
  const { name = '', namespace = '', uid = '' } = pod.metadata;
  const pods = client.resource(PodKind, { namespace });
  const deletion = {
    preconditions: { uid },
    ...(gracePeriodSeconds === undefined ? {} : { gracePeriodSeconds }),
  };
  for (;;) {
    onProgress?.({ type: disableEviction ? 'deleting' : 'evicting', pod });
    try {
      if (disableEviction) await pods.delete(name, { ...deletion, signal });
      else await evictPod(pods, name, { deleteOptions: deletion, signal });
      break;
    } catch (error) {
      if (isNotFound(error)) break;
      if (disableEviction) throw error;
      // In a namespace that is ending, evictions are forbidden; its Pods are deleted all the same, sooner or later.
      const namespaceEnds = isForbidden(error) && hasStatusCause(error, NamespaceTerminatingCause);
      if (!isTooManyRequests(error) && !namespaceEnds) throw error;
      if (namespaceEnds && (await isEnding(pods, name, signal))) break;
      onProgress?.({ type: 'refused', pod, message: asError(error).message });
      await sleepUntil(realClock, retryInterval, signal);
    }
  }
  onProgress?.({ type: (await hasGone(pods, pod, options)) ? 'gone' : 'skipped', pod });
}

/** Waits until a Pod is gone. @returns false when it takes so long that it is skipped */
async function hasGone(pods: ResourceClient<Pod>, { metadata }: Pod, options: DrainOptions): Promise<boolean> {
  const { signal } = options;
  const { name = '', uid } = metadata;
  const isGone = (found: Pod | undefined): boolean => found === undefined || found.metadata.uid !== uid;
  let timeout = Infinity;
  await until(
    pods,
    name,
    (found) => {
      timeout = found === undefined || isGone(found) ? Infinity : overdue(found, options);
      return isGone(found) || timeout < Infinity;
    },
    { signal },
  );
  if (timeout === Infinity) return true;
  try {
    await until(pods, name, isGone, { signal, timeout: Math.max(timeout, 1) });
    return true;
  } catch (error) {
    if (!interrupted(error) || signal?.aborted) throw error;
    return false;
  }
}

/** Milliseconds until a Pod is skipped. */
function overdue({ metadata }: Pod, { skipWaitForDeleteTimeoutSeconds: seconds = 0 }: DrainOptions): number {
  const { deletionTimestamp } = metadata;
  if (seconds <= 0 || !deletionTimestamp) return Infinity;
  // As kubectl counts: whole seconds, of which there must be more.
  return timeToDate(deletionTimestamp).getTime() + (seconds + 1) * 1000 - Date.now();
}

/** Whether a Pod is being deleted, or gone. */
async function isEnding(pods: ResourceClient<Pod>, name: string, signal: AbortSignal | undefined): Promise<boolean> {
  try {
    return (await pods.get(name, { signal })).metadata.deletionTimestamp !== undefined;
  } catch (error) {
    if (!isNotFound(error)) throw error;
    return true;
  }
}

const PodKind: KindClass<Pod> = Pod;
const NodeKind: KindClass<Node> = Node;
const DaemonSetKind: KindClass<DaemonSet> = DaemonSet;
