import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Struct } from '#engine/schema/descriptor';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type FlowDistinguisherMethodType = 'ByUser' | 'ByNamespace';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type SubjectKind = 'User' | 'Group' | 'ServiceAccount';
export type FlowSchemaConditionType = string;
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type PriorityLevelEnablement = 'Exempt' | 'Limited';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type LimitResponseType = 'Queue' | 'Reject';
export type PriorityLevelConfigurationConditionType = string;
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type ConditionStatus = 'True' | 'False' | 'Unknown';
/** Matching rules of a FlowSchema and where it sends requests. */
export interface FlowSchemaSpec {
    /**
     * Priority level of the matching requests. While it does not exist, the FlowSchema is ignored and `Dangling`.
     *
     * Required.
     */
    priorityLevelConfiguration: PriorityLevelConfigurationReference;
    /**
     * Order in which schemas are tried, from 1 to 10000; the lowest that matches wins. Default 1000; 1 is for the
     * built-in schema `exempt` alone.
     */
    matchingPrecedence?: number;
    /** What makes a flow: the user or the namespace. Left out, all matching requests are one flow. */
    distinguisherMethod?: FlowDistinguisherMethod;
    /** Which requests match: any of these rules is enough. Empty matches none. */
    rules?: PolicyRulesWithSubjects[];
}
/** How requests of one FlowSchema are split into flows. Each flow gets its fair share of the queues. */
export interface FlowDistinguisherMethod {
    /**
     * `ByUser` makes a flow of each user, `ByNamespace` of each target namespace.
     *
     * Required.
     * One of `ByUser`, `ByNamespace`.
     */
    type: FlowDistinguisherMethodType;
}
/** Names the priority level of a FlowSchema. */
export interface PriorityLevelConfigurationReference {
    /**
     * Name of the PriorityLevelConfiguration, such as `workload-low`. Required.
     *
     * Required.
     */
    name: string;
}
/** Matches requests by who asks and what for. One subject and one rule must match. */
export interface PolicyRulesWithSubjects {
    /**
     * Users, groups and service accounts; any of them is enough. At least one.
     *
     * Required.
     */
    subjects: Subject[];
    /** Requests for resources; any of these is enough. One of the two lists of rules must not be empty. */
    resourceRules?: ResourcePolicyRule[];
    /** Requests for other paths; any of these is enough. */
    nonResourceRules?: NonResourcePolicyRule[];
}
/**
 * Matches who sends a request: a user, a group or a service account.
 *
 * Of the members of this union only one may be set.
 */
