import { ClusterTrustBundleSpec } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "certificates.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface ClusterTrustBundle {
    apiVersion: 'certificates.k8s.io/v1alpha1';
    kind: 'ClusterTrustBundle';
    /**
     * Standard metadata of a cluster-scoped object. With a signer, the name must begin with the signer's, colons in place
     * of slashes, as in `example.com:foo:v1`.
     */
    metadata: metav1.ObjectMeta;
    /** The certificates, and the signer they belong to. */
    spec: ClusterTrustBundleSpec;
}
export interface ClusterTrustBundleList {
    apiVersion: 'certificates.k8s.io/v1alpha1';
    kind: 'ClusterTrustBundleList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The ClusterTrustBundles in this list. */
    items: ClusterTrustBundle[];
}
/**
 * Root certificates that Pods may trust, for all namespaces. Pods mount them by a `clusterTrustBundle` projection;
 * every service account may read them, so keep nothing secret here.
 *
 * ClusterTrustBundle of certificates.k8s.io/v1alpha1.
 * Cluster-scoped: `/apis/certificates.k8s.io/v1alpha1/clustertrustbundles/{name}`.
 * Introduced in 1.26, deprecated in 1.34, removed in 1.37.
 *
 * @deprecated
 */
export declare const ClusterTrustBundle: ObjectClass<ClusterTrustBundle, {
    group: 'certificates.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'certificates.k8s.io/v1alpha1';
    kind: 'ClusterTrustBundle';
    resource: 'clustertrustbundles';
    namespaced: false;
}>;
/**
 * A list of ClusterTrustBundles.
 *
 * A list of ClusterTrustBundle (certificates.k8s.io/v1alpha1).
 * Introduced in 1.26, deprecated in 1.34, removed in 1.37.
 *
 * @deprecated
 */
export declare const ClusterTrustBundleList: ListClass<ClusterTrustBundleList, ClusterTrustBundle, {
    group: 'certificates.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'certificates.k8s.io/v1alpha1';
    kind: 'ClusterTrustBundleList';
}>;
