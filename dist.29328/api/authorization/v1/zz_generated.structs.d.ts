import type { NamedList, Struct } from '#engine/schema/descriptor';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export type ExtraValue = string[];
export declare const ExtraValue: NamedList;
/** A request for a resource: which verb on which object. */
export interface ResourceAttributes {
    /**
     * Namespace of the request. Empty means all namespaces, or none for cluster-scoped resources; in a
     * LocalSubjectAccessReview it defaults to the review's namespace.
     */
    namespace?: string;
    /** Verb of the API, such as `get`, `list` or `create`; `*` means all. */
    verb?: string;
    /** API group; empty for the core group, `*` for all. */
    group?: string;
    /** API version; `*` for all. Most authorizers ignore it. */
    version?: string;
    /** Resource in lower-case plural, such as `pods`; `*` for all. */
    resource?: string;
    /** Subresource, such as `log`. Empty asks for the resource itself. */
    subresource?: string;
    /** Name of the object. Empty asks for all of them. */
    name?: string;
    /** Narrows the request to objects with certain fields. It never widens access. */
    fieldSelector?: FieldSelectorAttributes;
    /** Narrows the request to objects with certain labels. It never widens access. */
    labelSelector?: LabelSelectorAttributes;
}
/**
 * Limits an authorization question to objects that match a label selector. Set `rawSelector` or `requirements`, not
 * both; with neither, nothing is limited.
 */
export interface LabelSelectorAttributes {
    /**
     * Label selector as written in the query, such as `app=web`. The API server parses it; webhooks should use
     * `requirements` instead.
     */
    rawSelector?: string;
    /**
     * The parsed selector; all must hold. An authorizer that does not understand them may judge the request as if
     * unlimited.
     */
    requirements?: metav1.LabelSelectorRequirement[];
}
/**
 * Limits an authorization question to objects that match a field selector. Set `rawSelector` or `requirements`, not
 * both; with neither, nothing is limited.
 */
export interface FieldSelectorAttributes {
    /**
     * Field selector as written in the query, such as `spec.nodeName=n1`. The API server parses it; webhooks should use
     * `requirements` instead.
     */
    rawSelector?: string;
    /**
     * The parsed selector; all must hold. An authorizer that does not understand them may judge the request as if
     * unlimited.
     */
    requirements?: metav1.FieldSelectorRequirement[];
}
/** A request to a path outside the resource API, such as `/healthz`. */
export interface NonResourceAttributes {
    /** Path of the URL, such as `/metrics`. */
    path?: string;
    /** HTTP verb in lower case, such as `get`. */
    verb?: string;
}
/** Who wants to do what. Set exactly one of `resourceAttributes` and `nonResourceAttributes`, and a user or groups. */
export interface SubjectAccessReviewSpec {
    /** A request for a resource, such as listing Pods in a namespace. */
    resourceAttributes?: ResourceAttributes;
    /** A request to another path, such as `/metrics`. */
    nonResourceAttributes?: NonResourceAttributes;
    /** Name of the user. Without groups, the answer is that for a user who is in none. */
    user?: string;
    /** Groups of the user, such as `system:authenticated`. */
    groups?: string[];
    /** More attributes from the authenticator, by name. Some authorizers use them. */
    extra?: {
        [key: string]: ExtraValue;
    };
    /** UID of the user, for authorizers that look at it. RBAC does not. */
    uid?: string;
}
/** The request in question. Set exactly one field. */
export interface SelfSubjectAccessReviewSpec {
    /** A request for a resource, such as listing Pods in a namespace. */
    resourceAttributes?: ResourceAttributes;
    /** A request to another path, such as `/metrics`. */
    nonResourceAttributes?: NonResourceAttributes;
}
/** Whether a request is allowed, and why. */
export interface SubjectAccessReviewStatus {
    /** Whether the request may go ahead. Required. */
    allowed: boolean;
    /**
     * `true` when an authorizer forbids the request outright. If `allowed` and `denied` are both `false`, it has no
     * opinion and the next one is asked.
     */
    denied?: boolean;
    /** Why, in words, such as the role that permits it. May be empty. */
    reason?: string;
    /**
     * Error during the check. The answer can be valid nonetheless, for instance when one of several roles could not be
     * read.
     */
    evaluationError?: string;
}
/** Scope of a SelfSubjectRulesReview. */
export interface SelfSubjectRulesReviewSpec {
    /** Namespace to list the rules of. Required. */
    namespace?: string;
}
/** What a user may do in a namespace. Each listed permission is real, but some may be missing. */
export interface SubjectRulesReviewStatus {
    /** Rules for resources, in no order, perhaps with duplicates. */
    resourceRules: ResourceRule[];
    /** Rules for other paths, in no order, perhaps with duplicates. */
    nonResourceRules: NonResourceRule[];
    /**
     * `true` when permissions may be missing from the lists, as with authorizers that cannot list rules, such as
     * webhooks.
     */
    incomplete: boolean;
    /** Why rules may be missing. */
    evaluationError?: string;
}
/** Verbs that the user may use on some resources. */
export interface ResourceRule {
    /** Verbs such as `get` or `list`; `*` means all. */
    verbs: string[];
    /** API groups of the resources, `""` for the core group; `*` means all. */
    apiGroups?: string[];
    /**
     * Resources, with subresource where meant, as in `pods/log`; `*` for all. A star before `/scale` stands for that
     * subresource of every resource.
     */
    resources?: string[];
    /** Names of the objects that the rule is limited to. Empty: no limit. */
    resourceNames?: string[];
}
/** Paths outside the resource API that the user may access. */
export interface NonResourceRule {
    /** HTTP verbs in lower case; `*` means all. */
    verbs: string[];
    /** Paths; a `*` at the end stands for everything below, alone for every path. */
    nonResourceURLs?: string[];
}
export declare const ResourceAttributes: Struct<ResourceAttributes>;
export declare const LabelSelectorAttributes: Struct<LabelSelectorAttributes>;
export declare const FieldSelectorAttributes: Struct<FieldSelectorAttributes>;
export declare const NonResourceAttributes: Struct<NonResourceAttributes>;
export declare const SubjectAccessReviewSpec: Struct<SubjectAccessReviewSpec>;
export declare const SelfSubjectAccessReviewSpec: Struct<SelfSubjectAccessReviewSpec>;
export declare const SubjectAccessReviewStatus: Struct<SubjectAccessReviewStatus>;
export declare const SelfSubjectRulesReviewSpec: Struct<SelfSubjectRulesReviewSpec>;
export declare const SubjectRulesReviewStatus: Struct<SubjectRulesReviewStatus>;
export declare const ResourceRule: Struct<ResourceRule>;
export declare const NonResourceRule: Struct<NonResourceRule>;
