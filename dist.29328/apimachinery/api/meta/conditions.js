import { now as currentTime, timeIsZero } from '../../apis/meta/v1/time.js';
import { ConditionFalse, ConditionTrue } from '../../apis/meta/v1/zz_generated.constants.js';
/**
 * Adds a condition, or updates the first one of its type: status, reason, message and observedGeneration.
 * `lastTransitionTime` of an existing condition changes only with its status. Mirrors Go's `meta.SetStatusCondition`.
 *
 * ```ts
 * const { conditions, changed } = setStatusCondition(widget.status?.conditions, { type: 'Ready', status: 'True', reason: 'Up', message: '' });
 * ```
 * @param options `now`: the current time, for tests
 */
export function setStatusCondition(conditions, newCondition, options = {}) {
    const given = (conditions ?? []);
    const { lastTransitionTime: time } = newCondition;
    const lastTransitionTime = timeIsZero(time) ? (options.now ?? currentTime()) : time;
    const index = given.findIndex((condition) => condition.type === newCondition.type);
    const existing = given[index];
    if (existing === undefined)
        return { conditions: [...given, { ...newCondition, lastTransitionTime }], changed: true };
    const turned = existing.status !== newCondition.status;
    const changed = turned ||
        text(existing.reason) !== text(newCondition.reason) ||
        text(existing.message) !== text(newCondition.message) ||
        String(existing.observedGeneration ?? 0) !== String(newCondition.observedGeneration ?? 0);
    if (!changed)
        return { conditions: given, changed };
    const { status, reason, message, observedGeneration } = newCondition;
    const { observedGeneration: _, ...rest } = existing;
    const updated = { ...rest, status, reason, message, ...(observedGeneration ? { observedGeneration } : {}) };
    return { conditions: given.with(index, turned ? { ...updated, lastTransitionTime } : updated), changed };
}
/** The conditions without those of a type. Mirrors Go's `meta.RemoveStatusCondition`. */
export function removeStatusCondition(conditions, conditionType) {
    const given = (conditions ?? []);
    const left = given.filter((condition) => condition.type !== conditionType);
    return left.length === given.length ? { conditions: given, removed: false } : { conditions: left, removed: true };
}
/** The first condition of a type. Mirrors Go's `meta.FindStatusCondition`. */
export function findStatusCondition(conditions, conditionType) {
    return conditions?.find((condition) => condition.type === conditionType);
}
/** Whether the condition of the type is `True`; false without one. Mirrors Go's `meta.IsStatusConditionTrue`. */
export function isStatusConditionTrue(conditions, conditionType) {
    return isStatusConditionPresentAndEqual(conditions, conditionType, ConditionTrue);
}
/** Whether the condition of the type is `False`; false without one. Mirrors Go's `meta.IsStatusConditionFalse`. */
export function isStatusConditionFalse(conditions, conditionType) {
    return isStatusConditionPresentAndEqual(conditions, conditionType, ConditionFalse);
}
/**
 * Whether the condition of the type has the status; false without one. Mirrors Go's
 * `meta.IsStatusConditionPresentAndEqual`.
 */
export function isStatusConditionPresentAndEqual(conditions, conditionType, status) {
    return findStatusCondition(conditions, conditionType)?.status === status;
}
function text(value) {
    return value ?? '';
}
