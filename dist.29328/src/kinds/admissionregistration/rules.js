import { isPathSegmentName } from '#apimachinery/api/validate/content/path_segment';
import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import { trimSpace } from '#engine/go/trim_space';
import { checkQualifiedName } from '#src/validation/checks/names';
export const FAILURE_POLICIES = ['Fail', 'Ignore'];
export const MATCH_POLICIES = ['Equivalent', 'Exact'];
const OPERATIONS = ['*', 'CONNECT', 'CREATE', 'DELETE', 'UPDATE'];
/** Nothing is left to change of what is deleted. */
export const MUTATING_OPERATIONS = ['*', 'CONNECT', 'CREATE', 'UPDATE'];
/** Which requests a webhook or policy is asked about. */
export function checkRule(faults, path, rule) {
    const { operations = [], apiGroups = [], apiVersions = [], resources = [], scope } = rule;
    const alone = (name, list, what) => {
        if (list.length === 0)
            faults.required(path.child(name));
        if (list.length > 1 && list.includes('*'))
            faults.invalid(path.child(name), list, `if '*' is present, must not specify other ${what}`);
    };
    alone('operations', operations, 'operations');
    for (const [index, operation] of operations.entries())
        faults.oneOf(path.child('operations').index(index), operation, OPERATIONS);
    alone('apiGroups', apiGroups, 'API groups');
    alone('apiVersions', apiVersions, 'API versions');
    for (const [index, version] of apiVersions.entries())
        faults.present(path.child('apiVersions').index(index), version);
    checkResources(faults, path.child('resources'), resources);
    faults.oneOf(path.child('scope'), scope, ['*', 'Cluster', 'Namespaced']);
}
/** `pods`, `pods/status`, `pods/*` and the like: a wildcard makes what it covers redundant. */
function checkResources(faults, path, resources) {
    if (resources.length === 0)
        faults.required(path);
    const wholes = new Set();
    const subresources = new Set();
    let plain = false;
    for (const [index, resource] of resources.entries()) {
        const at = path.index(index);
        if (resource === '')
            faults.required(at);
        plain ||= resource !== '*' && resource !== '*/*' && !resource.includes('/');
        const slash = resource.indexOf('/');
        const [name, sub] = slash < 0 ? [resource, ''] : [resource.slice(0, slash), resource.slice(slash + 1)];
        if (sub === '')
            continue;
        if (subresources.has(sub))
            faults.invalid(at, resource, `if '*/${sub}' is present, must not specify ${resource}`);
        if (wholes.has(name))
            faults.invalid(at, resource, `if '${name}/*' is present, must not specify ${resource}`);
        if (sub === '*')
            wholes.add(name);
        if (name === '*')
            subresources.add(sub);
    }
    if (resources.length > 1 && resources.includes('*/*'))
        faults.invalid(path, resources, "if '*/*' is present, must not specify other resources");
    if (resources.includes('*') && plain) {
        faults.invalid(path, resources, "if '*' is present, must not specify other resources without subresources");
    }
}
/** @param policy compiles the conditions */
export function checkMatchConditions(faults, path, conditions, policy) {
    const names = new Set();
    if (conditions.length > 64)
        faults.tooMany(path, conditions.length, 64);
    for (const [index, { name = '', expression = '' }] of conditions.entries()) {
        const at = path.index(index);
        const trimmed = trimSpace(expression);
        if (trimmed === '')
            faults.required(at.child('expression'));
        else
            faults.expression(at.child('expression'), trimmed, policy?.check('matchCondition', trimmed));
        if (name === '')
            faults.required(at.child('name'));
        else {
            checkQualifiedName(faults, at.child('name'), name);
            if (names.has(name))
                faults.duplicate(at.child('name'), name);
        }
        names.add(name);
    }
}
/** The objects that a policy is about. */
export function checkMatchResources(faults, path, match) {
    if (match.matchPolicy)
        faults.oneOf(path.child('matchPolicy'), match.matchPolicy, MATCH_POLICIES);
    faults.add(validateLabelSelector(match.namespaceSelector, {}, path.child('namespaceSelector')));
    faults.add(validateLabelSelector(match.objectSelector, {}, path.child('objectSelector')));
    for (const list of ['resourceRules', 'excludeResourceRules']) {
        for (const [index, rule] of (match[list] ?? []).entries()) {
            const at = path.child(list).index(index);
            const { resourceNames = [] } = rule;
            for (const [place, name] of resourceNames.entries()) {
                faults.each(at.child('resourceNames').index(place), name, isPathSegmentName(name));
                if (resourceNames.indexOf(name) < place)
                    faults.duplicate(at.child('resourceNames').index(place), name);
            }
            checkRule(faults, at, rule);
        }
    }
}
const fillRule = (object) => void (object.scope ??= '*');
/** Of policies, their bindings and webhooks. */
export const rulesDefaults = {
    'admissionregistration/v1.MatchResources': (object) => {
        object.matchPolicy ??= 'Equivalent';
        object.namespaceSelector ??= {};
        object.objectSelector ??= {};
    },
    'admissionregistration/v1.NamedRuleWithOperations': fillRule,
    'admissionregistration/v1.RuleWithOperations': fillRule,
};
