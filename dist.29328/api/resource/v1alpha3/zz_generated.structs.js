import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const DeviceSelector = {
    type: 'k8s.io/api/resource/v1alpha3.DeviceSelector',
    get fields() {
        return [
            ['cel', CELDeviceSelector, 12],
        ];
    },
};
export const CELDeviceSelector = {
    type: 'k8s.io/api/resource/v1alpha3.CELDeviceSelector',
    get fields() {
        return [
            ['expression', 'string', 0],
        ];
    },
};
export const DeviceTaint = {
    type: 'k8s.io/api/resource/v1alpha3.DeviceTaint',
    get fields() {
        return [
            ['key', 'string', 0],
            ['value', 'string', 8],
            ['effect', 'v1alpha3.DeviceTaintEffect', 0],
            ['timeAdded', '@v1.Time', 12],
        ];
    },
};
export const DeviceTaintRuleSpec = {
    type: 'k8s.io/api/resource/v1alpha3.DeviceTaintRuleSpec',
    get fields() {
        return [
            ['deviceSelector', DeviceTaintSelector, 12],
            ['taint', DeviceTaint, 8],
        ];
    },
};
export const DeviceTaintSelector = {
    type: 'k8s.io/api/resource/v1alpha3.DeviceTaintSelector',
    get fields() {
        return [
            ['driver', 'string', 12],
            ['pool', 'string', 12],
            ['device', 'string', 12],
        ];
    },
};
export const DeviceTaintRuleStatus = {
    type: 'k8s.io/api/resource/v1alpha3.DeviceTaintRuleStatus',
    get fields() {
        return [
            ['conditions', metav1.Condition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
        ];
    },
};
export const ResourcePoolStatusRequestSpec = {
    type: 'k8s.io/api/resource/v1alpha3.ResourcePoolStatusRequestSpec',
    get fields() {
        return [
            ['driver', 'string', 0],
            ['poolName', 'string', 12],
            ['limit', 'int32', 12],
            ['defaultPartitionTypeAttribute', 'string', 12],
        ];
    },
};
export const ResourcePoolStatusRequestStatus = {
    type: 'k8s.io/api/resource/v1alpha3.ResourcePoolStatusRequestStatus',
    get fields() {
        return [
            ['poolCount', 'int32', 12],
            ['pools', PoolStatus, 9],
            ['conditions', metav1.Condition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
        ];
    },
};
export const PoolStatus = {
    type: 'k8s.io/api/resource/v1alpha3.PoolStatus',
    get fields() {
        return [
            ['driver', 'string', 8],
            ['poolName', 'string', 8],
            ['generation', 'int64', 0],
            ['resourceSliceCount', 'int32', 12],
            ['totalDevices', 'int32', 12],
            ['allocatedDevices', 'int32', 12],
            ['availableDevices', 'int32', 12],
            ['unavailableDevices', 'int32', 12],
            ['nodeName', 'string', 12],
            ['validationError', 'string', 12],
            ['partitionSummary', PartitionTypeStatus, 9],
            ['shareableSummary', ShareableSummaryStatus, 12],
        ];
    },
};
export const PartitionTypeStatus = {
    type: 'k8s.io/api/resource/v1alpha3.PartitionTypeStatus',
    get fields() {
        return [
            ['attribute', 'string', 8],
            ['type', 'string', 8],
            ['total', 'int32', 12],
            ['allocatable', 'int32', 12],
        ];
    },
};
export const ShareableSummaryStatus = {
    type: 'k8s.io/api/resource/v1alpha3.ShareableSummaryStatus',
    get fields() {
        return [
            ['fullyAvailableDevices', 'int32', 12],
            ['partiallyAvailableDevices', 'int32', 12],
            ['capacity', ShareableCapacityStatus, 9],
        ];
    },
};
export const ShareableCapacityStatus = {
    type: 'k8s.io/api/resource/v1alpha3.ShareableCapacityStatus',
    get fields() {
        return [
            ['name', 'string', 8],
            ['total', '@resource.Quantity', 12],
            ['consumed', '@resource.Quantity', 12],
            ['available', '@resource.Quantity', 12],
        ];
    },
};
