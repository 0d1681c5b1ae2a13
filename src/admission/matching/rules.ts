import type { RuleWithOperations } from '#api/admissionregistration/v1/zz_generated.types';
import type { GroupVersionResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { Attributes } from '../request/attributes.ts';

type Asked = Pick<Attributes, 'namespace' | 'operation' | 'resource' | 'subresource'>;

/** Whether a rule is about a request. Mirrors Go's `rules.Matcher`. */
export function ruleMatches(rule: RuleWithOperations, asked: Asked): boolean {
  const { group, version } = asked.resource;
  return (
    scopeMatches(rule.scope, asked) &&
    includes(rule.operations, asked.operation) &&
    includes(rule.apiGroups, group) &&
    includes(rule.apiVersions, version) &&
    (rule.resources ?? []).some((resource) => resourceMatches(resource, asked))
  );
}

function includes(allowed: readonly string[] | null | undefined, requested: string): boolean {
  return allowed?.some((each) => each === '*' || each === requested) === true;
}

function scopeMatches(scope: RuleWithOperations['scope'], { resource, namespace }: Asked): boolean {
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

function isNamespaces({ group, version, resource }: GroupVersionResourceLike): boolean {
  return group === '' && version === 'v1' && resource === 'namespaces';
}

function resourceMatches(pattern: string, { resource: { resource }, subresource }: Asked): boolean {
  const at = pattern.indexOf('/');
  const main = at < 0 ? pattern : pattern.slice(0, at);
  const sub = at < 0 ? '' : pattern.slice(at + 1);
  return (main === '*' || main === resource) && (sub === '*' || sub === subresource);
}

/** The kinds whose own policies and webhooks never ask about them, so that a wrong one can be taken back. */
const EXEMPT: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'ValidatingWebhookConfiguration',
  'MutatingWebhookConfiguration',
  'ValidatingAdmissionPolicy',
  'ValidatingAdmissionPolicyBinding',
  'MutatingAdmissionPolicy',
  'MutatingAdmissionPolicyBinding',
]);

/** Whether a request is about the configuration of admission itself. Mirrors `IsExemptAdmissionConfigurationResource`. */
function isAdmissionConfiguration({ kind: { group, kind } }: Pick<Attributes, 'kind'>): boolean {
  return group === 'admissionregistration.k8s.io' && EXEMPT.has(kind);
}

/** Reviews, which are stored nowhere: were admission asked about them, it could lock everybody out. */
const REVIEWS: ReadonlySet<string> = /* @__PURE__ */ new Set([
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
export function isExcluded(attributes: Pick<Attributes, 'kind' | 'resource'>): boolean {
  const { group, resource } = attributes.resource;
  return REVIEWS.has(`${group}/${resource}`) || isAdmissionConfiguration(attributes);
}
