import * as authenticationv1 from '../../authentication/v1/zz_generated.structs.js';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
import * as metav1Kinds from '#apimachinery/apis/meta/v1/zz_generated.types';
export const AdmissionRequest = {
    type: 'k8s.io/api/admission/v1.AdmissionRequest',
    get fields() {
        return [
            ['uid', 'types.UID', 0],
            ['kind', metav1.GroupVersionKind, 0],
            ['resource', metav1.GroupVersionResource, 0],
            ['subResource', 'string', 8],
            ['requestKind', metav1.GroupVersionKind, 12],
            ['requestResource', metav1.GroupVersionResource, 12],
            ['requestSubResource', 'string', 8],
            ['name', 'string', 8],
            ['namespace', 'string', 8],
            ['operation', 'v1.Operation', 0],
            ['userInfo', authenticationv1.UserInfo, 0],
            ['object', '@runtime.RawExtension', 8],
            ['oldObject', '@runtime.RawExtension', 8],
            ['dryRun', 'bool', 12],
            ['options', '@runtime.RawExtension', 8],
        ];
    },
};
export const AdmissionResponse = {
    type: 'k8s.io/api/admission/v1.AdmissionResponse',
    get fields() {
        return [
            ['uid', 'types.UID', 0],
            ['allowed', 'bool', 0],
            ['status', metav1Kinds.Status, 12],
            ['patch', 'bytes', 8],
            ['patchType', 'v1.PatchType', 12],
            ['auditAnnotations', 'string', 10],
            ['warnings', 'string', 9],
        ];
    },
};
