import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Struct } from '#engine/schema/descriptor';
import type { Int64 } from '#engine/schema/wire';
import * as corev1 from '../../core/v1/zz_generated.structs.ts';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type VolumeBindingMode = 'Immediate' | 'WaitForFirstConsumer';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type FSGroupPolicy = 'ReadWriteOnceWithFSType' | 'File' | 'None';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type VolumeLifecycleMode = 'Persistent' | 'Ephemeral';
/** The API refuses other values. Decoding lets them pass, for newer servers may know more. */
export type StorageHealthStatusType = 'StorageUnreachable' | 'StorageDegraded';
/** Which volume is attached to which node, by which driver. */
export interface VolumeAttachmentSpec {
    /**
     * Name of the CSI driver that must do the work. At most 63 characters.
     *
     * Required.
     * Format: "k8s long name caseless".
     * At most 63 characters.
     */
    attacher: string;
    /** The volume, by its PersistentVolume or written out. */
    source: VolumeAttachmentSource;
    /** Name of the node that needs the volume. */
    nodeName: string;
}
/** The volume to attach. Set exactly one field. */
export interface VolumeAttachmentSource {
    /** Name of the PersistentVolume to attach; the usual case. */
    persistentVolumeName?: string;
    /** A volume written inline in a Pod, translated to CSI. Set only by the migration from in-tree plug-ins. */
    inlineVolumeSpec?: corev1.PersistentVolumeSpec;
}
/** How far an attachment has come. */
export interface VolumeAttachmentStatus {
    /** Whether the volume is attached. The kubelet mounts only once this is `true`. */
    attached: boolean;
    /** What the driver returned on attaching, handed on to the mount calls. */
    attachmentMetadata?: {
        [key: string]: string;
    };
    /** Last error while attaching. Gone once it succeeds. */
    attachError?: VolumeError;
    /** Last error while detaching. The node may hold the volume until a retry succeeds. */
    detachError?: VolumeError;
}
/** Error of the last attach or detach. */
export interface VolumeError {
    /** When the error occurred. Retries go on; compare with the present to see whether it still counts. */
    time?: Time;
    /** The error in words. May be logged, so drivers must keep secrets out of it. */
    message?: string;
    /**
     * gRPC status code of the error, as a number. Tells the kubelet when the node has no room for more volumes.
     *
     * Feature gate: MutableCSINodeAllocatableCount.
     */
    errorCode?: number;
}
/** What a CSI driver supports and requires. Set by the driver's vendor. */
export interface CSIDriverSpec {
    /**
     * Whether volumes must be attached to the node before mounting. `false` skips VolumeAttachments altogether; left out,
     * volumes are attached. Immutable.
     */
    attachRequired?: boolean;
    /**
     * `true` makes the kubelet pass name, namespace and UID of the Pod to the driver on each mount, in the volume
     * context. Default `false`.
     */
    podInfoOnMount?: boolean;
    /**
     * `Persistent` for volumes of PersistentVolumeClaims (used when empty), `Ephemeral` for volumes written inline in a
     * Pod. Immutable.
     *
     * One of `Persistent`, `Ephemeral`.
     * List of unique values.
     * Immutable.
     */
    volumeLifecycleModes?: VolumeLifecycleMode[];
    /**
     * `true` makes the scheduler place Pods only where CSIStorageCapacity objects promise enough room for volumes with
     * delayed binding. Without such objects Pods wait.
     *
     * Feature gate: CSIStorageCapacity.
     */
    storageCapacity?: boolean;
    /**
     * Whether the kubelet may change ownership to the Pod's `fsGroup`. `ReadWriteOnceWithFSType` (default) does so only
     * for a ReadWriteOnce volume with a file system type, `File` always, `None` never.
     *
     * One of `ReadWriteOnceWithFSType`, `File`, `None`.
     */
    fsGroupPolicy?: FSGroupPolicy;
    /**
     * Service account tokens of the Pod that the driver gets on mount, each for a different audience. For drivers that
     * authenticate as the Pod.
     */
    tokenRequests?: TokenRequest[];
    /**
     * `true` makes the kubelet call `NodePublishVolume` again from time to time, so that tokens and content stay fresh.
     * Default `false`. Containers see changed content, but no new mount points.
     */
    requiresRepublish?: boolean;
    /**
     * `true` says that each volume can be mounted with its own SELinux context (`-o context`), which spares relabelling
     * every file. Default `false`, right for volumes that are folders of a shared file system.
     *
     * Feature gate: SELinuxMountReadWriteOncePod.
     */
    seLinuxMount?: boolean;
    /**
     * Seconds between refreshes of the driver's volume limit in CSINode; a failure for lack of room triggers one too. At
     * least 10. Left out, the limit stays as registered.
     *
     * Feature gate: MutableCSINodeAllocatableCount.
     */
    nodeAllocatableUpdatePeriodSeconds?: Int64;
    /**
     * `true` passes tokens in the request's secrets field instead of the volume context, so that they do not end up in
     * logs. Only with `tokenRequests`; the driver must know to look there.
     *
     * Since Kubernetes 1.35.
     * Feature gate: CSIServiceAccountTokenSecrets.
     */
    serviceAccountTokenInSecrets?: boolean;
    /**
     * `true` keeps Pods with volumes of this driver off nodes where it is not registered. Default `false`. Alpha, feature
     * gate `VolumeLimitScaling`; autoscalers must simulate CSINode objects.
     *
     * Since Kubernetes 1.36.
     * Feature gate: VolumeLimitScaling.
     */
    preventPodSchedulingIfMissing?: boolean;
}
/** A service account token that a CSI driver gets with each mount. */
export interface TokenRequest {
    /** Whom the token is meant for. Empty: the API server's own audiences. */
    audience?: string;
    /**
     * Lifetime of the token in seconds. Left out, the default of the TokenRequest API. Use `requiresRepublish` to get a
     * new one in time.
     */
    expirationSeconds?: Int64;
}
/** The CSI drivers registered on a node. */
export interface CSINodeSpec {
    /**
     * One entry for each driver, by name. Empty once all are uninstalled.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     */
    drivers?: CSINodeDriver[];
}
/** One CSI driver on a node. */
export interface CSINodeDriver {
    /** Name of the driver, as in its CSIDriver object. */
    name: string;
    /** Name of the node in the storage system's terms, used in attach calls. May differ from the Kubernetes name. */
    nodeID: string;
    /**
     * Node labels the driver uses to tell where its storage can be reached, such as `company.com/zone`. Empty if all
     * nodes are alike to it.
     */
    topologyKeys?: string[];
    /** How many of the driver's volumes the node can take. The scheduler counts against it. */
    allocatable?: VolumeNodeResources;
}
/** Room that a node has for volumes of one driver. */
export interface VolumeNodeResources {
    /**
     * How many different volumes of the driver may be in use on the node; one shared by several Pods counts once. Left
     * out, there is no limit.
     */
    count?: number;
}
/** Something that is wrong with the storage behind a CSI driver. */
export interface StorageHealthCondition {
    /**
     * Kind of trouble: `StorageUnreachable` or `StorageDegraded`.
     *
     * Required.
     * One of `StorageUnreachable`, `StorageDegraded`.
     */
    status: StorageHealthStatusType;
    /**
     * CamelCase word from the driver for programs, at most 256 characters.
     *
     * Required.
     */
    reason: string;
    /** Explanation for people, at most 1024 characters. */
    message?: string;
    /**
     * Access mode of the volumes concerned. Left out, all are.
     *
     * One of `ReadWriteOnce`, `ReadOnlyMany`, `ReadWriteMany`, `ReadWriteOncePod`.
     */
    accessMode?: corev1.PersistentVolumeAccessMode;
    /**
     * Whether block volumes or file systems are concerned. Left out, both are.
     *
     * One of `Block`, `Filesystem`.
     */
    volumeMode?: corev1.PersistentVolumeMode;
    /** Since when the trouble is as it is. */
    lastTransitionTime?: Time;
}
/** Health of the storage behind one CSI driver, as seen from a node. */
export interface StorageHealth {
    /**
     * Name of the driver, as in `spec.drivers`.
     *
     * Required.
     */
    name: string;
    /** What is wrong with the storage, at most 16 entries. Empty when nothing is. */
    healthConditions?: StorageHealthCondition[];
}
/** What the CSI drivers of a node report about their storage. */
export interface CSINodeStatus {
    /**
     * Health of the storage, by driver.
     *
     * List with unique `name`.
     * Strategic merge patch merges by `name`.
     * Feature gate: CSIVolumeHealth.
     */
    storageHealth?: StorageHealth[];
}
export declare const VolumeAttachmentSpec: Struct<VolumeAttachmentSpec>;
export declare const VolumeAttachmentSource: Struct<VolumeAttachmentSource>;
export declare const VolumeAttachmentStatus: Struct<VolumeAttachmentStatus>;
export declare const VolumeError: Struct<VolumeError>;
export declare const CSIDriverSpec: Struct<CSIDriverSpec>;
export declare const TokenRequest: Struct<TokenRequest>;
export declare const CSINodeSpec: Struct<CSINodeSpec>;
export declare const CSINodeDriver: Struct<CSINodeDriver>;
export declare const VolumeNodeResources: Struct<VolumeNodeResources>;
export declare const StorageHealthCondition: Struct<StorageHealthCondition>;
export declare const StorageHealth: Struct<StorageHealth>;
export declare const CSINodeStatus: Struct<CSINodeStatus>;
