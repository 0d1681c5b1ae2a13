import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const StorageVersionMigrationSpec = {
    type: 'k8s.io/api/storagemigration/v1beta1.StorageVersionMigrationSpec',
    get fields() {
        return [
            ['resource', metav1.GroupResource, 0],
        ];
    },
};
export const StorageVersionMigrationStatus = {
    type: 'k8s.io/api/storagemigration/v1beta1.StorageVersionMigrationStatus',
    get fields() {
        return [
            ['conditions', metav1.Condition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
            ['resourceVersion', 'string', 8],
        ];
    },
};
