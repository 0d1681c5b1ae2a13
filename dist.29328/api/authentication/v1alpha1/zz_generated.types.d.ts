import { SelfSubjectReviewStatus } from './zz_generated.structs.ts';
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
export interface SelfSubjectReview {
    apiVersion: 'authentication.k8s.io/v1alpha1';
    kind: 'SelfSubjectReview';
    /** Not needed: nothing is stored. */
    metadata: metav1.ObjectMeta;
    /** Your attributes, filled in by the server. */
    status?: SelfSubjectReviewStatus;
}
/**
 * Asks the API server who you are. Every user may ask; `kubectl auth whoami` does. With impersonation the answer is the
 * impersonated user.
 *
 * SelfSubjectReview of authentication.k8s.io/v1alpha1.
 * Cluster-scoped: `/apis/authentication.k8s.io/v1alpha1/selfsubjectreviews`.
 * Verbs: create.
 * Introduced in 1.26, deprecated in 1.29, removed in 1.32.
 *
 * @deprecated
 */
export declare const SelfSubjectReview: ObjectClass<SelfSubjectReview, {
    group: 'authentication.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'authentication.k8s.io/v1alpha1';
    kind: 'SelfSubjectReview';
    resource: 'selfsubjectreviews';
    namespaced: false;
}>;
