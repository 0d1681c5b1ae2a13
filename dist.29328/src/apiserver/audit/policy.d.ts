import type { RequestInfo } from '../request/request_info.ts';
import type { UserInfo } from '../request/user.ts';
/** How much of a request is logged: nothing, who did what, with the object of the request, with that of the answer. */
export type AuditLevel = 'Metadata' | 'None' | 'Request' | 'RequestResponse';
/** When something is logged: when a request comes, when a long answer begins, when the answer is done. */
export type AuditStage = 'Panic' | 'RequestReceived' | 'ResponseComplete' | 'ResponseStarted';
/** What is to be logged of which requests. Mirrors `Policy` of Go's `audit.k8s.io/v1`. */
export interface AuditPolicy {
    readonly apiVersion?: string;
    readonly kind?: string;
    readonly metadata?: object;
    /** The first that matches counts; nothing is logged of requests that none matches. */
    readonly rules: readonly AuditPolicyRule[];
    /** Stages of which nothing is logged, whatever the rule. */
    readonly omitStages?: readonly AuditStage[];
    /** Whether `managedFields` are left out of objects. */
    readonly omitManagedFields?: boolean;
}
/** Which requests are logged how. What is left out, or empty, matches all. Mirrors `PolicyRule`. */
export interface AuditPolicyRule {
    readonly level: AuditLevel;
    readonly users?: readonly string[];
    readonly userGroups?: readonly string[];
    readonly verbs?: readonly string[];
    readonly resources?: readonly AuditResources[];
    readonly namespaces?: readonly string[];
    /** Paths, with `*` at their end for all below. */
    readonly nonResourceURLs?: readonly string[];
    readonly omitStages?: readonly AuditStage[];
    readonly omitManagedFields?: boolean;
}
/** Resources of a group. Mirrors `GroupResources`. */
export interface AuditResources {
    /** Empty for the core group, `*` for all. */
    readonly group?: string;
    /** `pods`, `pods/log`, `pods/*`, `pods/status`, `*`; all when left out. */
    readonly resources?: readonly string[];
    readonly resourceNames?: readonly string[];
}
/** What a policy says of a request. */
export interface AuditDecision {
    readonly level: AuditLevel;
    readonly omitStages: readonly AuditStage[];
    readonly omitManagedFields: boolean;
}
/** An audit policy is not one. */
export declare class AuditPolicyError extends TypeError {
    readonly code = "ERR_AUDIT_POLICY";
    constructor(message: string);
}
/** A value that was read, as a policy. @throws {AuditPolicyError} when it is none */
export declare function auditPolicy(value: unknown): AuditPolicy;
/** @throws {AuditPolicyError} when a policy says what can't be meant. Mirrors Go's `ValidatePolicy`. */
export declare function checkAuditPolicy({ rules, omitStages }: AuditPolicy): void;
/** What a policy says of a request. Mirrors Go's `EvaluatePolicyRule`. */
export declare function decide(policy: AuditPolicy, user: UserInfo | undefined, info: RequestInfo): AuditDecision;
