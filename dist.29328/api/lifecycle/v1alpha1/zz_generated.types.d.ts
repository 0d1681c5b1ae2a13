import { EvictionRequestSpec, EvictionRequestStatus, EvictionSpec, EvictionStatus } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "lifecycle.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface EvictionRequest {
    apiVersion: 'lifecycle.k8s.io/v1alpha1';
    kind: 'EvictionRequest';
    /** Standard metadata of a namespaced object. */
    metadata: metav1.ObjectMeta;
    /**
     * What is to be evicted, and who wants it.
     *
     * Required.
     */
    spec: EvictionRequestSpec;
    /** How far the eviction is. */
    status?: EvictionRequestStatus;
}
export interface EvictionRequestList {
    apiVersion: 'lifecycle.k8s.io/v1alpha1';
    kind: 'EvictionRequestList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The EvictionRequests in this list. */
    items: EvictionRequest[];
}
export interface Eviction {
    apiVersion: 'lifecycle.k8s.io/v1alpha1';
    kind: 'Eviction';
    /** Standard metadata of a namespaced object. The name means nothing; labels carry the requesters and responders. */
    metadata: metav1.ObjectMeta;
    /**
     * What is evicted.
     *
     * Required.
     */
    spec: EvictionSpec;
    /** Who asked for it, who works on it, and how far it is. */
    status?: EvictionStatus;
}
export interface EvictionList {
    apiVersion: 'lifecycle.k8s.io/v1alpha1';
    kind: 'EvictionList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The Evictions in this list. */
    items: Eviction[];
}
/**
 * Wish of one requester that a Pod is evicted gracefully. The requests for one target become an Eviction; when all are
 * withdrawn or deleted, it is cancelled. Alpha, feature gate `EvictionRequestAPI`.
 *
 * EvictionRequest of lifecycle.k8s.io/v1alpha1.
 * Namespaced: `/apis/lifecycle.k8s.io/v1alpha1/namespaces/{namespace}/evictionrequests/{name}`.
 * Subresources: `status`.
 * Introduced in 1.37, deprecated in 1.40, removed in 1.43.
 *
 * @deprecated
 */
export declare const EvictionRequest: ObjectClass<EvictionRequest, {
    group: 'lifecycle.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'lifecycle.k8s.io/v1alpha1';
    kind: 'EvictionRequest';
    resource: 'evictionrequests';
    namespaced: true;
}>;
/**
 * A list of EvictionRequests.
 *
 * A list of EvictionRequest (lifecycle.k8s.io/v1alpha1).
 * Introduced in 1.37, deprecated in 1.40, removed in 1.43.
 *
 * @deprecated
 */
export declare const EvictionRequestList: ListClass<EvictionRequestList, EvictionRequest, {
    group: 'lifecycle.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'lifecycle.k8s.io/v1alpha1';
    kind: 'EvictionRequestList';
}>;
/**
 * The eviction of one target, made by the eviction request controller from the EvictionRequests for it. Responders work
 * on it one after another and report in the status; the last one evicts the Pod as by `pods/eviction`. Alpha, feature
 * gate `EvictionRequestAPI`.
 *
 * Eviction of lifecycle.k8s.io/v1alpha1.
 * Namespaced: `/apis/lifecycle.k8s.io/v1alpha1/namespaces/{namespace}/evictions/{name}`.
 * Subresources: `status`.
 * Introduced in 1.37, deprecated in 1.40, removed in 1.43.
 *
 * @deprecated
 */
export declare const Eviction: ObjectClass<Eviction, {
    group: 'lifecycle.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'lifecycle.k8s.io/v1alpha1';
    kind: 'Eviction';
    resource: 'evictions';
    namespaced: true;
}>;
/**
 * A list of Evictions.
 *
 * A list of Eviction (lifecycle.k8s.io/v1alpha1).
 * Introduced in 1.37, deprecated in 1.40, removed in 1.43.
 *
 * @deprecated
 */
export declare const EvictionList: ListClass<EvictionList, Eviction, {
    group: 'lifecycle.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'lifecycle.k8s.io/v1alpha1';
    kind: 'EvictionList';
}>;
