export const ServiceReference = {
    type: 'k8s.io/kube-aggregator/pkg/apis/apiregistration/v1beta1.ServiceReference',
    get fields() {
        return [
            ['namespace', 'string', 8],
            ['name', 'string', 8],
            ['port', 'int32', 12],
        ];
    },
};
export const APIServiceSpec = {
    type: 'k8s.io/kube-aggregator/pkg/apis/apiregistration/v1beta1.APIServiceSpec',
    get fields() {
        return [
            ['service', ServiceReference, 12],
            ['group', 'string', 8],
            ['version', 'string', 8],
            ['insecureSkipTLSVerify', 'bool', 8],
            ['caBundle', 'bytes', 8],
            ['groupPriorityMinimum', 'int32', 0],
            ['versionPriority', 'int32', 0],
        ];
    },
};
export const APIServiceCondition = {
    type: 'k8s.io/kube-aggregator/pkg/apis/apiregistration/v1beta1.APIServiceCondition',
    get fields() {
        return [
            ['type', 'v1beta1.APIServiceConditionType', 0],
            ['status', 'v1beta1.ConditionStatus', 0],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
        ];
    },
};
export const APIServiceStatus = {
    type: 'k8s.io/kube-aggregator/pkg/apis/apiregistration/v1beta1.APIServiceStatus',
    get fields() {
        return [
            ['conditions', APIServiceCondition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
        ];
    },
};
