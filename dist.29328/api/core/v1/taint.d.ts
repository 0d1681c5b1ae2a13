import type { Taint } from './zz_generated.types.ts';
/** Taints that may be missing, which is the same as none. */
export type Taints = readonly Taint[] | null | undefined;
/**
 * Whether two taints are the same one of a node: key and effect tell taints apart, not the value.
 * Mirrors Go's method `Taint.MatchTaint`.
 */
export declare function matchTaint(taint: Taint, taintToMatch: Taint): boolean;
/**
 * `key=value:effect`, the form that kubectl takes and shows. Of a value or effect that is missing nothing is shown:
 * `key:effect`, `key=value:`, `key`. Mirrors Go's method `Taint.ToString`.
 */
export declare function taintToString(taint: Omit<Taint, 'effect'> & {
    effect: string;
}): string;
/** Whether the taint is there, whatever its value is. As `taints.TaintExists` of Kubernetes' own packages. */
export declare function taintExists(taints: Taints, taintToFind: Taint): boolean;
/** Whether there is a taint with this key, whatever its effect is. As `taints.TaintKeyExists` of Kubernetes' own packages. */
export declare function taintKeyExists(taints: Taints, key: string): boolean;
/** Taints after a change. The list that was given is not changed. */
export interface ChangedTaints {
    readonly taints: Taint[];
    /** Whether `taints` differ from the list that was given. When they do not, nothing needs to be written. */
    readonly changed: boolean;
}
/**
 * The taints with one more, at the end; or, when it is there already, with its value and time instead of the old ones,
 * in its place. As `taints.AddOrUpdateTaint` of Kubernetes' own packages, which takes a node.
 */
export declare function addOrUpdateTaint(taints: Taints, taint: Taint): ChangedTaints;
/** The taints without one, whatever its value is. As `taints.DeleteTaint` of Kubernetes' own packages. */
export declare function removeTaint(taints: Taints, taint: Taint): ChangedTaints;
/** The taints without those of a key, whatever their effect is. As `taints.DeleteTaintsByKey` of Kubernetes' own packages. */
export declare function removeTaintsByKey(taints: Taints, key: string): ChangedTaints;
/** The taints of each list that are not in the other, whatever their values are. As `taints.TaintSetDiff` of Kubernetes' own packages. */
export declare function taintSetDiff(taintsNew: Taints, taintsOld: Taints): {
    toAdd: Taint[];
    toRemove: Taint[];
};
