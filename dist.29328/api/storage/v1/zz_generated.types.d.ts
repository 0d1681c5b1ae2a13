import { CSIDriverSpec, CSINodeSpec, CSINodeStatus, VolumeAttachmentSpec, VolumeAttachmentStatus } from './zz_generated.structs.ts';
import type { VolumeBindingMode } from './zz_generated.structs.ts';
import type { QuantityValue } from '#apimachinery/api/resource/quantity_value';
import type { ListClass } from '#apimachinery/apis/meta/v1/list';
import type { ObjectClass } from '#apimachinery/apis/meta/v1/object';
import type { GroupVersionLike } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import * as corev1 from '../../core/v1/zz_generated.structs.ts';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export * from './zz_generated.structs.ts';
/** The API group. */
export declare const groupName = "storage.k8s.io";
export declare const schemeGroupVersion: GroupVersionLike;
/** Adds every Kind of this package to a Scheme. */
export declare function addToScheme(scheme: Scheme): void;
export interface StorageClass {
    apiVersion: 'storage.k8s.io/v1';
    kind: 'StorageClass';
    /**
     * Standard metadata of a cluster-scoped object. Claims use the name as `storageClassName`; the annotation for the
     * default class goes here.
     */
    metadata: metav1.ObjectMeta;
    /**
     * Driver that creates the volumes, such as `ebs.csi.aws.com`; `kubernetes.io/no-provisioner` for volumes made by
     * hand. Immutable.
     *
     * Required.
     * Immutable.
     */
    provisioner: string;
    /**
     * Settings for the provisioner, such as disk type or file system; the driver's manual lists them. Immutable.
     *
     * Immutable.
     */
    parameters?: {
        [key: string]: string;
    };
    /**
     * What becomes of a volume when its claim is deleted: `Delete` (default) removes it with its data, `Retain` keeps it.
     * Copied into new volumes; immutable.
     *
     * One of `Recycle`, `Delete`, `Retain`.
     * Immutable.
     */
    reclaimPolicy?: corev1.PersistentVolumeReclaimPolicy;
    /** Mount options for new volumes, such as `ro` or `soft`. Not checked: a wrong one shows up as a failing mount. */
    mountOptions?: string[];
    /** `true` lets claims of this class grow by raising their request. Left out, they keep their size. */
    allowVolumeExpansion?: boolean;
    /**
     * `Immediate` (default) makes the volume as soon as the claim exists; `WaitForFirstConsumer` waits for a Pod, so that
     * the volume lands where the Pod can run. Immutable.
     *
     * One of `Immediate`, `WaitForFirstConsumer`.
     * Immutable.
     */
    volumeBindingMode?: VolumeBindingMode;
    /**
     * Zones or other node topologies in which volumes may be made, with `WaitForFirstConsumer` in addition to the Pod's
     * own needs. Empty: anywhere.
     */
    allowedTopologies?: corev1.TopologySelectorTerm[];
}
export interface StorageClassList {
    apiVersion: 'storage.k8s.io/v1';
    kind: 'StorageClassList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The StorageClasses in this list. */
    items: StorageClass[];
}
export interface VolumeAttachment {
    apiVersion: 'storage.k8s.io/v1';
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
    apiVersion: 'storage.k8s.io/v1';
    kind: 'VolumeAttachmentList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The VolumeAttachments in this list. */
    items: VolumeAttachment[];
}
export interface CSIDriver {
    apiVersion: 'storage.k8s.io/v1';
    kind: 'CSIDriver';
    /**
     * Standard metadata of a cluster-scoped object. The name is the CSI driver's own, such as `ebs.csi.aws.com`, of at
     * most 63 characters.
     */
    metadata: metav1.ObjectMeta;
    /** What the driver can do, and what the kubelet and the scheduler must do for it. */
    spec?: CSIDriverSpec;
}
export interface CSIDriverList {
    apiVersion: 'storage.k8s.io/v1';
    kind: 'CSIDriverList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The CSIDrivers in this list. */
    items: CSIDriver[];
}
export interface CSINode {
    apiVersion: 'storage.k8s.io/v1';
    kind: 'CSINode';
    /** Standard metadata of a cluster-scoped object. The name is that of the node. */
    metadata: metav1.ObjectMeta;
    /** The drivers registered on the node. */
    spec?: CSINodeSpec;
    /**
     * Health of the storage behind the drivers of the node.
     *
     * Since Kubernetes 1.37.
     */
    status?: CSINodeStatus;
}
export interface CSINodeList {
    apiVersion: 'storage.k8s.io/v1';
    kind: 'CSINodeList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The CSINodes in this list. */
    items: CSINode[];
}
export interface CSIStorageCapacity {
    apiVersion: 'storage.k8s.io/v1';
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
    apiVersion: 'storage.k8s.io/v1';
    kind: 'CSIStorageCapacityList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The CSIStorageCapacities in this list. */
    items: CSIStorageCapacity[];
}
export interface VolumeAttributesClass {
    apiVersion: 'storage.k8s.io/v1';
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
    apiVersion: 'storage.k8s.io/v1';
    kind: 'VolumeAttributesClassList';
    /** List metadata: resource version, and `continue` for further pages. */
    metadata: metav1.ListMeta;
    /** The VolumeAttributesClasses in this list. */
    items: VolumeAttributesClass[];
}
/**
 * A kind of storage that PersistentVolumeClaims ask for by name, and the provisioner that makes volumes of it. Mark one
 * as default by the annotation `storageclass.kubernetes.io/is-default-class`.
 *
 * StorageClass of storage.k8s.io/v1.
 * Cluster-scoped: `/apis/storage.k8s.io/v1/storageclasses/{name}`.
 * Introduced in 1.6.
 */
