import type { Field } from '#engine/schema/descriptor';
/** Who decides what may be done: `AuthorizationConfiguration` of apiserver.config.k8s.io/v1. */
export interface AuthorizationConfiguration {
    apiVersion?: string;
    kind?: string;
    /** Asked in this order; the first that allows or denies counts. */
    authorizers?: readonly AuthorizerConfiguration[];
}
/** One that decides. */
export interface AuthorizerConfiguration {
    /** `RBAC`, `Webhook`, `AlwaysAllow` or `AlwaysDeny`. Only webhooks may be there several times. */
    readonly type: string;
    /** Unique; a DNS name. */
    readonly name: string;
    /** Given for webhooks alone. */
    readonly webhook?: WebhookConfiguration;
}
/** A webhook that decides, by SubjectAccessReviews. Times are Go's: `5m`. */
export interface WebhookConfiguration {
    /** How long a yes is remembered; 5 minutes unless given. */
    readonly authorizedTTL: string;
    /** Whether it is remembered. Yes unless given. */
    readonly cacheAuthorizedRequests: boolean;
    /** How long a no is remembered; 30 seconds unless given. */
    readonly unauthorizedTTL: string;
    /** Whether it is remembered. Yes unless given. */
    readonly cacheUnauthorizedRequests: boolean;
    /** How long it has to answer: at most 30 seconds. */
    readonly timeout: string;
    /** Of the reviews that it gets: `v1` or `v1beta1`. */
    readonly subjectAccessReviewVersion: string;
    /** Of the reviews that conditions see: `v1`. Needed where there are conditions. */
    readonly matchConditionSubjectAccessReviewVersion: string;
    /** What a failure means: `NoOpinion` lets the next one decide, `Deny` refuses. */
    readonly failurePolicy: string;
    readonly connectionInfo: WebhookConnectionInfo;
    /** It is asked when all are true: expressions in CEL over `request`, the spec of the review. */
    readonly matchConditions?: readonly {
        readonly expression: string;
    }[];
}
/** Where the webhook is. */
export interface WebhookConnectionInfo {
    /** `KubeConfigFile`, or `InClusterConfig` for the server of the cluster that this one runs in. */
    readonly type: string;
    /** The absolute path of its kubeconfig. */
    readonly kubeConfigFile?: string;
}
/** The fields of the configuration, but its kind and version. */
export declare function authorizationConfigurationFields(): readonly Field[];
