import { ImageReviewSpec, ImageReviewStatus } from './zz_generated.structs.ts';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "imagepolicy.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface ImageReview {
    apiVersion: 'imagepolicy.k8s.io/v1alpha1';
    kind: 'ImageReview';
    /** Not needed: nothing is stored. */
    metadata: metav1.ObjectMeta;
    /** Images and namespace of the Pod. */
    spec?: ImageReviewSpec;
    /** The verdict, filled in by the backend. */
    status?: ImageReviewStatus;
}
/**
 * Asks a backend whether a Pod may run its images. Sent by the admission plug-in `ImagePolicyWebhook`; not stored in
 * the cluster.
 *
 * ImageReview of imagepolicy.k8s.io/v1alpha1.
 */
export declare const ImageReview: ObjectClass<ImageReview, {
    group: 'imagepolicy.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'imagepolicy.k8s.io/v1alpha1';
    kind: 'ImageReview';
    namespaced: false;
}>;
