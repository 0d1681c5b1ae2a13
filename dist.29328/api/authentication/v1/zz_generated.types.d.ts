import { SelfSubjectReviewStatus, TokenRequestSpec, TokenRequestStatus, TokenReviewSpec, TokenReviewStatus } from './zz_generated.structs.ts';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "authentication.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface TokenReview {
    apiVersion: 'authentication.k8s.io/v1';
    kind: 'TokenReview';
    /** Not needed: nothing is stored. */
    metadata: metav1.ObjectMeta;
    /**
     * The token to check.
     *
     * Required.
     */
    spec: TokenReviewSpec;
    /** The answer, filled in by the server or the webhook. */
    status?: TokenReviewStatus;
}
export interface TokenRequest {
    apiVersion: 'authentication.k8s.io/v1';
    kind: 'TokenRequest';
    /** Not needed: the name of the service account is in the path. */
    metadata: metav1.ObjectMeta;
    /** Audience, lifetime and binding of the token. */
    spec?: TokenRequestSpec;
    /** The token, filled in by the server. */
    status?: TokenRequestStatus;
}
export interface SelfSubjectReview {
    apiVersion: 'authentication.k8s.io/v1';
    kind: 'SelfSubjectReview';
    /** Not needed: nothing is stored. */
    metadata: metav1.ObjectMeta;
    /** Your attributes, filled in by the server. */
    status?: SelfSubjectReviewStatus;
}
/**
 * Asks whether a bearer token is valid, and whose it is. For servers that leave authentication to the cluster; the API
 * server also sends it to authentication webhooks and may cache the answer.
 *
 * TokenReview of authentication.k8s.io/v1.
 * Cluster-scoped: `/apis/authentication.k8s.io/v1/tokenreviews`.
 * Verbs: create.
 * Introduced in 1.6.
 */
export declare const TokenReview: ObjectClass<TokenReview, {
    group: 'authentication.k8s.io';
    version: 'v1';
    apiVersion: 'authentication.k8s.io/v1';
    kind: 'TokenReview';
    resource: 'tokenreviews';
    namespaced: false;
}>;
/**
 * Creates a token for a service account, through the account's subresource `token`. `kubectl create token` does;
 * kubelets use it for projected volumes.
 *
 * TokenRequest of authentication.k8s.io/v1.
 * Subresource `serviceaccounts/token`.
 * Introduced in 1.10.
 */
export declare const TokenRequest: ObjectClass<TokenRequest, {
    group: 'authentication.k8s.io';
    version: 'v1';
    apiVersion: 'authentication.k8s.io/v1';
    kind: 'TokenRequest';
    namespaced: true;
}>;
/**
 * Asks the API server who you are. Every user may ask; `kubectl auth whoami` does. With impersonation the answer is the
 * impersonated user.
 *
 * SelfSubjectReview of authentication.k8s.io/v1.
 * Cluster-scoped: `/apis/authentication.k8s.io/v1/selfsubjectreviews`.
 * Verbs: create.
 * Introduced in 1.28.
 */
export declare const SelfSubjectReview: ObjectClass<SelfSubjectReview, {
    group: 'authentication.k8s.io';
    version: 'v1';
    apiVersion: 'authentication.k8s.io/v1';
    kind: 'SelfSubjectReview';
    resource: 'selfsubjectreviews';
    namespaced: false;
}>;
