import * as coordinationv1 from '../v1/zz_generated.structs.js';
export const LeaseSpec = {
    type: 'k8s.io/api/coordination/v1beta1.LeaseSpec',
    get fields() {
        return [
            ['holderIdentity', 'string', 12],
            ['leaseDurationSeconds', 'int32', 12],
            ['acquireTime', '@v1.MicroTime', 12],
            ['renewTime', '@v1.MicroTime', 12],
            ['leaseTransitions', 'int32', 12],
            ['strategy', 'v1.CoordinatedLeaseStrategy', 12],
            ['preferredHolder', 'string', 12],
        ];
    },
};
export const LeaseCandidateSpec = {
    type: 'k8s.io/api/coordination/v1beta1.LeaseCandidateSpec',
    get fields() {
        return [
            ['leaseName', 'string', 0],
            ['pingTime', '@v1.MicroTime', 12],
            ['renewTime', '@v1.MicroTime', 12],
            ['binaryVersion', 'string', 0],
            ['emulationVersion', 'string', 8],
            ['strategy', 'v1.CoordinatedLeaseStrategy', 8],
        ];
    },
};
