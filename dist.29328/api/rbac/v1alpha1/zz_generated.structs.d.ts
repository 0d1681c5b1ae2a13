import type { Struct } from '#engine/schema/descriptor';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
/** Permits verbs, either on resources or on non-resource paths. */
export interface PolicyRule {
    /**
     * Verbs that are permitted, such as `get`, `list` or `create`; `*` for all.
     *
     * Required.
     */
    verbs: string[];
    /** API groups of the resources, `""` for the core group, `*` for all. */
    apiGroups?: string[];
    /** Resources in lower-case plural, with subresource where meant, as in `pods/log`; `*` for all. */
    resources?: string[];
    /**
     * Limits the rule to objects of these names. Empty: all. Does not work for `create` and `deletecollection`; for
     * `list` and `watch` clients must select by `metadata.name`.
     */
    resourceNames?: string[];
    /**
     * Paths such as `/healthz`; a `*` may only be the whole last step. Only in ClusterRoles bound by a
     * ClusterRoleBinding, and not beside `resources`.
     */
    nonResourceURLs?: string[];
}
/** Someone who gets permissions: a user, a group or a service account. */
export interface Subject {
    /**
     * `User`, `Group` or `ServiceAccount`. Users and groups are names from the authenticator; no objects of these kinds
     * exist.
     *
     * Required.
     * One of `User`, `Group`, `ServiceAccount`.
     */
    kind: 'User' | 'Group' | 'ServiceAccount';
    /**
     * API group and version of the kind: `v1` for service accounts, `rbac.authorization.k8s.io/v1alpha1` for users and
     * groups. Left out, the right one is filled in.
     */
    apiVersion?: string;
    /**
     * Name of the user, group or service account, such as `system:authenticated`.
     *
     * Required.
     */
    name: string;
    /** Namespace of the service account. Must be left out for users and groups. */
    namespace?: string;
}
/** Names the role of a binding. */
export interface RoleRef {
    /** API group of the role: `rbac.authorization.k8s.io`, also when left out. */
    apiGroup?: string;
    /**
     * `Role` or `ClusterRole`. A ClusterRoleBinding takes only `ClusterRole`.
     *
     * Required.
     * One of `Role`, `ClusterRole`.
     */
    kind: 'Role' | 'ClusterRole';
    /**
     * Name of the role. It need not exist yet; until then the binding grants nothing.
     *
     * Required.
     */
    name: string;
}
/** Builds a ClusterRole from others, found by labels. The built-in `admin`, `edit` and `view` grow this way. */
export interface AggregationRule {
    /** Selectors of ClusterRoles; the rules of those that match any are added. */
    clusterRoleSelectors?: metav1.LabelSelector[];
}
export declare const PolicyRule: Struct<PolicyRule>;
export declare const Subject: Struct<Subject>;
export declare const RoleRef: Struct<RoleRef>;
export declare const AggregationRule: Struct<AggregationRule>;
