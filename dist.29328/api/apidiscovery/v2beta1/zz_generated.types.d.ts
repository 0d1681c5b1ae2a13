import { APIVersionDiscovery } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "apidiscovery.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface APIGroupDiscoveryList {
    apiVersion: 'apidiscovery.k8s.io/v2beta1';
    kind: 'APIGroupDiscoveryList';
    /** No `resourceVersion`: the answer cannot be watched. */
    metadata: metav1.ListMeta;
    /** The groups, by priority. */
    items: APIGroupDiscovery[];
}
export interface APIGroupDiscovery {
    apiVersion: 'apidiscovery.k8s.io/v2beta1';
    kind: 'APIGroupDiscovery';
    /** Only the name is set: that of the group, empty for the core group. */
    metadata: metav1.ObjectMeta;
    /**
     * Versions of the group, the preferred one first.
     *
     * List with unique `version`.
     */
    versions?: APIVersionDiscovery[];
}
/**
 * All groups, versions and resources of a cluster in one answer: aggregated discovery. Ask for it at `/api` and `/apis`
 * by the `Accept` header; custom resources and aggregated servers are included.
 *
 * A list of APIGroupDiscovery (apidiscovery.k8s.io/v2beta1).
 * Introduced in 1.26, deprecated in 1.32, removed in 1.35.
 *
 * @deprecated
 */
export declare const APIGroupDiscoveryList: ListClass<APIGroupDiscoveryList, APIGroupDiscovery, {
    group: 'apidiscovery.k8s.io';
    version: 'v2beta1';
    apiVersion: 'apidiscovery.k8s.io/v2beta1';
    kind: 'APIGroupDiscoveryList';
}>;
/**
 * The versions and resources that a server has in one API group.
 *
 * APIGroupDiscovery of apidiscovery.k8s.io/v2beta1.
 * Introduced in 1.26, deprecated in 1.32, removed in 1.35.
 *
 * @deprecated
 */
export declare const APIGroupDiscovery: ObjectClass<APIGroupDiscovery, {
    group: 'apidiscovery.k8s.io';
    version: 'v2beta1';
    apiVersion: 'apidiscovery.k8s.io/v2beta1';
    kind: 'APIGroupDiscovery';
}>;
