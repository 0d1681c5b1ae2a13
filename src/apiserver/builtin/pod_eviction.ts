import { Pod } from '#api/core/v1/zz_generated.types';
import { Eviction, PodDisruptionBudget } from '#api/policy/v1/zz_generated.types';
import {
  newBadRequest,
  newConflict,
  newForbidden,
  newInvalid,
  newTooManyRequests,
} from '#apimachinery/api/errors/constructors';
import { isConflict } from '#apimachinery/api/errors/predicates';
import type { StatusError } from '#apimachinery/api/errors/status_error';
import { findStatusCondition, setStatusCondition } from '#apimachinery/api/meta/conditions';
import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { now } from '#apimachinery/apis/meta/v1/time';
import { DeleteOptions, Status } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { invalid } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
import { copy } from '#engine/verbs/copy';
import { updatePodCondition } from '../../kinds/core/pod/strategy.ts';
import type { SubresourceREST } from '../registry/custom_rest.ts';
import { everyItem } from '../registry/interpret_storage_error.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { Store } from '../registry/store.ts';
import type { APIObject } from '../storage/api_object.ts';
import { asKind } from '../storage/as_kind.ts';
import { everything } from '../storage/selection_predicate.ts';
import { builtInStatusStrategy } from './built_in_strategy.ts';

/** More evictions that the controller of budgets has not seen yet are not granted. */
const MAX_DISRUPTED_PODS = 2000;

const ALLOWED = 'DisruptionAllowed';

const BUDGETS = { group: 'policy', resource: 'poddisruptionbudgets' };

/** Where the status of PodDisruptionBudgets is written. */
export interface Budgets {
  readonly store: RESTStorage;
  readonly strategy: Strategy | undefined;
}

const MAX_TRIES = 20;

/**
 * `pods/eviction`: deletes a Pod unless its PodDisruptionBudget is against it. Mirrors `EvictionREST` of kube-apiserver.
 *
 * Differs from Go: an Eviction of policy/v1beta1 is not taken.
 * @param budgets their status, when they are served
 */
export function evictionREST(pods: Store, budgets: () => Budgets | undefined): SubresourceREST<Eviction> {
  return {
    kind: Eviction,
    async create(eviction, context, { name = '', dryRun = false, createValidation }) {
      if (eviction.metadata.name !== name) throw newBadRequest('name in URL does not match name in Eviction object');
      const options = optionsOf(eviction, name, dryRun);
      await createValidation?.(copy(eviction));
      return new Evicting(pods, name, context).evict(options, budgets());
    },
  };
}

function optionsOf({ deleteOptions }: Eviction, name: string, dryRun: boolean): DeleteOptions {
  const { apiVersion: _, kind: _kind, ...given } = deleteOptions ?? {};
  const options = new DeleteOptions(given);
  if (options.ignoreStoreReadErrorWithClusterBreakingPotential === true) {
    const at = newPath('deleteOptions', 'ignoreStoreReadErrorWithClusterBreakingPotential');
    const detail = 'can not be set for pod eviction, try after removing the option';
    throw newInvalid({ group: Eviction.group, kind: Eviction.kind }, name, [invalid(at, true, detail)]);
  }
  const dryRuns = options.dryRun ?? [];
  if (dryRuns.length === 0) return dryRun ? new DeleteOptions({ ...options, dryRun: ['All'] }) : options;
  if (dryRun && dryRuns.join() !== 'All')
    throw new Error(`Non-matching dry-run options in request and content: [All] and [${dryRuns.join(' ')}]`);
  return options;
}

/** One eviction. */
class Evicting {
  readonly #pods: Store;
  readonly #name: string;
  readonly #context: RequestContext;

  constructor(pods: Store, name: string, context: RequestContext) {
    this.#pods = pods;
    this.#name = name;
    this.#context = context;
  }

