import { type PathOptions } from '#apimachinery/util/validation/field/path';
import { type LazyErrorNodeMatcher, type SelectableNode } from './node_selector.ts';
import type { PodSpec, PreferredSchedulingTerm } from './zz_generated.types.ts';
/** Something with the spec of a pod: a Pod, or the template of a workload. */
export interface PodSpecAccessor {
    readonly spec?: Partial<PodSpec> | undefined;
}
/** Scores nodes by preference. */
export interface NodeScorer {
    /** The sum of the weights of matching terms. */
    score(node: SelectableNode): number;
}
/**
 * The nodes a pod may be scheduled on by its `spec.nodeSelector` and required node affinity: both must match. An
 * invalid `nodeSelector` is not reported: it only matches nodes with the same labels. Mirrors Go's
 * `GetRequiredNodeAffinity` of component-helpers/scheduling/corev1/nodeaffinity.
 */
export declare function getRequiredNodeAffinity(pod: PodSpecAccessor): LazyErrorNodeMatcher;
/**
 * Prepares preferences for scoring many nodes. Terms of weight 0 are ignored; those without conditions match no node.
 * Mirrors Go's `NewPreferredSchedulingTerms` of component-helpers/scheduling/corev1/nodeaffinity.
 * @param options `path`: the path of the terms, for errors
 * @throws {Aggregate} of field errors, with Go's text
 */
export declare function newPreferredSchedulingTerms(terms: readonly PreferredSchedulingTerm[] | null | undefined, options?: PathOptions): NodeScorer;
/** The priority of a pod; 0 when it has none. Mirrors Go's `PodPriority` of component-helpers/scheduling/corev1. */
export declare function podPriority(pod: PodSpecAccessor): number;
