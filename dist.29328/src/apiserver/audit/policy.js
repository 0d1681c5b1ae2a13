import { isMap } from '#engine/json/untyped';
/** An audit policy is not one. */
export class AuditPolicyError extends TypeError {
    code = 'ERR_AUDIT_POLICY';
    constructor(message) {
        super(`audit policy: ${message}`);
        this.name = 'AuditPolicyError';
    }
}
const LEVELS = ['None', 'Metadata', 'Request', 'RequestResponse'];
const STAGES = ['RequestReceived', 'ResponseStarted', 'ResponseComplete', 'Panic'];
/** A value that was read, as a policy. @throws {AuditPolicyError} when it is none */
export function auditPolicy(value) {
    if (!isMap(value))
        throw new AuditPolicyError('expected an object');
    const { kind = 'Policy', apiVersion = 'audit.k8s.io/v1' } = value;
    if (kind !== 'Policy' || apiVersion !== 'audit.k8s.io/v1')
        throw new AuditPolicyError('expected kind Policy of audit.k8s.io/v1');
    if (!hasRules(value))
        throw new AuditPolicyError('rules: expected a list of objects');
    checkAuditPolicy(value);
    return value;
}
function hasRules(value) {
    return 'rules' in value && Array.isArray(value.rules) && value.rules.every(isMap);
}
/** @throws {AuditPolicyError} when a policy says what can't be meant. Mirrors Go's `ValidatePolicy`. */
export function checkAuditPolicy({ rules, omitStages }) {
    if (!Array.isArray(rules))
        throw new AuditPolicyError('rules: expected a list');
    checkStages('omitStages', omitStages);
    for (const [index, rule] of rules.entries()) {
        const at = `rules[${index}]`;
        if (!LEVELS.includes(rule.level))
            throw new AuditPolicyError(`${at}.level: ${JSON.stringify(rule.level)} is none of ${LEVELS.join(', ')}`);
        checkStages(`${at}.omitStages`, rule.omitStages);
        const isOfResources = (rule.resources?.length ?? 0) > 0 || (rule.namespaces?.length ?? 0) > 0;
        if (isOfResources && (rule.nonResourceURLs?.length ?? 0) > 0)
            throw new AuditPolicyError(`${at}: rules cannot apply to both regular resources and non-resource URLs`);
    }
}
function checkStages(at, stages = []) {
    const wrong = stages.find((stage) => !STAGES.includes(stage));
    if (wrong !== undefined)
        throw new AuditPolicyError(`${at}: ${JSON.stringify(wrong)} is none of ${STAGES.join(', ')}`);
}
/** What a policy says of a request. Mirrors Go's `EvaluatePolicyRule`. */
export function decide(policy, user, info) {
    const { omitStages = [], omitManagedFields = false } = policy;
    const rule = policy.rules.find((each) => matches(each, user, info));
    return {
        level: rule?.level ?? 'None',
        omitStages: [...omitStages, ...(rule?.omitStages ?? [])],
        omitManagedFields: rule?.omitManagedFields ?? omitManagedFields,
    };
}
function matches(rule, user, info) {
    const { users = [], userGroups = [], verbs = [], namespaces = [], resources = [], nonResourceURLs = [] } = rule;
    if (users.length > 0 && !users.includes(user?.name ?? ''))
        return false;
    if (userGroups.length > 0 && !(user?.groups ?? []).some((group) => userGroups.includes(group)))
        return false;
    if (verbs.length > 0 && !verbs.includes(info.verb))
        return false;
    if (namespaces.length > 0 || resources.length > 0) {
        if (!info.isResourceRequest || (namespaces.length > 0 && !namespaces.includes(info.namespace)))
            return false;
        return resources.length === 0 || resources.some((each) => matchesResource(each, info));
    }
    if (nonResourceURLs.length === 0)
        return true;
    return !info.isResourceRequest && nonResourceURLs.some((spec) => matchesPath(spec, info.path));
}
function matchesPath(spec, path) {
    return spec === path || (spec.endsWith('*') && path.startsWith(spec.replace(/\*+$/, '')));
}
function matchesResource({ group = '', resources = [], resourceNames = [] }, info) {
    if (group !== info.apiGroup && group !== '*')
        return false;
    if (resources.length === 0)
        return true;
    if (resourceNames.length > 0 && !resourceNames.includes(info.name))
        return false;
    const { resource, subresource } = info;
    const names = ['*', subresource === '' ? resource : `${resource}/${subresource}`, `${resource}/*`];
    if (subresource !== '')
        names.push(`*/${subresource}`);
    return resources.some((each) => names.includes(each));
}