  async evict(options: DeleteOptions, budgets: Budgets | undefined): Promise<Status> {
    const pod = await this.#deletedWithoutBudget(options);
    if (pod === undefined) return success();
    const covering = budgets === undefined ? [] : await budgetsOf(pod, budgets.store, this.#context);
    if (covering.length > 1)
      throw new Error(
        'This pod has more than one PodDisruptionBudget, which the eviction subresource does not support.',
      );
    const [budget] = covering;
    const spared = budget !== undefined && !isReady(pod) && spares(budget);
    const { name: budgetName = '' } = budget?.metadata ?? {};
    if (budgets !== undefined && budget !== undefined && !spared)
      await this.#disrupt(budgets, budgetName, (options.dryRun ?? []).length > 0);
    try {
      await this.#delete(spared ? withVersion(options, pod) : options);
    } catch (error) {
      // It may have become ready in the meantime.
      if (spared && isConflict(error) && !options.preconditions?.resourceVersion) throw newStillProcessed(budgetName);
      throw error;
    }
    return success();
  }

  /** Deletes a Pod that doesn't run; gives one that does. */
  async #deletedWithoutBudget(options: DeleteOptions): Promise<Pod | undefined> {
    for (let tries = 1; ; tries++) {
      const pod = copy(asKind(Pod, await this.#pods.get(this.#name, this.#context)));
      const { phase } = pod.status ?? {};
      const isOver = phase === 'Succeeded' || phase === 'Failed' || Boolean(pod.metadata.deletionTimestamp);
      if (!isOver && phase !== 'Pending') return pod;
      try {
        await this.#delete(isOver || options.preconditions?.resourceVersion ? options : withVersion(options, pod));
        return undefined;
      } catch (error) {
        if (!isConflict(error) || options.preconditions?.resourceVersion || tries === MAX_TRIES) throw error;
      }
    }
  }

  async #disrupt({ store, strategy }: Budgets, name: string, dryRun: boolean): Promise<void> {
    const info = {
      updatedObject: (existing: APIObject | undefined): APIObject => {
        return disrupted(asKind(PodDisruptionBudget, existing), this.#name);
      },
    };
    await store.update(name, info, this.#context, { ...(strategy && { strategy }), dryRun });
  }

  /** Says in the Pod why it goes, and deletes it. */
  async #delete(options: DeleteOptions): Promise<void> {
    const { preconditions } = options;
    let deletion = options;
    if ((options.dryRun ?? []).length === 0) {
      const info = {
        updatedObject: (existing: APIObject | undefined): APIObject => {
          return this.#condemned(copy(asKind(Pod, existing)), preconditions);
        },
      };
      const strategy = builtInStatusStrategy(Pod);
      const { object } = await this.#pods.update(this.#name, info, this.#context, { strategy });
      const { resourceVersion } = object.metadata;
      if (preconditions?.resourceVersion && resourceVersion !== undefined)
        deletion = new DeleteOptions({ ...options, preconditions: { ...preconditions, resourceVersion } });
    }
    await this.#pods.delete(this.#name, deletion, this.#context);
  }

  #condemned(pod: Pod, preconditions: DeleteOptions['preconditions']): Pod {
    const { uid = '', resourceVersion = '' } = pod.metadata;
    const refuse = (what: string, wanted: string, found: string, why: string): never => {
      throw newConflict(
        { group: '', resource: 'Pod' },
        this.#name,
        new Error(
          `the ${what} in the precondition (${wanted}) does not match the ${what} in record (${found}). The object might have been ${why}`,
        ),
      );
    };
    const { uid: wantedUID, resourceVersion: wantedVersion } = preconditions ?? {};
    if (wantedUID && wantedUID !== uid) refuse('UID', wantedUID, uid, 'deleted and then recreated');
    if (wantedVersion && wantedVersion !== resourceVersion)
      refuse('ResourceVersion', wantedVersion, resourceVersion, 'modified');
    updatePodCondition(pod, {
      type: 'DisruptionTarget',
      status: 'True',
      reason: 'EvictionByEvictionAPI',
      message: 'Eviction API: evicting',
    });
    return pod;
  }
}

const success = (): Status => new Status({ status: 'Success', code: 201 });

const isReady = ({ status }: Pod): boolean =>
  status?.conditions?.some(({ type, status: value }) => type === 'Ready' && value === 'True') ?? false;

function withVersion(options: DeleteOptions, { metadata: { resourceVersion } }: Pod): DeleteOptions {
  return new DeleteOptions({
    ...options,
    preconditions: { ...options.preconditions, ...(resourceVersion !== undefined && { resourceVersion }) },
  });
}

/** The budgets that cover a Pod. */
async function budgetsOf(pod: Pod, budgets: RESTStorage, context: RequestContext): Promise<PodDisruptionBudget[]> {
  // One that cannot be read might cover the Pod: it is an error.
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
function spares({ spec, status }: PodDisruptionBudget): boolean {
  if (spec?.unhealthyPodEvictionPolicy === 'AlwaysAllow') return true;
  const { currentHealthy = 0, desiredHealthy = 0 } = status ?? {};
  return currentHealthy >= desiredHealthy && desiredHealthy > 0;
}

/**
 * A budget after one more disruption. Mirrors `checkAndDecrement` of kube-apiserver.
 * @throws {StatusError} 429 when it allows none
 */
function disrupted(budget: PodDisruptionBudget, pod: string): PodDisruptionBudget {
  const { metadata, status: old } = budget;
  const { name = '' } = metadata;
  if (Number(old?.observedGeneration ?? 0) < Number(metadata.generation ?? 0)) throw newStillProcessed(name);
  const allowed = old?.disruptionsAllowed ?? 0;
  if (allowed < 0) throw newBroken(name, 'pdb disruptions allowed is negative');
  if (Object.keys(old?.disruptedPods ?? {}).length > MAX_DISRUPTED_PODS)
    throw newBroken(
      name,
      'DisruptedPods map too big - too many evictions not confirmed by PDB controller',
      'too many pending evictions not confirmed by PDB controller',
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
function newStillProcessed(budget: string): Error {
  return newRefused(10, `The disruption budget ${budget} is still being processed by the server.`);
}

/** @param why the text for clients, when it is not `reason` */
function newBroken(budget: string, reason: string, why: string = reason): Error {
  const error = newForbidden({ group: 'policy', resource: 'poddisruptionbudget' }, budget, new Error(reason));
  const message = `The disruption budget ${budget} does not allow evicting pods currently: ${why}`;
  return withCause(error, message);
}

function newRefused(retryAfter: number, why: string): Error {
  const error = newTooManyRequests("Cannot evict pod as it would violate the pod's disruption budget.", retryAfter);
  return withCause(error, why);
}

function withCause(error: StatusError, message: string): StatusError {
  const { details } = error.errStatus;
  error.errStatus.details = { ...details, causes: [{ reason: 'DisruptionBudget', message }] };
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
