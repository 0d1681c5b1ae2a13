import type { Taints } from './taint.ts';
import type { Taint, Toleration } from './zz_generated.types.ts';
/** Tolerations that may be missing, which is the same as none. */
export type Tolerations = readonly Toleration[] | null | undefined;
/** How tolerations are compared with taints. */
export interface ToleratesTaintOptions {
    /**
     * Whether the operators `Lt` and `Gt` count. They belong to the feature gate TaintTolerationComparisonOperators;
     * without it a toleration that has them tolerates nothing, which is the default.
     */
    readonly enableComparisonOperators?: boolean | undefined;
}
/** Chooses the taints that matter. */
export type TaintsFilter = (taint: Taint) => boolean;
/**
 * Whether two tolerations have the same key, effect, operator and value. An operator that is missing is not `Equal` here.
 * Mirrors Go's method `Toleration.MatchToleration`.
 */
export declare function matchToleration(toleration: Toleration, tolerationToMatch: Toleration): boolean;
/**
 * Whether a pod with this toleration may be where the taint is.
 *
 * - A toleration without effect is for all effects, one without key for all keys.
 * - `Exists` is for all values; `Equal`, which is also meant when there is no operator, for its own value only.
 * - `Lt` and `Gt` are for taints whose value is less than, greater than that of the toleration. Both must be integers
 *   of 64 bits in their shortest form: `0`, `-12`, not `+1` or `007`. See {@link ToleratesTaintOptions}.
 * - Any other operator tolerates nothing.
 *
 * Mirrors Go's method `Toleration.ToleratesTaint`, which also logs values that are not integers.
 */
export declare function toleratesTaint(toleration: Toleration, taint: Taint, options?: ToleratesTaintOptions): boolean;
/**
 * Whether one of the tolerations tolerates the taint. Mirrors Go's `TolerationsTolerateTaint` of
 * component-helpers/scheduling/corev1.
 */
export declare function tolerationsTolerateTaint(tolerations: Tolerations, taint: Taint, options?: ToleratesTaintOptions): boolean;
/**
 * The first of the taints that no toleration tolerates; undefined when all are tolerated. Mirrors Go's
 * `FindMatchingUntoleratedTaint` of component-helpers/scheduling/corev1.
 * @param inclusionFilter the taints that matter; all when it is missing. See {@link doNotScheduleTaintsFilter}
 */
export declare function findMatchingUntoleratedTaint(taints: Taints, tolerations: Tolerations, inclusionFilter?: TaintsFilter | null, options?: ToleratesTaintOptions): Taint | undefined;
/**
 * Whether all the taints that matter are tolerated: {@link findMatchingUntoleratedTaint} finds none. Mirrors Go's
 * `TolerationsTolerateTaintsWithFilter` of component-helpers/scheduling/corev1 before 0.23.
 */
export declare function tolerationsTolerateTaintsWithFilter(tolerations: Tolerations, taints: Taints, applyFilter?: TaintsFilter | null, options?: ToleratesTaintOptions): boolean;
/** Whether a taint keeps pods from being placed: `NoSchedule` and `NoExecute` do, `PreferNoSchedule` does not. */
export declare function doNotScheduleTaintsFilter(taint: Taint): boolean;
