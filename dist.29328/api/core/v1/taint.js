import { compareTime } from '#apimachinery/apis/meta/v1/time';
/**
 * Whether two taints are the same one of a node: key and effect tell taints apart, not the value.
 * Mirrors Go's method `Taint.MatchTaint`.
 */
export function matchTaint(taint, taintToMatch) {
    return (taint.key ?? '') === (taintToMatch.key ?? '') && (taint.effect ?? '') === (taintToMatch.effect ?? '');
}
/**
 * `key=value:effect`, the form that kubectl takes and shows. Of a value or effect that is missing nothing is shown:
 * `key:effect`, `key=value:`, `key`. Mirrors Go's method `Taint.ToString`.
 */
export function taintToString(taint) {
    const value = taint.value ? `=${taint.value}` : '';
    // A value without an effect ends with the colon, a key alone does not.
    const effect = taint.effect || value !== '' ? `:${taint.effect ?? ''}` : '';
    return `${taint.key ?? ''}${value}${effect}`;
}
/** Whether the taint is there, whatever its value is. As `taints.TaintExists` of Kubernetes' own packages. */
export function taintExists(taints, taintToFind) {
    return (taints ?? []).some((taint) => matchTaint(taint, taintToFind));
}
/** Whether there is a taint with this key, whatever its effect is. As `taints.TaintKeyExists` of Kubernetes' own packages. */
export function taintKeyExists(taints, key) {
    return (taints ?? []).some((taint) => (taint.key ?? '') === key);
}
/**
 * The taints with one more, at the end; or, when it is there already, with its value and time instead of the old ones,
 * in its place. As `taints.AddOrUpdateTaint` of Kubernetes' own packages, which takes a node.
 */
export function addOrUpdateTaint(taints, taint) {
    const list = [...(taints ?? [])];
    if (!taintExists(list, taint))
        return { taints: [...list, taint], changed: true };
    const changed = !list.some((each) => equalTaints(each, taint));
    return { taints: changed ? list.map((each) => (matchTaint(each, taint) ? taint : each)) : list, changed };
}
/** The taints without one, whatever its value is. As `taints.DeleteTaint` of Kubernetes' own packages. */
export function removeTaint(taints, taint) {
    return without(taints, (each) => matchTaint(each, taint));
}
/** The taints without those of a key, whatever their effect is. As `taints.DeleteTaintsByKey` of Kubernetes' own packages. */
export function removeTaintsByKey(taints, key) {
    return without(taints, (each) => (each.key ?? '') === key);
}
/** The taints of each list that are not in the other, whatever their values are. As `taints.TaintSetDiff` of Kubernetes' own packages. */
export function taintSetDiff(taintsNew, taintsOld) {
    return {
        toAdd: (taintsNew ?? []).filter((taint) => !taintExists(taintsOld, taint)),
        toRemove: (taintsOld ?? []).filter((taint) => !taintExists(taintsNew, taint)),
    };
}
function without(taints, unwanted) {
    const list = taints ?? [];
    const kept = list.filter((taint) => !unwanted(taint));
    return { taints: kept, changed: kept.length < list.length };
}
function equalTaints(a, b) {
    return matchTaint(a, b) && (a.value ?? '') === (b.value ?? '') && equalTimes(a.timeAdded, b.timeAdded);
}
function equalTimes(a, b) {
    return a === b || (a ? Boolean(b) && compareTime(a, b) === 0 : !b);
}
