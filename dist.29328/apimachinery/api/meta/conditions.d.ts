import type { Time } from '../../apis/meta/v1/time.ts';
import type { Condition, ConditionStatus } from '../../apis/meta/v1/zz_generated.types.ts';
/** A condition to set. Without a time, or with Go's zero time, the transition is now. */
export type NewCondition = Omit<Condition, 'lastTransitionTime'> & {
    readonly lastTransitionTime?: Time | null | undefined;
};
/** The conditions of an object's status, or nothing. */
type Conditions = readonly Condition[] | null | undefined;
/** Result of {@link setStatusCondition}. */
export interface ConditionsSet {
    /** The conditions to write into the status; the input list when nothing changed. */
    readonly conditions: Condition[];
    readonly changed: boolean;
}
/** Result of {@link removeStatusCondition}. */
export interface ConditionsLeft {
    /** The conditions to write into the status; the input list when none was removed. */
    readonly conditions: Condition[];
    readonly removed: boolean;
}
/**
 * Adds a condition, or updates the first one of its type: status, reason, message and observedGeneration.
 * `lastTransitionTime` of an existing condition changes only with its status. Mirrors Go's `meta.SetStatusCondition`.
 *
 * ```ts
 * const { conditions, changed } = setStatusCondition(widget.status?.conditions, { type: 'Ready', status: 'True', reason: 'Up', message: '' });
 * ```
 * @param options `now`: the current time, for tests
 */
export declare function setStatusCondition(conditions: Conditions, newCondition: NewCondition, options?: {
    readonly now?: Time;
}): ConditionsSet;
/** The conditions without those of a type. Mirrors Go's `meta.RemoveStatusCondition`. */
export declare function removeStatusCondition(conditions: Conditions, conditionType: string): ConditionsLeft;
/** The first condition of a type. Mirrors Go's `meta.FindStatusCondition`. */
export declare function findStatusCondition(conditions: Conditions, conditionType: string): Condition | undefined;
/** Whether the condition of the type is `True`; false without one. Mirrors Go's `meta.IsStatusConditionTrue`. */
export declare function isStatusConditionTrue(conditions: Conditions, conditionType: string): boolean;
/** Whether the condition of the type is `False`; false without one. Mirrors Go's `meta.IsStatusConditionFalse`. */
export declare function isStatusConditionFalse(conditions: Conditions, conditionType: string): boolean;
/**
 * Whether the condition of the type has the status; false without one. Mirrors Go's
 * `meta.IsStatusConditionPresentAndEqual`.
 */
export declare function isStatusConditionPresentAndEqual(conditions: Conditions, conditionType: string, status: ConditionStatus): boolean;
export {};
