import { SelfSubjectReviewStatus, TokenReviewSpec, TokenReviewStatus } from './zz_generated.structs.ts';
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
    apiVersion: 'authentication.k8s.io/v1beta1';
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
export interface SelfSubjectReview {
    apiVersion: 'authentication.k8s.io/v1beta1';
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
 * TokenReview of authentication.k8s.io/v1beta1.
 * Cluster-scoped: `/apis/authentication.k8s.io/v1beta1/tokenreviews`.
 * Verbs: create.
 * Introduced in 1.4, deprecated in 1.19, removed in 1.22.
 *
 * @deprecated Use TokenReview of authentication.k8s.io/v1.
 */
export declare const TokenReview: ObjectClass<TokenReview, {
    group: 'authentication.k8s.io';
    version: 'v1beta1';
    apiVersion: 'authentication.k8s.io/v1beta1';
    kind: 'TokenReview';
    resource: 'tokenreviews';
    namespaced: false;
}>;
/**
 * Asks the API server who you are. Every user may ask; `kubectl auth whoami` does. With impersonation the answer is the
 * impersonated user.
 *
 * SelfSubjectReview of authentication.k8s.io/v1beta1.
 * Cluster-scoped: `/apis/authentication.k8s.io/v1beta1/selfsubjectreviews`.
 * Verbs: create.
 * Introduced in 1.27, deprecated in 1.30, removed in 1.33.
 *
 * @deprecated
 */
export declare const SelfSubjectReview: ObjectClass<SelfSubjectReview, {
    group: 'authentication.k8s.io';
    version: 'v1beta1';
    apiVersion: 'authentication.k8s.io/v1beta1';
    kind: 'SelfSubjectReview';
    resource: 'selfsubjectreviews';
    namespaced: false;
}>;
