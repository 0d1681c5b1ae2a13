import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const PodDisruptionBudgetSpec = {
    type: 'k8s.io/api/policy/v1beta1.PodDisruptionBudgetSpec',
    get fields() {
        return [
            ['minAvailable', '@intstr.IntOrString', 12],
            ['selector', metav1.LabelSelector, 12],
            ['maxUnavailable', '@intstr.IntOrString', 12],
            ['unhealthyPodEvictionPolicy', 'v1beta1.UnhealthyPodEvictionPolicyType', 12],
        ];
    },
};
export const PodDisruptionBudgetStatus = {
    type: 'k8s.io/api/policy/v1beta1.PodDisruptionBudgetStatus',
    get fields() {
        return [
            ['observedGeneration', 'int64', 8],
            ['disruptedPods', '@v1.Time', 10],
            ['disruptionsAllowed', 'int32', 0],
            ['currentHealthy', 'int32', 0],
            ['desiredHealthy', 'int32', 0],
            ['expectedPods', 'int32', 0],
            ['conditions', metav1.Condition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
        ];
    },
};
