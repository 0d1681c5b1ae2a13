import type { NamespaceCondition } from '#api/core/v1/zz_generated.types';
/** What is left of a namespace that is being deleted. */
export interface NamespaceContent {
    /** How many objects, by resource: `pods.`, `deployments.apps`. */
    readonly remaining: ReadonlyMap<string, number>;
    /** How many of them wait for a finalizer, by its name. */
    readonly finalizers: ReadonlyMap<string, number>;
    /** Why objects could not be deleted. */
    readonly failures: readonly string[];
}
/**
 * What is said about the deletion of a namespace. Mirrors `namespaceConditionUpdater` of kube-controller-manager.
 * @param before the conditions so far: the time of one changes with its status
 * @returns undefined when nothing changes
 */
export declare function namespaceConditions(before: readonly NamespaceCondition[], content: NamespaceContent): NamespaceCondition[] | undefined;
