import type { Time } from '#apimachinery/apis/meta/v1/time';
import type { Struct } from '#engine/schema/descriptor';
import * as corev1 from '../../core/v1/zz_generated.structs.ts';
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
export declare const VolumeAttachmentSpec: Struct<VolumeAttachmentSpec>;
export declare const VolumeAttachmentSource: Struct<VolumeAttachmentSource>;
export declare const VolumeAttachmentStatus: Struct<VolumeAttachmentStatus>;
export declare const VolumeError: Struct<VolumeError>;