export interface Subject {
    /**
     * `User`, `Group` or `ServiceAccount`; says which of the other fields to set.
     *
     * Required.
     * One of `User`, `Group`, `ServiceAccount`.
     * At most one member of this union may be set.
     */
    kind: SubjectKind;
    /** Matches by user name. Only with kind `User`. */
    user?: UserSubject;
    /** Matches by group. Only with kind `Group`. */
    group?: GroupSubject;
    /** Matches service accounts. Only with kind `ServiceAccount`. */
    serviceAccount?: ServiceAccountSubject;
}
/** Matches one user, or all. */
export interface UserSubject {
    /**
     * Name of the user as authenticated; `*` for any.
     *
     * Required.
     */
    name: string;
}
/** Matches the members of a user group. */
export interface GroupSubject {
    /**
     * Name of the group, such as `system:authenticated`; `*` for any.
     *
     * Required.
     */
    name: string;
}
/** Matches requests of service accounts. */
export interface ServiceAccountSubject {
    /**
     * Namespace of the service account. Required; no wildcard.
     *
     * Required.
     */
    namespace: string;
    /**
     * Name of the service account; `*` for all in the namespace.
     *
     * Required.
     */
    name: string;
}
/** Matches requests for resources: verb, API group, resource and scope must all match. */
export interface ResourcePolicyRule {
    /**
     * Verbs such as `get`, `list` or `watch`; `*` alone for all. At least one.
     *
     * Required.
     * List of unique values.
     */
    verbs: string[];
    /**
     * API groups, `""` for the core group; `*` alone for all. At least one.
     *
     * Required.
     * List of unique values.
     */
    apiGroups: string[];
    /**
     * Resources in lower-case plural, with subresource where meant, as in `nodes/status`; `*` alone for all. At least
     * one.
     *
     * Required.
     * List of unique values.
     */
    resources: string[];
    /**
     * Whether requests without a namespace match: for cluster-scoped resources, or across all namespaces. Default
     * `false`; then `namespaces` must not be empty.
     */
    clusterScope?: boolean;
    /**
     * Namespaces that match, `*` for any. May be empty only with `clusterScope`.
     *
     * List of unique values.
     */
    namespaces?: string[];
}
/** Matches requests to paths outside the resource API, such as health checks. Verb and path must both match. */
export interface NonResourcePolicyRule {
    /**
     * HTTP verbs in lower case, such as `get`; `*` alone for all. At least one.
     *
     * Required.
     * List of unique values.
     */
    verbs: string[];
    /**
     * Paths such as `/healthz`, or `/healthz/*` for all below; `*` alone for every path. A star may only stand for whole
     * segments at the end.
     *
     * Required.
     * List of unique values.
     */
    nonResourceURLs: string[];
}
/** State of a FlowSchema as the API servers see it. */
export interface FlowSchemaStatus {
    /**
     * Aspects of the FlowSchema's state, by type.
     *
     * List with unique `type`.
     */
    conditions?: FlowSchemaCondition[];
}
/** One aspect of a FlowSchema's state. */
export interface FlowSchemaCondition {
    /**
     * `Dangling`: `True` when the priority level it names does not exist.
     *
     * Required.
     */
    type: FlowSchemaConditionType;
    /**
     * `True`, `False` or `Unknown`.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status?: ConditionStatus;
    /** When `status` last changed. */
    lastTransitionTime?: Time;
    /** CamelCase code for the last change, meant for programs. */
    reason?: string;
    /** Explanation of the last change for people. Don't parse it. */
    message?: string;
}
/**
 * Whether the requests of a priority level are limited, and how.
 *
 * Of the members of this union only one may be set.
 */
export interface PriorityLevelConfigurationSpec {
    /**
     * `Limited` gives the level its share of the server's seats and queues or rejects the rest. `Exempt` runs its
     * requests at once, always.
     *
     * Required.
     * One of `Exempt`, `Limited`.
     * At most one member of this union may be set.
     */
    type: PriorityLevelEnablement;
    /** Share, queues and borrowing. Required with type `Limited`, forbidden otherwise. */
    limited?: LimitedPriorityLevelConfiguration;
    /** Seats set aside for an exempt level. Only with type `Exempt`; left out, its defaults apply. */
    exempt?: ExemptPriorityLevelConfiguration;
}
/** How many requests of a priority level run at once, and what happens to the rest. */
export interface LimitedPriorityLevelConfiguration {
    /**
     * Share of the server's seats for this level, in proportion to the shares of all levels. Default 30; must be
     * positive. Called `nominalConcurrencyShares` in later versions.
     */
    assuredConcurrencyShares?: number;
    /**
     * Whether requests beyond the limit wait or are rejected.
     *
     * Required.
     */
    limitResponse: LimitResponse;
    /** Percent of the level's seats that others may borrow while it does not use them, from 0 to 100. Default 0. */
    lendablePercent?: number;
    /**
     * Percent of its own seats that the level may borrow from others; may exceed 100. Left out, it borrows without limit;
     * with 0 never.
     */
    borrowingLimitPercent?: number;
}
/**
 * How many seats are set aside for exempt requests. They are never limited themselves; the figures only affect what
 * other levels may borrow.
 */
