import { parseDecimalInt64 } from './internal/decimal_int64.js';
import { TaintEffectNoExecute, TaintEffectNoSchedule, TolerationOpEqual, TolerationOpExists, TolerationOpGt, TolerationOpLt, } from './zz_generated.constants.js';
/**
 * Whether two tolerations have the same key, effect, operator and value. An operator that is missing is not `Equal` here.
 * Mirrors Go's method `Toleration.MatchToleration`.
 */
export function matchToleration(toleration, tolerationToMatch) {
    return ((toleration.key ?? '') === (tolerationToMatch.key ?? '') &&
        (toleration.effect ?? '') === (tolerationToMatch.effect ?? '') &&
        (toleration.operator ?? '') === (tolerationToMatch.operator ?? '') &&
        (toleration.value ?? '') === (tolerationToMatch.value ?? ''));
}
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
export function toleratesTaint(toleration, taint, options) {
    const { effect, key, operator } = toleration;
    if (effect && effect !== taint.effect)
        return false;
    if (key && key !== taint.key)
        return false;
    switch (operator || TolerationOpEqual) {
        case TolerationOpEqual:
            return (toleration.value ?? '') === (taint.value ?? '');
        case TolerationOpExists:
            return true;
        case TolerationOpLt:
        case TolerationOpGt:
            return (options?.enableComparisonOperators === true &&
                compares(taint.value, operator === TolerationOpLt, toleration.value));
        default:
            return false;
    }
}
function compares(taintValue, less, tolerationValue) {
    const limit = parseDecimalInt64(tolerationValue ?? '');
    const value = parseDecimalInt64(taintValue ?? '');
    if (limit === undefined || value === undefined)
        return false;
    return less ? value < limit : value > limit;
}
/**
 * Whether one of the tolerations tolerates the taint. Mirrors Go's `TolerationsTolerateTaint` of
 * component-helpers/scheduling/corev1.
 */
export function tolerationsTolerateTaint(tolerations, taint, options) {
    if (tolerations)
        for (const toleration of tolerations)
            if (toleratesTaint(toleration, taint, options))
                return true;
    return false;
}
/**
 * The first of the taints that no toleration tolerates; undefined when all are tolerated. Mirrors Go's
 * `FindMatchingUntoleratedTaint` of component-helpers/scheduling/corev1.
 * @param inclusionFilter the taints that matter; all when it is missing. See {@link doNotScheduleTaintsFilter}
 */
export function findMatchingUntoleratedTaint(taints, tolerations, inclusionFilter, options) {
    if (!taints)
        return undefined;
    for (const taint of taints) {
        if (inclusionFilter && !inclusionFilter(taint))
            continue;
        if (!tolerationsTolerateTaint(tolerations, taint, options))
            return taint;
    }
    return undefined;
}
/**
 * Whether all the taints that matter are tolerated: {@link findMatchingUntoleratedTaint} finds none. Mirrors Go's
 * `TolerationsTolerateTaintsWithFilter` of component-helpers/scheduling/corev1 before 0.23.
 */
export function tolerationsTolerateTaintsWithFilter(tolerations, taints, applyFilter, options) {
    return findMatchingUntoleratedTaint(taints, tolerations, applyFilter, options) === undefined;
}
/** Whether a taint keeps pods from being placed: `NoSchedule` and `NoExecute` do, `PreferNoSchedule` does not. */
export function doNotScheduleTaintsFilter(taint) {
    return taint.effect === TaintEffectNoSchedule || taint.effect === TaintEffectNoExecute;
}
