import * as corev1 from '../../core/v1/zz_generated.structs.js';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const ResourceSliceSpec = {
    type: 'k8s.io/api/resource/v1.ResourceSliceSpec',
    get fields() {
        return [
            ['driver', 'string', 0],
            ['pool', ResourcePool, 0],
            ['nodeName', 'string', 12],
            ['nodeSelector', corev1.NodeSelector, 12],
            ['allNodes', 'bool', 12],
            ['devices', Device, 9],
            ['perDeviceNodeSelection', 'bool', 12],
            ['sharedCounters', CounterSet, 9],
            ['partitionTypeAttribute', 'v1.FullyQualifiedName', 12],
            ['skipNodeOperations', 'v1.SkipNodeOperation', 9, { merge: 'set' }],
        ];
    },
};
export const CounterSet = {
    type: 'k8s.io/api/resource/v1.CounterSet',
    get fields() {
        return [
            ['name', 'string', 0],
            ['counters', Counter, 10],
        ];
    },
};
export const ResourcePool = {
    type: 'k8s.io/api/resource/v1.ResourcePool',
    get fields() {
        return [
            ['name', 'string', 0],
            ['generation', 'int64', 0],
            ['resourceSliceCount', 'int64', 0],
        ];
    },
};
export const Device = {
    type: 'k8s.io/api/resource/v1.Device',
    get fields() {
        return [
            ['name', 'string', 0],
            ['attributes', DeviceAttribute, 10, { key: 'v1.QualifiedName' }],
            ['capacity', DeviceCapacity, 10, { key: 'v1.QualifiedName' }],
            ['consumesCounters', DeviceCounterConsumption, 9],
            ['nodeName', 'string', 12],
            ['nodeSelector', corev1.NodeSelector, 12],
            ['allNodes', 'bool', 12],
            ['taints', DeviceTaint, 9],
            ['bindsToNode', 'bool', 12],
            ['bindingConditions', 'string', 9],
            ['bindingFailureConditions', 'string', 9],
            ['allowMultipleAllocations', 'bool', 12],
            ['nodeAllocatableResources', NodeAllocatableResource, 10, { key: 'v1.ResourceName' }],
        ];
    },
};
export const NodeAllocatableResource = {
    type: 'k8s.io/api/resource/v1.NodeAllocatableResource',
    get fields() {
        return [
            ['mapping', NodeAllocatableMapping, 12],
            ['overhead', NodeAllocatableOverhead, 12],
        ];
    },
};
export const NodeAllocatableMapping = {
    type: 'k8s.io/api/resource/v1.NodeAllocatableMapping',
    get fields() {
        return [
            ['capacityKey', 'v1.QualifiedName', 12],
            ['capacityMultiplier', '@resource.Quantity', 12],
            ['deviceMultiplier', '@resource.Quantity', 12],
        ];
    },
};
export const NodeAllocatableOverhead = {
    type: 'k8s.io/api/resource/v1.NodeAllocatableOverhead',
    get fields() {
        return [
            ['perPod', '@resource.Quantity', 12],
            ['perContainer', '@resource.Quantity', 12],
        ];
    },
};
export const DeviceCounterConsumption = {
    type: 'k8s.io/api/resource/v1.DeviceCounterConsumption',
    get fields() {
        return [
            ['counterSet', 'string', 0],
            ['counters', Counter, 10],
            ['compatibilityGroups', 'string', 9],
        ];
    },
};
export const DeviceCapacity = {
    type: 'k8s.io/api/resource/v1.DeviceCapacity',
    get fields() {
        return [
            ['value', '@resource.Quantity', 0],
            ['requestPolicy', CapacityRequestPolicy, 12],
        ];
    },
};
export const Counter = {
    type: 'k8s.io/api/resource/v1.Counter',
    get fields() {
        return [
            ['value', '@resource.Quantity', 0],
        ];
    },
};
export const CapacityRequestPolicy = {
    type: 'k8s.io/api/resource/v1.CapacityRequestPolicy',
    get fields() {
        return [
            ['default', '@resource.Quantity', 4],
            ['validValues', '@resource.Quantity', 9],
            ['validRange', CapacityRequestPolicyRange, 12],
        ];
    },
};
export const CapacityRequestPolicyRange = {
    type: 'k8s.io/api/resource/v1.CapacityRequestPolicyRange',
    get fields() {
        return [
            ['min', '@resource.Quantity', 12],
            ['max', '@resource.Quantity', 12],
            ['step', '@resource.Quantity', 12],
        ];
    },
};
export const DeviceAttribute = {
    type: 'k8s.io/api/resource/v1.DeviceAttribute',
    get fields() {
        return [
            ['int', 'int64', 12],
            ['bool', 'bool', 12],
            ['string', 'string', 12],
            ['version', 'string', 12],
            ['ints', 'int64', 9],
            ['bools', 'bool', 9],
            ['strings', 'string', 9],
            ['versions', 'string', 9],
        ];
    },
};
export const DeviceTaint = {
    type: 'k8s.io/api/resource/v1.DeviceTaint',
    get fields() {
        return [
            ['key', 'string', 0],
            ['value', 'string', 8],
            ['effect', 'v1.DeviceTaintEffect', 0],
            ['timeAdded', '@v1.Time', 12],
        ];
    },
};
export const DeviceTaintRuleSpec = {
    type: 'k8s.io/api/resource/v1.DeviceTaintRuleSpec',
    get fields() {
        return [
            ['deviceSelector', DeviceTaintSelector, 12],
            ['taint', DeviceTaint, 8],
        ];
    },
};
export const DeviceTaintSelector = {
    type: 'k8s.io/api/resource/v1.DeviceTaintSelector',
    get fields() {
        return [
            ['driver', 'string', 12],
            ['pool', 'string', 12],
            ['device', 'string', 12],
        ];
    },
};
export const DeviceTaintRuleStatus = {
    type: 'k8s.io/api/resource/v1.DeviceTaintRuleStatus',
    get fields() {
        return [
            ['conditions', metav1.Condition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
        ];
    },
};
export const ResourceClaimSpec = {
    type: 'k8s.io/api/resource/v1.ResourceClaimSpec',
    get fields() {
        return [
            ['devices', DeviceClaim, 0],
        ];
    },
};
export const DeviceClaim = {
    type: 'k8s.io/api/resource/v1.DeviceClaim',
    get fields() {
        return [
            ['requests', DeviceRequest, 1],
            ['constraints', DeviceConstraint, 9],
            ['config', DeviceClaimConfiguration, 9],
        ];
    },
};
export const DeviceRequest = {
    type: 'k8s.io/api/resource/v1.DeviceRequest',
    get fields() {
        return [
            ['name', 'string', 0],
            ['exactly', ExactDeviceRequest, 12],
            ['firstAvailable', DeviceSubRequest, 9],
        ];
    },
};
export const ExactDeviceRequest = {
    type: 'k8s.io/api/resource/v1.ExactDeviceRequest',
    get fields() {
        return [
            ['deviceClassName', 'string', 0],
            ['selectors', DeviceSelector, 9],
            ['allocationMode', 'v1.DeviceAllocationMode', 8],
            ['count', 'int64', 8],
            ['adminAccess', 'bool', 12],
            ['tolerations', DeviceToleration, 9],
            ['capacity', CapacityRequirements, 12],
            ['derivedAttributes', DeviceDerivedAttribute, 9],
        ];
    },
};
export const DeviceSubRequest = {
    type: 'k8s.io/api/resource/v1.DeviceSubRequest',
    get fields() {
        return [
            ['name', 'string', 0],
            ['deviceClassName', 'string', 0],
            ['selectors', DeviceSelector, 9],
            ['allocationMode', 'v1.DeviceAllocationMode', 8],
            ['count', 'int64', 8],
            ['tolerations', DeviceToleration, 9],
            ['capacity', CapacityRequirements, 12],
            ['derivedAttributes', DeviceDerivedAttribute, 9],
        ];
    },
};
export const CapacityRequirements = {
    type: 'k8s.io/api/resource/v1.CapacityRequirements',
    get fields() {
        return [
            ['requests', '@resource.Quantity', 10, { key: 'v1.QualifiedName' }],
        ];
    },
};
export const DeviceSelector = {
    type: 'k8s.io/api/resource/v1.DeviceSelector',
    get fields() {
        return [
            ['cel', CELDeviceSelector, 12],
        ];
    },
};
export const CELDeviceSelector = {
    type: 'k8s.io/api/resource/v1.CELDeviceSelector',
    get fields() {
        return [
            ['expression', 'string', 0],
        ];
    },
};
export const DeviceDerivedAttribute = {
    type: 'k8s.io/api/resource/v1.DeviceDerivedAttribute',
    get fields() {
        return [
            ['name', 'v1.FullyQualifiedName', 0],
            ['expression', 'string', 0],
        ];
    },
};
export const DeviceConstraint = {
    type: 'k8s.io/api/resource/v1.DeviceConstraint',
    get fields() {
        return [
            ['requests', 'string', 9],
            ['matchAttribute', 'v1.FullyQualifiedName', 12],
            ['distinctAttribute', 'v1.FullyQualifiedName', 12],
        ];
    },
};
export const DeviceClaimConfiguration = {
    type: 'k8s.io/api/resource/v1.DeviceClaimConfiguration',
    get fields() {
        return [
            ['requests', 'string', 9],
            ['', DeviceConfiguration, 32],
        ];
    },
};
export const DeviceConfiguration = {
    type: 'k8s.io/api/resource/v1.DeviceConfiguration',
    get fields() {
        return [
            ['opaque', OpaqueDeviceConfiguration, 12],
        ];
    },
};
export const OpaqueDeviceConfiguration = {
    type: 'k8s.io/api/resource/v1.OpaqueDeviceConfiguration',
    get fields() {
        return [
            ['driver', 'string', 0],
            ['parameters', '@runtime.RawExtension', 0],
        ];
    },
};
export const DeviceToleration = {
    type: 'k8s.io/api/resource/v1.DeviceToleration',
    get fields() {
        return [
            ['key', 'string', 8],
            ['operator', 'v1.DeviceTolerationOperator', 8],
            ['value', 'string', 8],
            ['effect', 'v1.DeviceTaintEffect', 8],
            ['tolerationSeconds', 'int64', 12],
        ];
    },
};
export const ResourceClaimStatus = {
    type: 'k8s.io/api/resource/v1.ResourceClaimStatus',
    get fields() {
        return [
            ['allocation', AllocationResult, 12],
            ['reservedFor', ResourceClaimConsumerReference, 9, { patch: 'merge', patchKey: 'uid', merge: 'map', keys: ['uid'] }],
            ['devices', AllocatedDeviceStatus, 9, { merge: 'map', keys: ['driver', 'device', 'pool', 'shareID'] }],
        ];
    },
};
export const ResourceClaimConsumerReference = {
    type: 'k8s.io/api/resource/v1.ResourceClaimConsumerReference',
    get fields() {
        return [
            ['apiGroup', 'string', 8],
            ['resource', 'string', 0],
            ['name', 'string', 0],
            ['uid', 'types.UID', 0],
        ];
    },
};
export const AllocationResult = {
    type: 'k8s.io/api/resource/v1.AllocationResult',
    get fields() {
        return [
            ['devices', DeviceAllocationResult, 8],
            ['nodeSelector', corev1.NodeSelector, 12],
            ['allocationTimestamp', '@v1.Time', 12],
        ];
    },
};
export const DeviceAllocationResult = {
    type: 'k8s.io/api/resource/v1.DeviceAllocationResult',
    get fields() {
        return [
            ['results', DeviceRequestAllocationResult, 9],
            ['config', DeviceAllocationConfiguration, 9],
        ];
    },
};
export const DeviceRequestAllocationResult = {
    type: 'k8s.io/api/resource/v1.DeviceRequestAllocationResult',
    get fields() {
        return [
            ['request', 'string', 0],
            ['driver', 'string', 0],
            ['pool', 'string', 0],
            ['device', 'string', 0],
            ['adminAccess', 'bool', 12],
            ['tolerations', DeviceToleration, 9],
            ['bindingConditions', 'string', 9],
            ['bindingFailureConditions', 'string', 9],
            ['shareID', 'types.UID', 12],
            ['consumedCapacity', '@resource.Quantity', 10, { key: 'v1.QualifiedName' }],
            ['skipNodeOperations', 'v1.SkipNodeOperation', 9, { merge: 'set' }],
        ];
    },
};
export const DeviceAllocationConfiguration = {
    type: 'k8s.io/api/resource/v1.DeviceAllocationConfiguration',
    get fields() {
        return [
            ['source', 'v1.AllocationConfigSource', 0],
            ['requests', 'string', 9],
            ['', DeviceConfiguration, 32],
        ];
    },
};
export const DeviceClassSpec = {
    type: 'k8s.io/api/resource/v1.DeviceClassSpec',
    get fields() {
        return [
            ['selectors', DeviceSelector, 9],
            ['config', DeviceClassConfiguration, 9],
            ['extendedResourceName', 'string', 12],
        ];
    },
};
export const DeviceClassConfiguration = {
    type: 'k8s.io/api/resource/v1.DeviceClassConfiguration',
    get fields() {
        return [
            ['', DeviceConfiguration, 32],
        ];
    },
};
export const ResourceClaimTemplateSpec = {
    type: 'k8s.io/api/resource/v1.ResourceClaimTemplateSpec',
    get fields() {
        return [
            ['metadata', metav1.ObjectMeta, 8],
            ['spec', ResourceClaimSpec, 0],
        ];
    },
};
export const AllocatedDeviceStatus = {
    type: 'k8s.io/api/resource/v1.AllocatedDeviceStatus',
    get fields() {
        return [
            ['driver', 'string', 0],
            ['pool', 'string', 0],
            ['device', 'string', 0],
            ['shareID', 'string', 12],
            ['conditions', metav1.Condition, 1, { merge: 'map', keys: ['type'] }],
            ['data', '@runtime.RawExtension', 12],
            ['networkData', NetworkDeviceData, 12],
        ];
    },
};
export const NetworkDeviceData = {
    type: 'k8s.io/api/resource/v1.NetworkDeviceData',
    get fields() {
        return [
            ['interfaceName', 'string', 8],
            ['ips', 'string', 9],
            ['hardwareAddress', 'string', 8],
        ];
    },
};
