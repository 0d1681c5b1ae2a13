import { VolumeAttachmentSpec, VolumeAttachmentStatus } from './zz_generated.structs.ts';
import type { QuantityValue } from '#apimachinery/api/resource/quantity_value';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "storage.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface VolumeAttachment {
    apiVersion: 'storage.k8s.io/v1alpha1';
    kind: 'VolumeAttachment';
    /** Standard metadata of a cluster-scoped object. */
    metadata: metav1.ObjectMeta;
    /**
     * Which volume should be attached where, by which driver. Immutable.
     *
     * Required.
     * Immutable.
     */
    spec: VolumeAttachmentSpec;
    /** Whether the volume is attached, and errors on the way. Set by the external-attacher. */
    status?: VolumeAttachmentStatus;
}
export interface VolumeAttachmentList {
    apiVersion: 'storage.k8s.io/v1alpha1';
    kind: 'VolumeAttachmentList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The VolumeAttachments in this list. */
    items: VolumeAttachment[];
}
export interface CSIStorageCapacity {
    apiVersion: 'storage.k8s.io/v1alpha1';
    kind: 'CSIStorageCapacity';
    /**
     * Standard metadata of a namespaced object. The name means nothing; drivers generate names such as `csisc-<uuid>` to
     * avoid clashes.
     */
    metadata: metav1.ObjectMeta;
    /** Nodes that can reach the storage, by labels. Empty selects all nodes; left out, none. Immutable. */
    nodeTopology?: metav1.LabelSelector;
    /** StorageClass that the figures are for. Immutable; when that class is gone, the object is obsolete. */
    storageClassName: string;
    /** Bytes that can still be provisioned. Left out or zero, there is no room. */
    capacity?: QuantityValue;
    /**
     * Largest single volume that can be made, in bytes. When set, the scheduler compares requests with this instead of
     * `capacity`.
     */
    maximumVolumeSize?: QuantityValue;
}
export interface CSIStorageCapacityList {
    apiVersion: 'storage.k8s.io/v1alpha1';
    kind: 'CSIStorageCapacityList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The CSIStorageCapacities in this list. */
    items: CSIStorageCapacity[];
}
export interface VolumeAttributesClass {
    apiVersion: 'storage.k8s.io/v1alpha1';
    kind: 'VolumeAttributesClass';
    /** Standard metadata of a cluster-scoped object. Claims use the name as `volumeAttributesClassName`. */
    metadata: metav1.ObjectMeta;
    /** CSI driver that understands `parameters`. Immutable. */
    driverName: string;
    /**
     * Settings for the driver, 1 to 512 of them, at most 256K in all. Immutable: for other values make another class and
     * let the claims name it. Values the driver refuses show up in the claim as `Infeasible`.
     */
    parameters?: {
        [key: string]: string;
    };
}
export interface VolumeAttributesClassList {
    apiVersion: 'storage.k8s.io/v1alpha1';
    kind: 'VolumeAttributesClassList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The VolumeAttributesClasses in this list. */
    items: VolumeAttributesClass[];
}
/**
 * Records that a volume should be attached to a node, and whether it is. Written by the attach/detach controller and
 * the driver's external-attacher; look here when a Pod hangs while mounting.
 *
 * VolumeAttachment of storage.k8s.io/v1alpha1.
 * Cluster-scoped: `/apis/storage.k8s.io/v1alpha1/volumeattachments/{name}`.
 * Subresources: `status`.
 * Introduced in 1.9, deprecated in 1.21, removed in 1.24.
 *
 * @deprecated Use VolumeAttachment of storage.k8s.io/v1.
 */
export declare const VolumeAttachment: ObjectClass<VolumeAttachment, {
    group: 'storage.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'storage.k8s.io/v1alpha1';
    kind: 'VolumeAttachment';
    resource: 'volumeattachments';
    namespaced: false;
}>;
/**
 * A list of VolumeAttachments.
 *
 * A list of VolumeAttachment (storage.k8s.io/v1alpha1).
 * Introduced in 1.9, deprecated in 1.21, removed in 1.24.
 *
 * @deprecated Use VolumeAttachmentList of storage.k8s.io/v1.
 */
export declare const VolumeAttachmentList: ListClass<VolumeAttachmentList, VolumeAttachment, {
    group: 'storage.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'storage.k8s.io/v1alpha1';
    kind: 'VolumeAttachmentList';
}>;
/**
 * How much room one StorageClass has left in one part of the cluster. Published by CSI drivers, read by the scheduler
 * when `storageCapacity` of the CSIDriver is on.
 *
 * CSIStorageCapacity of storage.k8s.io/v1alpha1.
 * Namespaced: `/apis/storage.k8s.io/v1alpha1/namespaces/{namespace}/csistoragecapacities/{name}`.
 * Introduced in 1.19, deprecated in 1.21, removed in 1.24.
 *
 * @deprecated Use CSIStorageCapacity of storage.k8s.io/v1beta1.
 */
export declare const CSIStorageCapacity: ObjectClass<CSIStorageCapacity, {
    group: 'storage.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'storage.k8s.io/v1alpha1';
    kind: 'CSIStorageCapacity';
    resource: 'csistoragecapacities';
    namespaced: true;
}>;
/**
 * A list of CSIStorageCapacities.
 *
 * A list of CSIStorageCapacity (storage.k8s.io/v1alpha1).
 * Introduced in 1.19, deprecated in 1.21, removed in 1.24.
 *
 * @deprecated Use CSIStorageCapacityList of storage.k8s.io/v1beta1.
 */
export declare const CSIStorageCapacityList: ListClass<CSIStorageCapacityList, CSIStorageCapacity, {
    group: 'storage.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'storage.k8s.io/v1alpha1';
    kind: 'CSIStorageCapacityList';
}>;
/**
 * Volume settings that can change during a volume's life, such as IOPS or throughput. Claims name it in
 * `volumeAttributesClassName`; changing the name there changes the volume.
 *
 * VolumeAttributesClass of storage.k8s.io/v1alpha1.
 * Cluster-scoped: `/apis/storage.k8s.io/v1alpha1/volumeattributesclasses/{name}`.
 * Introduced in 1.29, deprecated in 1.32, removed in 1.35.
 *
 * @deprecated Use VolumeAttributesClass of storage.k8s.io/v1.
 */
export declare const VolumeAttributesClass: ObjectClass<VolumeAttributesClass, {
    group: 'storage.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'storage.k8s.io/v1alpha1';
    kind: 'VolumeAttributesClass';
    resource: 'volumeattributesclasses';
    namespaced: false;
}>;
/**
 * A list of VolumeAttributesClasses.
 *
 * A list of VolumeAttributesClass (storage.k8s.io/v1alpha1).
 * Introduced in 1.29, deprecated in 1.32, removed in 1.35.
 *
 * @deprecated Use VolumeAttributesClassList of storage.k8s.io/v1.
 */
export declare const VolumeAttributesClassList: ListClass<VolumeAttributesClassList, VolumeAttributesClass, {
    group: 'storage.k8s.io';
    version: 'v1alpha1';
    apiVersion: 'storage.k8s.io/v1alpha1';
    kind: 'VolumeAttributesClassList';
}>;
