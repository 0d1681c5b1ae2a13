import * as corev1 from '../../core/v1/zz_generated.structs.js';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const ExtraValue = { type: 'k8s.io/api/certificates/v1beta1.ExtraValue', list: 'string' };
export const CertificateSigningRequestSpec = {
    type: 'k8s.io/api/certificates/v1beta1.CertificateSigningRequestSpec',
    get fields() {
        return [
            ['request', 'bytes', 0],
            ['signerName', 'string', 12],
            ['expirationSeconds', 'int32', 12],
            ['usages', 'v1beta1.KeyUsage', 9],
            ['username', 'string', 8],
            ['uid', 'string', 8],
            ['groups', 'string', 9],
            ['extra', ExtraValue, 10],
        ];
    },
};
export const CertificateSigningRequestStatus = {
    type: 'k8s.io/api/certificates/v1beta1.CertificateSigningRequestStatus',
    get fields() {
        return [
            ['conditions', CertificateSigningRequestCondition, 9, { merge: 'map', keys: ['type'] }],
            ['certificate', 'bytes', 8],
        ];
    },
};
export const CertificateSigningRequestCondition = {
    type: 'k8s.io/api/certificates/v1beta1.CertificateSigningRequestCondition',
    get fields() {
        return [
            ['type', 'v1beta1.RequestConditionType', 0],
            ['status', 'v1.ConditionStatus', 0],
            ['reason', 'string', 8],
            ['message', 'string', 8],
            ['lastUpdateTime', '@v1.Time', 8],
            ['lastTransitionTime', '@v1.Time', 8],
        ];
    },
};
export const ClusterTrustBundleSpec = {
    type: 'k8s.io/api/certificates/v1beta1.ClusterTrustBundleSpec',
    get fields() {
        return [
            ['signerName', 'string', 8],
            ['trustBundle', 'string', 0],
        ];
    },
};
export const PodCertificateRequestSpec = {
    type: 'k8s.io/api/certificates/v1beta1.PodCertificateRequestSpec',
    get fields() {
        return [
            ['signerName', 'string', 0],
            ['podName', 'string', 0],
            ['podUID', 'types.UID', 0],
            ['serviceAccountName', 'string', 0],
            ['serviceAccountUID', 'types.UID', 0],
            ['nodeName', 'types.NodeName', 0],
            ['nodeUID', 'types.UID', 0],
            ['maxExpirationSeconds', 'int32', 12],
            ['pkixPublicKey', 'bytes', 0],
            ['proofOfPossession', 'bytes', 0],
            ['stubPKCS10Request', 'bytes', 0],
            ['unverifiedUserAnnotations', 'string', 10],
        ];
    },
};
export const PodCertificateRequestStatus = {
    type: 'k8s.io/api/certificates/v1beta1.PodCertificateRequestStatus',
    get fields() {
        return [
            ['conditions', metav1.Condition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
            ['certificateChain', 'string', 8],
            ['notBefore', '@v1.Time', 12],
            ['beginRefreshAt', '@v1.Time', 12],
            ['notAfter', '@v1.Time', 12],
        ];
    },
};
