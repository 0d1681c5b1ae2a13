import { newForbidden, newTooManyRequests } from '#apimachinery/api/errors/constructors';
import { findStatusCondition, setStatusCondition } from '#apimachinery/api/meta/conditions';
import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { now } from '#apimachinery/apis/meta/v1/time';
import { copy } from '#engine/verbs/copy';
import type { Pod } from '#api/core/v1/zz_generated.types';
import { PodDisruptionBudget } from '#api/policy/v1/zz_generated.types';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import { asKind } from '../storage/as_kind.ts';
import { everyItem } from '../registry/interpret_storage_error.ts';
import { everything } from '../storage/selection_predicate.ts';

/** More evictions that the controller of budgets has not seen yet are not granted. */
const MAX_DISRUPTED_PODS = 2000;
const ALLOWED = 'DisruptionAllowed';

const BUDGETS = { group: 'policy', resource: 'poddisruptionbudgets' };

/** The budgets that cover a Pod. */
export async function budgetsOf(
  pod: Pod,
  budgets: RESTStorage,
  context: RequestContext,
): Promise<PodDisruptionBudget[]> {
  // One that nobody can read might cover it.
  const items = everyItem(BUDGETS, await budgets.list({ predicate: everything() }, context));
  return items.map((item) => asKind(PodDisruptionBudget, item)).filter(({ spec }) => covers(spec?.selector, pod));
}

function covers(selector: Parameters<typeof labelSelectorAsSelector>[0], { metadata }: Pod): boolean {
  try {
    return labelSelectorAsSelector(selector).matches(metadata.labels ?? {});
  } catch {
    // It selects nothing.
    return false;
  }
}

/** Whether so many are healthy that one more Pod that is not takes nothing away. */
export function spares({ spec, status }: PodDisruptionBudget): boolean {
  if (spec?.unhealthyPodEvictionPolicy === 'AlwaysAllow') return true;
  const { currentHealthy = 0, desiredHealthy = 0 } = status ?? {};
  return currentHealthy >= desiredHealthy && desiredHealthy > 0;
}

/**
 * A budget after one more disruption. Mirrors `checkAndDecrement` of kube-apiserver.
 * @throws {StatusError} 429 when it allows none
 */
export function disrupted(budget: PodDisruptionBudget, pod: string): PodDisruptionBudget {
  const { metadata, status: old } = budget;
  const { name = '' } = metadata;
  if (Number(old?.observedGeneration ?? 0) < Number(metadata.generation ?? 0)) throw newStillProcessed(name);
  const allowed = old?.disruptionsAllowed ?? 0;
  const resource = { group: 'policy', resource: 'poddisruptionbudget' };
  if (allowed < 0) throw newForbidden(resource, name, new Error('pdb disruptions allowed is negative'));
  if (Object.keys(old?.disruptedPods ?? {}).length > MAX_DISRUPTED_PODS)
    throw newForbidden(
      resource,
      name,
      new Error('DisruptedPods map too big - too many evictions not confirmed by PDB controller'),
    );
  if (allowed === 0) throw newRefused(0, whyNot(budget));
  const changed = copy(budget);
  const status = (changed.status ??= { currentHealthy: 0, desiredHealthy: 0, disruptionsAllowed: 0, expectedPods: 0 });
  status.disruptionsAllowed = allowed - 1;
  status.disruptedPods = { ...status.disruptedPods, [pod]: now() };
  if (allowed > 1) return changed;
  const { observedGeneration } = status;
  status.conditions = setStatusCondition(status.conditions, {
    type: ALLOWED,
    status: 'False',
    reason: 'InsufficientPods',
    message: '',
    ...(observedGeneration !== undefined && { observedGeneration }),
  }).conditions;
  return changed;
}

/** The controller of budgets has yet to count the Pods. */
export function newStillProcessed(budget: string): Error {
  return newRefused(10, `The disruption budget ${budget} is still being processed by the server.`);
}

function newRefused(retryAfter: number, why: string): Error {
  const error = newTooManyRequests("Cannot evict pod as it would violate the pod's disruption budget.", retryAfter);
  const { details } = error.errStatus;
  error.errStatus.details = { ...details, causes: [{ reason: 'DisruptionBudget', message: why }] };
  return error;
}

function whyNot({ metadata: { name = '' }, status }: PodDisruptionBudget): string {
  const { currentHealthy = 0, desiredHealthy = 0, conditions } = status ?? {};
  const condition = findStatusCondition(conditions, ALLOWED);
  const { status: allowed, reason = '', message = '' } = condition ?? {};
  const isTold = allowed === 'False' && message !== '';
  const not = `The disruption budget ${name} does not allow evicting pods currently`;
  if (isTold && reason === 'SyncFailed') return `${not} because it failed sync: ${message}`;
  if (currentHealthy <= desiredHealthy)
    return `The disruption budget ${name} needs ${desiredHealthy} healthy pods and has ${currentHealthy} currently`;
  return isTold ? `${not} (${reason}): ${message}` : not;
}
