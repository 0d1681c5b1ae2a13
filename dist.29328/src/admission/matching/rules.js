/** Whether a rule is about a request. Mirrors Go's `rules.Matcher`. */
export function ruleMatches(rule, asked) {
    const { group, version } = asked.resource;
    return (scopeMatches(rule.scope, asked) &&
        includes(rule.operations, asked.operation) &&
        includes(rule.apiGroups, group) &&
        includes(rule.apiVersions, version) &&
        (rule.resources ?? []).some((resource) => resourceMatches(resource, asked)));
}
function includes(allowed, requested) {
    return allowed?.some((each) => each === '*' || each === requested) === true;
}
function scopeMatches(scope, { resource, namespace }) {
    // A namespace is in itself, but cluster-scoped.
    const isClusterScoped = isNamespaces(resource) || namespace === '';
    switch (scope ?? '*') {
        case '*':
            return true;
        case 'Namespaced':
            return !isClusterScoped;
        case 'Cluster':
            return isClusterScoped;
        default:
            return false;
    }
}
function isNamespaces({ group, version, resource }) {
    return group === '' && version === 'v1' && resource === 'namespaces';
}
function resourceMatches(pattern, { resource: { resource }, subresource }) {
    const at = pattern.indexOf('/');
    const main = at < 0 ? pattern : pattern.slice(0, at);
    const sub = at < 0 ? '' : pattern.slice(at + 1);
    return (main === '*' || main === resource) && (sub === '*' || sub === subresource);
}
/** The kinds whose own policies and webhooks never ask about them, so that a wrong one can be taken back. */
const EXEMPT = /* @__PURE__ */ new Set([
    'ValidatingWebhookConfiguration',
    'MutatingWebhookConfiguration',
    'ValidatingAdmissionPolicy',
    'ValidatingAdmissionPolicyBinding',
    'MutatingAdmissionPolicy',
    'MutatingAdmissionPolicyBinding',
]);
/** Whether a request is about the configuration of admission itself. Mirrors `IsExemptAdmissionConfigurationResource`. */
function isAdmissionConfiguration({ kind: { group, kind } }) {
    return group === 'admissionregistration.k8s.io' && EXEMPT.has(kind);
}
/** Reviews, which are stored nowhere: were admission asked about them, it could lock everybody out. */
const REVIEWS = /* @__PURE__ */ new Set([
    'authentication.k8s.io/selfsubjectreviews',
    'authentication.k8s.io/tokenreviews',
    'authorization.k8s.io/localsubjectaccessreviews',
    'authorization.k8s.io/selfsubjectaccessreviews',
    'authorization.k8s.io/selfsubjectrulesreviews',
    'authorization.k8s.io/subjectaccessreviews',
]);
/**
 * Whether policies and webhooks are never asked about a request. Mirrors `exclusion.Excluded` of kube-apiserver, which webhooks
 * follow, too, since Kubernetes 1.37.
 */
export function isExcluded(attributes) {
    const { group, resource } = attributes.resource;
    return REVIEWS.has(`${group}/${resource}`) || isAdmissionConfiguration(attributes);
}
