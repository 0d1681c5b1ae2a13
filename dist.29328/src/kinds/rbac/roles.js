import { isPathSegmentName } from '#apimachinery/api/validate/content/path_segment';
import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import { newPath } from '#apimachinery/util/validation/field/path';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { selects } from '#src/validation/checks/selectors';
export function checkRole(faults, { metadata, rules = [] }) {
    checkObjectMeta(faults, metadata, { namespaced: true, name: isPathSegmentName });
    for (const [index, rule] of rules.entries())
        checkRule(faults, newPath('rules').index(index), rule, true);
}
export function checkClusterRole(faults, { metadata, rules = [], aggregationRule }) {
    checkObjectMeta(faults, metadata, { namespaced: false, name: isPathSegmentName });
    for (const [index, rule] of rules.entries())
        checkRule(faults, newPath('rules').index(index), rule, false);
    if (aggregationRule === undefined)
        return;
    const { clusterRoleSelectors: selectors = [] } = aggregationRule;
    const path = newPath('aggregationRule', 'clusterRoleSelectors');
    if (selectors.length === 0)
        faults.required(path, 'at least one clusterRoleSelector required if aggregationRule is non-nil');
    for (const [index, selector] of selectors.entries()) {
        faults.add(validateLabelSelector(selector, {}, path.index(index)));
        // As in Go, the value is what came of the conversion: nothing.
        if (selects(selector, {}) === undefined)
            faults.invalid(path.index(index), null, 'invalid label selector.');
    }
}
function checkRule(faults, path, rule, namespaced) {
    const { verbs = [], apiGroups = [], resources = [], resourceNames = [], nonResourceURLs = [] } = rule;
    if (verbs.length === 0)
        faults.declared.required(path.child('verbs'));
    if (nonResourceURLs.length > 0) {
        const at = path.child('nonResourceURLs');
        if (namespaced)
            faults.invalid(at, nonResourceURLs, 'namespaced rules cannot apply to non-resource URLs');
        if (apiGroups.length + resources.length + resourceNames.length > 0) {
            faults.invalid(at, nonResourceURLs, 'rules cannot apply to both regular resources and non-resource URLs');
        }
        return;
    }
    if (apiGroups.length === 0)
        faults.required(path.child('apiGroups'), 'resource rules must supply at least one api group');
    if (resources.length === 0)
        faults.required(path.child('resources'), 'resource rules must supply at least one resource');
}
/** Of Roles and ClusterRoles. */
export const roleStrategy = { allowCreateOnUpdate: true };
