import type { RuleWithOperations } from '#api/admissionregistration/v1/zz_generated.types';
import type { Attributes } from '../request/attributes.ts';
type Asked = Pick<Attributes, 'namespace' | 'operation' | 'resource' | 'subresource'>;
/** Whether a rule is about a request. Mirrors Go's `rules.Matcher`. */
export declare function ruleMatches(rule: RuleWithOperations, asked: Asked): boolean;
/**
 * Whether policies and webhooks are never asked about a request. Mirrors `exclusion.Excluded` of kube-apiserver, which webhooks
 * follow, too, since Kubernetes 1.37.
 */
export declare function isExcluded(attributes: Pick<Attributes, 'kind' | 'resource'>): boolean;
export {};
