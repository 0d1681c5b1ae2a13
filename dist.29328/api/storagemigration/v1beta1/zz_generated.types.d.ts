import { StorageVersionMigrationSpec, StorageVersionMigrationStatus } from './zz_generated.structs.ts';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "storagemigration.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface StorageVersionMigration {
    apiVersion: 'storagemigration.k8s.io/v1beta1';
    kind: 'StorageVersionMigration';
    /** Standard metadata of a cluster-scoped object. */
    metadata: metav1.ObjectMeta;
    /** The resource to migrate. */
    spec?: StorageVersionMigrationSpec;
    /** Whether the migration runs, has succeeded or has failed. */
    status?: StorageVersionMigrationStatus;
}
export interface StorageVersionMigrationList {
    apiVersion: 'storagemigration.k8s.io/v1beta1';
    kind: 'StorageVersionMigrationList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The StorageVersionMigrations in this list. */
    items: StorageVersionMigration[];
}
/**
 * Rewrites all stored objects of a resource in the current storage version, such as after an upgrade or a change of
 * encryption keys. kube-controller-manager does the work.
 *
 * StorageVersionMigration of storagemigration.k8s.io/v1beta1.
 * Cluster-scoped: `/apis/storagemigration.k8s.io/v1beta1/storageversionmigrations/{name}`.
 * Subresources: `status`.
 * Introduced in 1.35, deprecated in 1.37, removed in 1.40.
 *
 * @deprecated Use StorageVersionMigration of storagemigration.k8s.io/v1.
 */
export declare const StorageVersionMigration: ObjectClass<StorageVersionMigration, {
    group: 'storagemigration.k8s.io';
    version: 'v1beta1';
    apiVersion: 'storagemigration.k8s.io/v1beta1';
    kind: 'StorageVersionMigration';
    resource: 'storageversionmigrations';
    namespaced: false;
}>;
/**
 * A list of StorageVersionMigrations.
 *
 * A list of StorageVersionMigration (storagemigration.k8s.io/v1beta1).
 * Introduced in 1.35, deprecated in 1.37, removed in 1.40.
 *
 * @deprecated Use StorageVersionMigrationList of storagemigration.k8s.io/v1.
 */
export declare const StorageVersionMigrationList: ListClass<StorageVersionMigrationList, StorageVersionMigration, {
    group: 'storagemigration.k8s.io';
    version: 'v1beta1';
    apiVersion: 'storagemigration.k8s.io/v1beta1';
    kind: 'StorageVersionMigrationList';
}>;
