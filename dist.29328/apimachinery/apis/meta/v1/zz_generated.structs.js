export const Verbs = { type: 'k8s.io/apimachinery/pkg/apis/meta/v1.Verbs', list: 'string' };
export const TypeMeta = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.TypeMeta',
    get fields() {
        return [
            ['kind', 'string', 8],
            ['apiVersion', 'string', 8],
        ];
    },
};
export const ListMeta = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.ListMeta',
    get fields() {
        return [
            ['selfLink', 'string', 8],
            ['resourceVersion', 'string', 8],
            ['continue', 'string', 8],
            ['remainingItemCount', 'int64', 12],
            ['shardInfo', ShardInfo, 12],
        ];
    },
};
export const ShardInfo = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.ShardInfo',
    get fields() {
        return [
            ['selector', 'string', 0],
        ];
    },
};
export const ObjectMeta = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.ObjectMeta',
    get fields() {
        return [
            ['name', 'string', 8],
            ['generateName', 'string', 8],
            ['namespace', 'string', 8],
            ['selfLink', 'string', 8],
            ['uid', 'types.UID', 8],
            ['resourceVersion', 'string', 8],
            ['generation', 'int64', 8],
            ['creationTimestamp', '@v1.Time', 24],
            ['deletionTimestamp', '@v1.Time', 12],
            ['deletionGracePeriodSeconds', 'int64', 12],
            ['labels', 'string', 10],
            ['annotations', 'string', 10],
            ['ownerReferences', OwnerReference, 9, { patch: 'merge', patchKey: 'uid', merge: 'map', keys: ['uid'] }],
            ['finalizers', 'string', 9, { patch: 'merge', merge: 'set' }],
            ['managedFields', ManagedFieldsEntry, 9],
        ];
    },
};
export const OwnerReference = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.OwnerReference',
    get fields() {
        return [
            ['apiVersion', 'string', 0],
            ['kind', 'string', 0],
            ['name', 'string', 0],
            ['uid', 'types.UID', 0],
            ['controller', 'bool', 12],
            ['blockOwnerDeletion', 'bool', 12],
        ];
    },
};
export const Preconditions = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.Preconditions',
    get fields() {
        return [
            ['uid', 'types.UID', 12],
            ['resourceVersion', 'string', 12],
        ];
    },
};
export const StatusDetails = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.StatusDetails',
    get fields() {
        return [
            ['name', 'string', 8],
            ['group', 'string', 8],
            ['kind', 'string', 8],
            ['uid', 'types.UID', 8],
            ['causes', StatusCause, 9],
            ['retryAfterSeconds', 'int32', 8],
        ];
    },
};
export const StatusCause = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.StatusCause',
    get fields() {
        return [
            ['reason', 'v1.CauseType', 8],
            ['message', 'string', 8],
            ['field', 'string', 8],
        ];
    },
};
export const ServerAddressByClientCIDR = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.ServerAddressByClientCIDR',
    get fields() {
        return [
            ['clientCIDR', 'string', 0],
            ['serverAddress', 'string', 0],
        ];
    },
};
export const GroupVersionForDiscovery = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.GroupVersionForDiscovery',
    get fields() {
        return [
            ['groupVersion', 'string', 0],
            ['version', 'string', 0],
        ];
    },
};
export const APIResource = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.APIResource',
    get fields() {
        return [
            ['name', 'string', 0],
            ['singularName', 'string', 0],
            ['namespaced', 'bool', 0],
            ['group', 'string', 8],
            ['version', 'string', 8],
            ['kind', 'string', 0],
            ['verbs', Verbs, 0],
            ['shortNames', 'string', 9],
            ['categories', 'string', 9],
            ['storageVersionHash', 'string', 8],
        ];
    },
};
export const RootPaths = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.RootPaths',
    get fields() {
        return [
            ['paths', 'string', 1],
        ];
    },
};
export const Patch = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.Patch',
    get fields() {
        return [];
    },
};
export const LabelSelector = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.LabelSelector',
    get fields() {
        return [
            ['matchLabels', 'string', 10],
            ['matchExpressions', LabelSelectorRequirement, 9],
        ];
    },
};
export const LabelSelectorRequirement = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.LabelSelectorRequirement',
    get fields() {
        return [
            ['key', 'string', 0],
            ['operator', 'v1.LabelSelectorOperator', 0],
            ['values', 'string', 9],
        ];
    },
};
export const FieldSelectorRequirement = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.FieldSelectorRequirement',
    get fields() {
        return [
            ['key', 'string', 0],
            ['operator', 'v1.FieldSelectorOperator', 0],
            ['values', 'string', 9],
        ];
    },
};
export const ManagedFieldsEntry = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.ManagedFieldsEntry',
    get fields() {
        return [
            ['manager', 'string', 8],
            ['operation', 'v1.ManagedFieldsOperationType', 8],
            ['apiVersion', 'string', 8],
            ['time', '@v1.Time', 12],
            ['fieldsType', 'string', 8],
            ['fieldsV1', '@v1.FieldsV1', 12],
            ['subresource', 'string', 8],
        ];
    },
};
export const TableColumnDefinition = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.TableColumnDefinition',
    get fields() {
        return [
            ['name', 'string', 0],
            ['type', 'string', 0],
            ['format', 'string', 0],
            ['description', 'string', 0],
            ['priority', 'int32', 0],
        ];
    },
};
export const TableRow = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.TableRow',
    get fields() {
        return [
            ['cells', 'any', 1],
            ['conditions', TableRowCondition, 9],
            ['object', '@runtime.RawExtension', 8],
        ];
    },
};
export const TableRowCondition = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.TableRowCondition',
    get fields() {
        return [
            ['type', 'v1.RowConditionType', 0],
            ['status', 'v1.ConditionStatus', 0],
            ['reason', 'string', 8],
            ['message', 'string', 8],
        ];
    },
};
export const Condition = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.Condition',
    get fields() {
        return [
            ['type', 'string', 0],
            ['status', 'v1.ConditionStatus', 0],
            ['observedGeneration', 'int64', 8],
            ['lastTransitionTime', '@v1.Time', 0],
            ['reason', 'string', 0],
            ['message', 'string', 0],
        ];
    },
};
export const GroupResource = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.GroupResource',
    get fields() {
        return [
            ['group', 'string', 0],
            ['resource', 'string', 0],
        ];
    },
};
export const GroupVersionResource = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.GroupVersionResource',
    get fields() {
        return [
            ['group', 'string', 0],
            ['version', 'string', 0],
            ['resource', 'string', 0],
        ];
    },
};
export const GroupKind = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.GroupKind',
    get fields() {
        return [
            ['group', 'string', 0],
            ['kind', 'string', 0],
        ];
    },
};
export const GroupVersionKind = {
    type: 'k8s.io/apimachinery/pkg/apis/meta/v1.GroupVersionKind',
    get fields() {
        return [
            ['group', 'string', 0],
            ['version', 'string', 0],
            ['kind', 'string', 0],
        ];
    },
};