export interface ExemptPriorityLevelConfiguration {
    /**
     * Share of the server's seats nominally reserved for this level, in proportion to the shares of all levels. Default
     * 0. Exempt requests run in any case.
     */
    nominalConcurrencyShares?: number;
    /** Percent of the reserved seats that other levels may borrow, from 0 to 100. Default 0. */
    lendablePercent?: number;
}
/**
 * What happens to a request when all seats of its level are taken.
 *
 * Of the members of this union only one may be set.
 */
export interface LimitResponse {
    /**
     * `Queue` lets the request wait until a seat is free or the queues are full. `Reject` answers with HTTP status
     * `Too Many Requests` at once.
     *
     * Required.
     * One of `Queue`, `Reject`.
     * At most one member of this union may be set.
     */
    type: LimitResponseType;
    /** Number and length of the queues. Only with type `Queue`. */
    queuing?: QueuingConfiguration;
}
/**
 * The queues in which requests of a priority level wait. Each API server has its own. More and longer queues are
 * fairer, but take more memory.
 */
export interface QueuingConfiguration {
    /**
     * Number of queues. Default 64; must be positive. With 1 all flows share a queue, and the distinguisher of the
     * FlowSchemas has no effect.
     */
    queues?: number;
    /**
     * How many queues a flow may use; each request joins the shortest of them. Default 8; at most `queues`, and better
     * much smaller, so that one busy flow cannot fill them all.
     */
    handSize?: number;
    /** How many requests may wait in one queue; more are rejected. Default 50; must be positive. */
    queueLengthLimit?: number;
}
/** State of a priority level as the API servers see it. */
export interface PriorityLevelConfigurationStatus {
    /**
     * Aspects of the priority level's state, by type.
     *
     * List with unique `type`.
     */
    conditions?: PriorityLevelConfigurationCondition[];
}
/** One aspect of a priority level's state. */
export interface PriorityLevelConfigurationCondition {
    /**
     * Name of the aspect, such as `ConcurrencyShared`.
     *
     * Required.
     */
    type: PriorityLevelConfigurationConditionType;
    /**
     * `True`, `False` or `Unknown`.
     *
     * One of `True`, `False`, `Unknown`.
     */
    status?: ConditionStatus;
    /** When `status` last changed. */
    lastTransitionTime?: Time;
    /** CamelCase code for the last change, meant for programs. */
    reason?: string;
    /** Explanation of the last change for people. Don't parse it. */
    message?: string;
}
export declare const FlowSchemaSpec: Struct<FlowSchemaSpec>;
export declare const FlowDistinguisherMethod: Struct<FlowDistinguisherMethod>;
export declare const PriorityLevelConfigurationReference: Struct<PriorityLevelConfigurationReference>;
export declare const PolicyRulesWithSubjects: Struct<PolicyRulesWithSubjects>;
export declare const Subject: Struct<Subject>;
export declare const UserSubject: Struct<UserSubject>;
export declare const GroupSubject: Struct<GroupSubject>;
export declare const ServiceAccountSubject: Struct<ServiceAccountSubject>;
export declare const ResourcePolicyRule: Struct<ResourcePolicyRule>;
export declare const NonResourcePolicyRule: Struct<NonResourcePolicyRule>;
export declare const FlowSchemaStatus: Struct<FlowSchemaStatus>;
export declare const FlowSchemaCondition: Struct<FlowSchemaCondition>;
export declare const PriorityLevelConfigurationSpec: Struct<PriorityLevelConfigurationSpec>;
export declare const LimitedPriorityLevelConfiguration: Struct<LimitedPriorityLevelConfiguration>;
export declare const ExemptPriorityLevelConfiguration: Struct<ExemptPriorityLevelConfiguration>;
export declare const LimitResponse: Struct<LimitResponse>;
export declare const QueuingConfiguration: Struct<QueuingConfiguration>;
export declare const PriorityLevelConfigurationStatus: Struct<PriorityLevelConfigurationStatus>;
export declare const PriorityLevelConfigurationCondition: Struct<PriorityLevelConfigurationCondition>;
