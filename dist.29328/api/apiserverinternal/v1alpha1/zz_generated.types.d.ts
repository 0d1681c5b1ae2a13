import { StorageVersionSpec, StorageVersionStatus } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "internal.apiserver.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface StorageVersion {
    apiVersion: 'internal.apiserver.k8s.io/v1alpha1';
    kind: 'StorageVersion';
    /**
     * Standard metadata of a cluster-scoped object. The name is group and resource, as in `apps.deployments`.
     *
     * Required.
     */
    metadata: metav1.ObjectMeta;
    /** Always empty. */
    spec?: StorageVersionSpec;
    /** Versions reported by each API server, and the one they share. */
    status?: StorageVersionStatus;
}
export interface StorageVersionList {
    apiVersion: 'internal.apiserver.k8s.io/v1alpha1';
    kind: 'StorageVersionList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The StorageVersions in this list. */
    items: StorageVersion[];
}
/**
 * Version in which each API server stores a resource, so that migrations know when all agree. Maintained by the API
 * servers; alpha.
 *
 * StorageVersion of internal.apiserver.k8s.io/v1alpha1.
 * Cluster-scoped: `/apis/internal.apiserver.k8s.io/v1alpha1/storageversions/{name}`.
 * Subresources: `status`.
 */
export declare const StorageVersion: ObjectClass<StorageVersion, {
    group: 'internal.apiserver.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'internal.apiserver.k8s.io/v1alpha1';
    kind: 'StorageVersion';
    resource: 'storageversions';
    namespaced: false;
}>;
/**
 * A list of StorageVersions.
 *
 * A list of StorageVersion (internal.apiserver.k8s.io/v1alpha1).
 */
export declare const StorageVersionList: ListClass<StorageVersionList, StorageVersion, {
    group: 'internal.apiserver.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'internal.apiserver.k8s.io/v1alpha1';
    kind: 'StorageVersionList';
}>;