export declare const StorageClass: ObjectClass<StorageClass, {
    group: 'storage.k8s.io';
    version: 'v1';
    apiVersion: 'storage.k8s.io/v1';
    kind: 'StorageClass';
    resource: 'storageclasses';
    namespaced: false;
}>;
/**
 * A list of StorageClasses.
 *
 * A list of StorageClass (storage.k8s.io/v1).
 * Introduced in 1.6.
 */
export declare const StorageClassList: ListClass<StorageClassList, StorageClass, {
    group: 'storage.k8s.io';
    version: 'v1';
    apiVersion: 'storage.k8s.io/v1';
    kind: 'StorageClassList';
}>;
/**
 * Records that a volume should be attached to a node, and whether it is. Written by the attach/detach controller and
 * the driver's external-attacher; look here when a Pod hangs while mounting.
 *
 * VolumeAttachment of storage.k8s.io/v1.
 * Cluster-scoped: `/apis/storage.k8s.io/v1/volumeattachments/{name}`.
 * Subresources: `status`.
 * Introduced in 1.13.
 */
export declare const VolumeAttachment: ObjectClass<VolumeAttachment, {
    group: 'storage.k8s.io';
    version: 'v1';
    apiVersion: 'storage.k8s.io/v1';
    kind: 'VolumeAttachment';
    resource: 'volumeattachments';
    namespaced: false;
}>;
/**
 * A list of VolumeAttachments.
 *
 * A list of VolumeAttachment (storage.k8s.io/v1).
 * Introduced in 1.13.
 */
export declare const VolumeAttachmentList: ListClass<VolumeAttachmentList, VolumeAttachment, {
    group: 'storage.k8s.io';
    version: 'v1';
    apiVersion: 'storage.k8s.io/v1';
    kind: 'VolumeAttachmentList';
}>;
/**
 * Declares a CSI volume driver to the cluster and what it needs when its volumes are attached and mounted. Shipped with
 * the driver; its name is the driver's name.
 *
 * CSIDriver of storage.k8s.io/v1.
 * Cluster-scoped: `/apis/storage.k8s.io/v1/csidrivers/{name}`.
 * Introduced in 1.18.
 */
