import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const EvictionRequestSpec = {
    type: 'k8s.io/api/lifecycle/v1alpha1.EvictionRequestSpec',
    get fields() {
        return [
            ['target', EvictionRequestTarget, 0],
            ['requester', 'string', 0],
            ['intent', 'v1alpha1.EvictionRequestIntent', 0],
        ];
    },
};
export const EvictionRequestTarget = {
    type: 'k8s.io/api/lifecycle/v1alpha1.EvictionRequestTarget',
    get fields() {
        return [
            ['pod', EvictionRequestPodReference, 12],
        ];
    },
};
export const EvictionRequestPodReference = {
    type: 'k8s.io/api/lifecycle/v1alpha1.EvictionRequestPodReference',
    get fields() {
        return [
            ['name', 'string', 0],
            ['uid', 'types.UID', 0],
        ];
    },
};
export const EvictionRequestStatus = {
    type: 'k8s.io/api/lifecycle/v1alpha1.EvictionRequestStatus',
    get fields() {
        return [
            ['conditions', metav1.Condition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
            ['observedGeneration', 'int64', 12],
        ];
    },
};
export const EvictionSpec = {
    type: 'k8s.io/api/lifecycle/v1alpha1.EvictionSpec',
    get fields() {
        return [
            ['target', EvictionTarget, 0],
        ];
    },
};
export const EvictionTarget = {
    type: 'k8s.io/api/lifecycle/v1alpha1.EvictionTarget',
    get fields() {
        return [
            ['pod', EvictionPodReference, 12],
        ];
    },
};
export const EvictionPodReference = {
    type: 'k8s.io/api/lifecycle/v1alpha1.EvictionPodReference',
    get fields() {
        return [
            ['name', 'string', 0],
            ['uid', 'types.UID', 0],
        ];
    },
};
export const EvictionStatus = {
    type: 'k8s.io/api/lifecycle/v1alpha1.EvictionStatus',
    get fields() {
        return [
            ['conditions', metav1.Condition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
            ['observedGeneration', 'int64', 12],
            ['requesters', Requester, 9, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['targetResponders', TargetResponder, 9, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['responders', ResponderStatus, 9, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
        ];
    },
};
export const Requester = {
    type: 'k8s.io/api/lifecycle/v1alpha1.Requester',
    get fields() {
        return [
            ['name', 'string', 0],
            ['intent', 'v1alpha1.RequesterIntent', 0],
        ];
    },
};
export const TargetResponder = {
    type: 'k8s.io/api/lifecycle/v1alpha1.TargetResponder',
    get fields() {
        return [
            ['name', 'string', 0],
            ['priority', 'int32', 4],
            ['state', 'v1alpha1.ResponderStateType', 0],
        ];
    },
};
export const ResponderStatus = {
    type: 'k8s.io/api/lifecycle/v1alpha1.ResponderStatus',
    get fields() {
        return [
            ['name', 'string', 0],
            ['startTime', '@v1.Time', 12],
            ['heartbeatTime', '@v1.Time', 12],
            ['expectedCompletionTime', '@v1.Time', 12],
            ['completionTime', '@v1.Time', 12],
            ['message', 'string', 12],
        ];
    },
};
