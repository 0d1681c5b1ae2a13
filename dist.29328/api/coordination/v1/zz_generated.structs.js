export const LeaseSpec = {
    type: 'k8s.io/api/coordination/v1.LeaseSpec',
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
