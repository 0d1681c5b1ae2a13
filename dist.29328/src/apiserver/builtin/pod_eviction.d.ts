import { Eviction } from '#api/policy/v1/zz_generated.types';
import type { SubresourceREST } from '../registry/custom_rest.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { Store } from '../registry/store.ts';
/** Where the status of PodDisruptionBudgets is written. */
export interface Budgets {
    readonly store: RESTStorage;
    readonly strategy: Strategy | undefined;
}
/**
 * `pods/eviction`: deletes a Pod unless its PodDisruptionBudget is against it. Mirrors `EvictionREST` of kube-apiserver.
 *
 * Differs from Go: an Eviction of policy/v1beta1 is not taken.
 * @param budgets their status, when they are served
 */
export declare function evictionREST(pods: Store, budgets: () => Budgets | undefined): SubresourceREST<Eviction>;
