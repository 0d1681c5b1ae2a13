export const StorageVersionSpec = {
    type: 'k8s.io/api/apiserverinternal/v1alpha1.StorageVersionSpec',
    get fields() {
        return [];
    },
};
export const StorageVersionStatus = {
    type: 'k8s.io/api/apiserverinternal/v1alpha1.StorageVersionStatus',
    get fields() {
        return [
            ['storageVersions', ServerStorageVersion, 9, { merge: 'map', keys: ['apiServerID'] }],
            ['commonEncodingVersion', 'string', 12],
            ['conditions', StorageVersionCondition, 9, { merge: 'map', keys: ['type'] }],
        ];
    },
};
export const ServerStorageVersion = {
    type: 'k8s.io/api/apiserverinternal/v1alpha1.ServerStorageVersion',
    get fields() {
        return [
            ['apiServerID', 'string', 8],
            ['encodingVersion', 'string', 8],
            ['decodableVersions', 'string', 9, { merge: 'set' }],
            ['servedVersions', 'string', 9, { merge: 'set' }],
        ];
    },
};
export const StorageVersionCondition = {
    type: 'k8s.io/api/apiserverinternal/v1alpha1.StorageVersionCondition',
    get fields() {
        return [
            ['type', 'v1alpha1.StorageVersionConditionType', 0],
            ['status', 'v1alpha1.ConditionStatus', 0],
            ['observedGeneration', 'int64', 8],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 0],
            ['message', 'string', 8],
        ];
    },
};
