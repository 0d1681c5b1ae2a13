import { now as currentTime, timeIsZero } from '../../apis/meta/v1/time.ts';
import type { Time } from '../../apis/meta/v1/time.ts';
import { ConditionFalse, ConditionTrue } from '../../apis/meta/v1/zz_generated.constants.ts';
import type { Condition, ConditionStatus } from '../../apis/meta/v1/zz_generated.types.ts';

// Differs from Go: the list that is given stays as it is, so that it may be frozen or shared; what changed is a new list.

/** A condition to be set. Without a time, or with Go's zero time, it has begun now. */
export type NewCondition = Omit<Condition, 'lastTransitionTime'> & {
  readonly lastTransitionTime?: Time | null | undefined;
};

/** The conditions of an object's status, or nothing. */
type Conditions = readonly Condition[] | null | undefined;

/** What {@link setStatusCondition} gives. */
export interface ConditionsSet {
  /** The conditions to write into the status; the list that was given when nothing changed. */
  readonly conditions: Condition[];
  readonly changed: boolean;
}

/** What {@link removeStatusCondition} gives. */
export interface ConditionsLeft {
  /** The conditions to write into the status; the list that was given when none was removed. */
  readonly conditions: Condition[];
  readonly removed: boolean;
}

/**
 * The conditions with one more, or with the first of its type brought up to date: status, reason, message and
 * observedGeneration. `lastTransitionTime` of a condition that is there changes only with its status.
 * Mirrors Go's `meta.SetStatusCondition`.
 *
 * ```ts
 * const { conditions, changed } = setStatusCondition(widget.status?.conditions, { type: 'Ready', status: 'True', reason: 'Up', message: '' });
 * ```
 * @param options `now`: the time that counts as now, for tests
 */
export function setStatusCondition(
  conditions: Conditions,
  newCondition: NewCondition,
  options: { readonly now?: Time } = {},
): ConditionsSet {
  const given = (conditions ?? []) as Condition[];
  const { lastTransitionTime: time } = newCondition;
  const lastTransitionTime = timeIsZero(time) ? (options.now ?? currentTime()) : time!;
  const index = given.findIndex((condition) => condition.type === newCondition.type);
  const existing = given[index];
  if (existing === undefined) return { conditions: [...given, { ...newCondition, lastTransitionTime }], changed: true };
  const turned = existing.status !== newCondition.status;
  const changed =
    turned ||
    text(existing.reason) !== text(newCondition.reason) ||
    text(existing.message) !== text(newCondition.message) ||
    String(existing.observedGeneration ?? 0) !== String(newCondition.observedGeneration ?? 0);
  if (!changed) return { conditions: given, changed };
  const { status, reason, message, observedGeneration } = newCondition;
  const { observedGeneration: _, ...rest } = existing;
  const updated = { ...rest, status, reason, message, ...(observedGeneration ? { observedGeneration } : {}) };
  return { conditions: given.with(index, turned ? { ...updated, lastTransitionTime } : updated), changed };
}

/** The conditions without those of a type. Mirrors Go's `meta.RemoveStatusCondition`. */
export function removeStatusCondition(conditions: Conditions, conditionType: string): ConditionsLeft {
  const given = (conditions ?? []) as Condition[];
  const left = given.filter((condition) => condition.type !== conditionType);
  return left.length === given.length ? { conditions: given, removed: false } : { conditions: left, removed: true };
}

/** The first condition of a type. Mirrors Go's `meta.FindStatusCondition`. */
export function findStatusCondition(conditions: Conditions, conditionType: string): Condition | undefined {
  return conditions?.find((condition) => condition.type === conditionType);
}

/** Whether there is a condition of the type and it is `True`. Mirrors Go's `meta.IsStatusConditionTrue`. */
export function isStatusConditionTrue(conditions: Conditions, conditionType: string): boolean {
  return isStatusConditionPresentAndEqual(conditions, conditionType, ConditionTrue);
}

/** Whether there is a condition of the type and it is `False`. Mirrors Go's `meta.IsStatusConditionFalse`. */
export function isStatusConditionFalse(conditions: Conditions, conditionType: string): boolean {
  return isStatusConditionPresentAndEqual(conditions, conditionType, ConditionFalse);
}

/** Whether there is a condition of the type and it has the status. Mirrors Go's `meta.IsStatusConditionPresentAndEqual`. */
export function isStatusConditionPresentAndEqual(
  conditions: Conditions,
  conditionType: string,
  status: ConditionStatus,
): boolean {
  return findStatusCondition(conditions, conditionType)?.status === status;
}

function text(value: string | null | undefined): string {
  return value ?? '';
}
