import { SelfSubjectAccessReviewSpec, SelfSubjectRulesReviewSpec, SubjectAccessReviewSpec, SubjectAccessReviewStatus, SubjectRulesReviewStatus } from './zz_generated.structs.ts';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "authorization.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface SubjectAccessReview {
    apiVersion: 'authorization.k8s.io/v1';
    kind: 'SubjectAccessReview';
    /** Not needed: nothing is stored. */
    metadata: metav1.ObjectMeta;
    /** Who wants to do what. */
    spec: SubjectAccessReviewSpec;
    /** The answer, filled in by the server or the webhook. */
    status?: SubjectAccessReviewStatus;
}
export interface SelfSubjectAccessReview {
    apiVersion: 'authorization.k8s.io/v1';
    kind: 'SelfSubjectAccessReview';
    /** Not needed: nothing is stored. */
    metadata: metav1.ObjectMeta;
    /** What you want to do. */
    spec: SelfSubjectAccessReviewSpec;
    /** The answer, filled in by the server. */
    status?: SubjectAccessReviewStatus;
}
export interface LocalSubjectAccessReview {
    apiVersion: 'authorization.k8s.io/v1';
    kind: 'LocalSubjectAccessReview';
    /** Namespace of the question. Nothing is stored, so no name is needed. */
    metadata: metav1.ObjectMeta;
    /** Who wants to do what. Its namespace must be the one of the request; left out, it is taken from there. */
    spec: SubjectAccessReviewSpec;
    /** The answer, filled in by the server. */
    status?: SubjectAccessReviewStatus;
}
export interface SelfSubjectRulesReview {
    apiVersion: 'authorization.k8s.io/v1';
    kind: 'SelfSubjectRulesReview';
    /** Not needed: nothing is stored. */
    metadata: metav1.ObjectMeta;
    /** Which namespace to ask about. */
    spec: SelfSubjectRulesReviewSpec;
    /** The rules found, filled in by the server. */
    status?: SubjectRulesReviewStatus;
}
/**
 * Asks whether a user may do something, in any namespace. For servers that leave authorization to the cluster; the API
 * server also sends it to authorization webhooks.
 *
 * SubjectAccessReview of authorization.k8s.io/v1.
 * Cluster-scoped: `/apis/authorization.k8s.io/v1/subjectaccessreviews`.
 * Verbs: create.
 * Introduced in 1.6.
 */
export declare const SubjectAccessReview: ObjectClass<SubjectAccessReview, {
    group: 'authorization.k8s.io';
    version: 'v1';
    apiVersion: 'authorization.k8s.io/v1';
    kind: 'SubjectAccessReview';
    resource: 'subjectaccessreviews';
    namespaced: false;
}>;
/**
 * Asks whether you yourself may do something. Every user may ask; `kubectl auth can-i` does.
 *
 * SelfSubjectAccessReview of authorization.k8s.io/v1.
 * Cluster-scoped: `/apis/authorization.k8s.io/v1/selfsubjectaccessreviews`.
 * Verbs: create.
 * Introduced in 1.19.
 */
export declare const SelfSubjectAccessReview: ObjectClass<SelfSubjectAccessReview, {
    group: 'authorization.k8s.io';
    version: 'v1';
    apiVersion: 'authorization.k8s.io/v1';
    kind: 'SelfSubjectAccessReview';
    resource: 'selfsubjectaccessreviews';
    namespaced: false;
}>;
/**
 * Asks whether a user may do something in one namespace. Like SubjectAccessReview, but the right to ask can be granted
 * for that namespace alone.
 *
 * LocalSubjectAccessReview of authorization.k8s.io/v1.
 * Namespaced: `/apis/authorization.k8s.io/v1/namespaces/{namespace}/localsubjectaccessreviews`.
 * Verbs: create.
 * Introduced in 1.19.
 */
export declare const LocalSubjectAccessReview: ObjectClass<LocalSubjectAccessReview, {
    group: 'authorization.k8s.io';
    version: 'v1';
    apiVersion: 'authorization.k8s.io/v1';
    kind: 'LocalSubjectAccessReview';
    resource: 'localsubjectaccessreviews';
    namespaced: true;
}>;
/**
 * Lists what you yourself may do in a namespace. For user interfaces that hide what is forbidden; don't base access
 * decisions on it, since the list may be incomplete.
 *
 * SelfSubjectRulesReview of authorization.k8s.io/v1.
 * Cluster-scoped: `/apis/authorization.k8s.io/v1/selfsubjectrulesreviews`.
 * Verbs: create.
 * Introduced in 1.19.
 */
export declare const SelfSubjectRulesReview: ObjectClass<SelfSubjectRulesReview, {
    group: 'authorization.k8s.io';
    version: 'v1';
    apiVersion: 'authorization.k8s.io/v1';
    kind: 'SelfSubjectRulesReview';
    resource: 'selfsubjectrulesreviews';
    namespaced: false;
}>;
