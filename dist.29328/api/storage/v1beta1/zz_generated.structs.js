import * as corev1 from '../../core/v1/zz_generated.structs.js';
export const VolumeAttachmentSpec = {
    type: 'k8s.io/api/storage/v1beta1.VolumeAttachmentSpec',
    get fields() {
        return [
            ['attacher', 'string', 0],
            ['source', VolumeAttachmentSource, 0],
            ['nodeName', 'string', 0],
        ];
    },
};
export const VolumeAttachmentSource = {
    type: 'k8s.io/api/storage/v1beta1.VolumeAttachmentSource',
    get fields() {
        return [
            ['persistentVolumeName', 'string', 12],
            ['inlineVolumeSpec', corev1.PersistentVolumeSpec, 12],
        ];
    },
};
export const VolumeAttachmentStatus = {
    type: 'k8s.io/api/storage/v1beta1.VolumeAttachmentStatus',
    get fields() {
        return [
            ['attached', 'bool', 0],
            ['attachmentMetadata', 'string', 10],
            ['attachError', VolumeError, 12],
            ['detachError', VolumeError, 12],
        ];
    },
};
export const VolumeError = {
    type: 'k8s.io/api/storage/v1beta1.VolumeError',
    get fields() {
        return [
            ['time', '@v1.Time', 8],
            ['message', 'string', 8],
            ['errorCode', 'int32', 12],
        ];
    },
};
export const CSIDriverSpec = {
    type: 'k8s.io/api/storage/v1beta1.CSIDriverSpec',
    get fields() {
        return [
            ['attachRequired', 'bool', 12],
            ['podInfoOnMount', 'bool', 12],
            ['volumeLifecycleModes', 'v1beta1.VolumeLifecycleMode', 9],
            ['storageCapacity', 'bool', 12],
            ['fsGroupPolicy', 'v1beta1.FSGroupPolicy', 12],
            ['tokenRequests', TokenRequest, 9],
            ['requiresRepublish', 'bool', 12],
            ['seLinuxMount', 'bool', 12],
            ['nodeAllocatableUpdatePeriodSeconds', 'int64', 12],
            ['serviceAccountTokenInSecrets', 'bool', 12],
            ['preventPodSchedulingIfMissing', 'bool', 12],
        ];
    },
};
export const TokenRequest = {
    type: 'k8s.io/api/storage/v1beta1.TokenRequest',
    get fields() {
        return [
            ['audience', 'string', 0],
            ['expirationSeconds', 'int64', 12],
        ];
    },
};
export const CSINodeSpec = {
    type: 'k8s.io/api/storage/v1beta1.CSINodeSpec',
    get fields() {
        return [
            ['drivers', CSINodeDriver, 1, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
        ];
    },
};
export const CSINodeDriver = {
    type: 'k8s.io/api/storage/v1beta1.CSINodeDriver',
    get fields() {
        return [
            ['name', 'string', 0],
            ['nodeID', 'string', 0],
            ['topologyKeys', 'string', 1],
            ['allocatable', VolumeNodeResources, 12],
        ];
    },
};
export const VolumeNodeResources = {
    type: 'k8s.io/api/storage/v1beta1.VolumeNodeResources',
    get fields() {
        return [
            ['count', 'int32', 12],
        ];
    },
};
export const StorageHealthCondition = {
    type: 'k8s.io/api/storage/v1beta1.StorageHealthCondition',
    get fields() {
        return [
            ['status', 'v1beta1.StorageHealthStatusType', 0],
            ['reason', 'string', 0],
            ['message', 'string', 8],
            ['accessMode', 'v1.PersistentVolumeAccessMode', 12],
            ['volumeMode', 'v1.PersistentVolumeMode', 12],
            ['lastTransitionTime', '@v1.Time', 8],
        ];
    },
};
export const StorageHealth = {
    type: 'k8s.io/api/storage/v1beta1.StorageHealth',
    get fields() {
        return [
            ['name', 'string', 0],
            ['healthConditions', StorageHealthCondition, 9],
        ];
    },
};
export const CSINodeStatus = {
    type: 'k8s.io/api/storage/v1beta1.CSINodeStatus',
    get fields() {
        return [
            ['storageHealth', StorageHealth, 9, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
        ];
    },
};