export declare const CSIDriver: ObjectClass<CSIDriver, {
    group: 'storage.k8s.io';
    version: 'v1';
    apiVersion: 'storage.k8s.io/v1';
    kind: 'CSIDriver';
    resource: 'csidrivers';
    namespaced: false;
}>;
/**
 * A list of CSIDrivers.
 *
 * A list of CSIDriver (storage.k8s.io/v1).
 * Introduced in 1.18.
 */
export declare const CSIDriverList: ListClass<CSIDriverList, CSIDriver, {
    group: 'storage.k8s.io';
    version: 'v1';
    apiVersion: 'storage.k8s.io/v1';
    kind: 'CSIDriverList';
}>;
/**
 * The CSI drivers on one node, written by the kubelet as drivers register. Its name is the node's.
 *
 * CSINode of storage.k8s.io/v1.
 * Cluster-scoped: `/apis/storage.k8s.io/v1/csinodes/{name}`.
 * Subresources: `status`.
 * Introduced in 1.17.
 */
export declare const CSINode: ObjectClass<CSINode, {
    group: 'storage.k8s.io';
    version: 'v1';
    apiVersion: 'storage.k8s.io/v1';
    kind: 'CSINode';
    resource: 'csinodes';
    namespaced: false;
}>;
/**
 * A list of CSINodes.
 *
 * A list of CSINode (storage.k8s.io/v1).
 * Introduced in 1.17.
 */
export declare const CSINodeList: ListClass<CSINodeList, CSINode, {
    group: 'storage.k8s.io';
    version: 'v1';
    apiVersion: 'storage.k8s.io/v1';
    kind: 'CSINodeList';
}>;
/**
 * How much room one StorageClass has left in one part of the cluster. Published by CSI drivers, read by the scheduler
 * when `storageCapacity` of the CSIDriver is on.
 *
 * CSIStorageCapacity of storage.k8s.io/v1.
 * Namespaced: `/apis/storage.k8s.io/v1/namespaces/{namespace}/csistoragecapacities/{name}`.
 * Introduced in 1.24.
 */
export declare const CSIStorageCapacity: ObjectClass<CSIStorageCapacity, {
    group: 'storage.k8s.io';
    version: 'v1';
    apiVersion: 'storage.k8s.io/v1';
    kind: 'CSIStorageCapacity';
    resource: 'csistoragecapacities';
    namespaced: true;
}>;
/**
 * A list of CSIStorageCapacities.
 *
 * A list of CSIStorageCapacity (storage.k8s.io/v1).
 * Introduced in 1.24.
 */
export declare const CSIStorageCapacityList: ListClass<CSIStorageCapacityList, CSIStorageCapacity, {
    group: 'storage.k8s.io';
    version: 'v1';
    apiVersion: 'storage.k8s.io/v1';
    kind: 'CSIStorageCapacityList';
}>;
/**
 * Volume settings that can change during a volume's life, such as IOPS or throughput. Claims name it in
 * `volumeAttributesClassName`; changing the name there changes the volume.
 *
 * VolumeAttributesClass of storage.k8s.io/v1.
 * Cluster-scoped: `/apis/storage.k8s.io/v1/volumeattributesclasses/{name}`.
 * Introduced in 1.34.
 */
export declare const VolumeAttributesClass: ObjectClass<VolumeAttributesClass, {
    group: 'storage.k8s.io';
    version: 'v1';
    apiVersion: 'storage.k8s.io/v1';
    kind: 'VolumeAttributesClass';
    resource: 'volumeattributesclasses';
    namespaced: false;
}>;
/**
 * A list of VolumeAttributesClasses.
 *
 * A list of VolumeAttributesClass (storage.k8s.io/v1).
 * Introduced in 1.34.
 */
export declare const VolumeAttributesClassList: ListClass<VolumeAttributesClassList, VolumeAttributesClass, {
    group: 'storage.k8s.io';
    version: 'v1';
    apiVersion: 'storage.k8s.io/v1';
    kind: 'VolumeAttributesClassList';
}>;
