import * as coordinationv1 from '../v1/zz_generated.structs.js';
export const LeaseCandidateSpec = {
    type: 'k8s.io/api/coordination/v1alpha2.LeaseCandidateSpec',
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
