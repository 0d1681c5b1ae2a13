import * as corev1 from '../../core/v1/zz_generated.structs.js';
export const VolumeAttachmentSpec = {
    type: 'k8s.io/api/storage/v1alpha1.VolumeAttachmentSpec',
    get fields() {
        return [
            ['attacher', 'string', 0],
            ['source', VolumeAttachmentSource, 0],
            ['nodeName', 'string', 0],
        ];
    },
};
export const VolumeAttachmentSource = {
    type: 'k8s.io/api/storage/v1alpha1.VolumeAttachmentSource',
    get fields() {
        return [
            ['persistentVolumeName', 'string', 12],
            ['inlineVolumeSpec', corev1.PersistentVolumeSpec, 12],
        ];
    },
};
export const VolumeAttachmentStatus = {
    type: 'k8s.io/api/storage/v1alpha1.VolumeAttachmentStatus',
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
    type: 'k8s.io/api/storage/v1alpha1.VolumeError',
    get fields() {
        return [
            ['time', '@v1.Time', 8],
            ['message', 'string', 8],
            ['errorCode', 'int32', 12],
        ];
    },
};
