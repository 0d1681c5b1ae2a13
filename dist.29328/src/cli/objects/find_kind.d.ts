import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { ExplainedKind } from '../../apiserver/endpoints/openapi/explanations.ts';
/** A kind given by name, and the rest of the argument. */
export interface FoundKind<T = KindClass> {
    readonly type: T;
    /** Other versions and groups that have it. */
    readonly others: readonly T[];
    /** The names of fields. */
    readonly rest: readonly string[];
}
/**
 * Finds `pod`, `pods`, `deployments.apps`, `Pod.spec.containers`.
 * @param apiVersion the group and version required; without it, the best match is used
 * @throws UsageError when there is none
 */
export declare function findKind(text: string, apiVersion: string | undefined): FoundKind;
/** The kinds of the Kubernetes API. */
export declare function builtInKinds(): readonly KindClass[];
/** The same for kinds from any source. */
export declare function findKindAmong<T extends ExplainedKind>(kinds: readonly T[], text: string, apiVersion: string | undefined): FoundKind<T>;
/** Whether an object of this kind is meant. */
type KindFilter = (object: {
    readonly apiVersion: string;
    readonly kind: string;
}) => boolean;
/**
 * Tells kinds by their names, in any case: `Secret`, `secrets`, `po`, with a group `deployments.apps`, with a version too
 * `apps/v1/Deployment`. Custom kinds go by their kind: `Widget`, `Widget.example.com`.
 * @throws UsageError for a name that looks like a misspelt one
 */
export declare function kindFilter(names: readonly string[]): KindFilter;
export {};
