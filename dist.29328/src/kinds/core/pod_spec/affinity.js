import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import { validateLabelName } from '#apimachinery/apis/meta/v1/validation/labels';
import { label } from '#src/validation/checks/names';
import { checkNodeSelector, checkNodeSelectorTerm } from './node_selectors.js';
const REQUIRED = 'requiredDuringSchedulingIgnoredDuringExecution';
const PREFERRED = 'preferredDuringSchedulingIgnoredDuringExecution';
/** Near which nodes and Pods a Pod should run, and away from which. */
export function checkAffinity(faults, path, { nodeAffinity, podAffinity, podAntiAffinity }) {
    if (nodeAffinity !== undefined) {
        const at = path.child('nodeAffinity');
        const required = nodeAffinity[REQUIRED];
        if (required !== undefined)
            checkNodeSelector(faults, at.child(REQUIRED), required);
        for (const [index, { weight = 0, preference = {} }] of (nodeAffinity[PREFERRED] ?? []).entries()) {
            checkWeight(faults, at.child(PREFERRED).index(index), weight);
            checkNodeSelectorTerm(faults, at.child(PREFERRED).index(index).child('preference'), preference, false);
        }
    }
    if (podAffinity !== undefined)
        checkPodAffinity(faults, path.child('podAffinity'), podAffinity);
    if (podAntiAffinity !== undefined)
        checkPodAffinity(faults, path.child('podAntiAffinity'), podAntiAffinity);
}
function checkWeight(faults, path, weight) {
    if (weight <= 0 || weight > 100)
        faults.invalid(path.child('weight'), weight, 'must be in the range 1-100');
}
function checkPodAffinity(faults, path, affinity) {
    for (const [index, term] of (affinity[REQUIRED] ?? []).entries())
        checkTerm(faults, path.child(REQUIRED).index(index), term);
    for (const [index, { weight = 0, podAffinityTerm }] of (affinity[PREFERRED] ?? []).entries()) {
        const at = path.child(PREFERRED).index(index);
        checkWeight(faults, at, weight);
        checkTerm(faults, at.child('podAffinityTerm'), podAffinityTerm ?? {});
    }
}
function checkTerm(faults, path, term) {
    const { labelSelector, namespaceSelector, namespaces = [], topologyKey = '', matchLabelKeys = [], mismatchLabelKeys = [], } = term;
    faults.add(validateLabelSelector(labelSelector, {}, path.child('labelSelector')));
    faults.add(validateLabelSelector(namespaceSelector, {}, path.child('namespaceSelector')));
    for (const name of namespaces)
        faults.each(path.child('namespace'), name, label(name));
    // Keys are merged into the selector before this: those of the Pod's labels, as conditions.
    checkLabelKeys(faults, path, matchLabelKeys, mismatchLabelKeys, labelSelector);
    if (topologyKey === '')
        faults.required(path.child('topologyKey'), 'can not be empty');
    faults.add(validateLabelName(topologyKey, path.child('topologyKey')));
}
/** Labels of the Pod itself that others must share, or must not. */
function checkLabelKeys(faults, path, match, mismatch, selector) {
    for (const [name, keys] of [
        ['matchLabelKeys', match],
        ['mismatchLabelKeys', mismatch],
    ]) {
        const at = path.child(name);
        if (keys.length > 0 && selector === undefined)
            faults.forbidden(at, 'must not be specified when labelSelector is not set');
        else
            for (const [index, key] of keys.entries())
                faults.add(validateLabelName(key, at.index(index)));
    }
    const known = new Set(Object.keys(selector?.matchLabels ?? {}));
    for (const { key } of selector?.matchExpressions ?? []) {
        if (match.includes(key) && known.has(key))
            faults.invalid(path.index(match.lastIndexOf(key)), key, 'exists in both matchLabelKeys and labelSelector');
        known.add(key);
    }
    for (const [index, key] of match.entries()) {
        if (mismatch.includes(key))
            faults.invalid(path.child('matchLabelKeys').index(index), key, 'exists in both matchLabelKeys and mismatchLabelKeys');
    }
}
const NODE_POLICIES = ['Honor', 'Ignore'];
/** How Pods spread over zones, nodes and the like. */
export function checkTopologySpread(faults, path, constraints) {
    for (const [index, constraint] of constraints.entries()) {
        const { maxSkew = 0, topologyKey = '', whenUnsatisfiable = '', minDomains, matchLabelKeys = [], labelSelector, } = constraint;
        const at = path.index(index);
        faults.positive(at.child('maxSkew'), maxSkew);
        if (topologyKey === '')
            faults.required(at.child('topologyKey'), 'can not be empty');
        faults.oneOf(at.child('whenUnsatisfiable'), whenUnsatisfiable, ['DoNotSchedule', 'ScheduleAnyway']);
        const repeated = constraints
            .slice(index + 1)
            .some((other) => other.topologyKey === topologyKey && other.whenUnsatisfiable === whenUnsatisfiable);
        if (repeated)
            faults.duplicate(at.child('{topologyKey, whenUnsatisfiable}'), `{${topologyKey}, ${whenUnsatisfiable}}`);
        if (minDomains !== undefined) {
            faults.positive(at.child('minDomains'), minDomains);
            if (whenUnsatisfiable !== 'DoNotSchedule') {
                faults.invalid(at.child('minDomains'), minDomains, `can only use minDomains if whenUnsatisfiable=DoNotSchedule, not ${whenUnsatisfiable}`);
            }
        }
        faults.oneOf(at.child('nodeAffinityPolicy'), constraint.nodeAffinityPolicy, NODE_POLICIES);
        faults.oneOf(at.child('nodeTaintsPolicy'), constraint.nodeTaintsPolicy, NODE_POLICIES);
        checkLabelKeys(faults, at, matchLabelKeys, [], labelSelector);
        faults.add(validateLabelSelector(labelSelector, {}, at.child('labelSelector')));
    }
}
