import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const WorkloadSpec = {
    type: 'k8s.io/api/scheduling/v1alpha2.WorkloadSpec',
    get fields() {
        return [
            ['controllerRef', TypedLocalObjectReference, 12],
            ['podGroupTemplates', PodGroupTemplate, 1, { merge: 'map', keys: ['name'] }],
        ];
    },
};
export const TypedLocalObjectReference = {
    type: 'k8s.io/api/scheduling/v1alpha2.TypedLocalObjectReference',
    get fields() {
        return [
            ['apiGroup', 'string', 8],
            ['kind', 'string', 0],
            ['name', 'string', 0],
        ];
    },
};
export const PodGroupTemplate = {
    type: 'k8s.io/api/scheduling/v1alpha2.PodGroupTemplate',
    get fields() {
        return [
            ['name', 'string', 0],
            ['schedulingPolicy', PodGroupSchedulingPolicy, 0],
            ['schedulingConstraints', PodGroupSchedulingConstraints, 4],
            ['resourceClaims', PodGroupResourceClaim, 9, { patch: 'merge,retainKeys', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['disruptionMode', 'v1alpha2.DisruptionMode', 12],
            ['priorityClassName', 'string', 8],
            ['priority', 'int32', 12],
        ];
    },
};
export const PodGroupSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1alpha2.PodGroupSchedulingPolicy',
    get fields() {
        return [
            ['basic', BasicSchedulingPolicy, 12],
            ['gang', GangSchedulingPolicy, 12],
        ];
    },
};
export const BasicSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1alpha2.BasicSchedulingPolicy',
    get fields() {
        return [];
    },
};
export const GangSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1alpha2.GangSchedulingPolicy',
    get fields() {
        return [
            ['minCount', 'int32', 0],
        ];
    },
};
export const PodGroupResourceClaim = {
    type: 'k8s.io/api/scheduling/v1alpha2.PodGroupResourceClaim',
    get fields() {
        return [
            ['name', 'string', 0],
            ['resourceClaimName', 'string', 12],
            ['resourceClaimTemplateName', 'string', 12],
        ];
    },
};
export const PodGroupSpec = {
    type: 'k8s.io/api/scheduling/v1alpha2.PodGroupSpec',
    get fields() {
        return [
            ['podGroupTemplateRef', PodGroupTemplateReference, 4],
            ['schedulingPolicy', PodGroupSchedulingPolicy, 0],
            ['schedulingConstraints', PodGroupSchedulingConstraints, 12],
            ['resourceClaims', PodGroupResourceClaim, 9, { patch: 'merge,retainKeys', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['disruptionMode', 'v1alpha2.DisruptionMode', 12],
            ['priorityClassName', 'string', 8],
            ['priority', 'int32', 12],
        ];
    },
};
export const PodGroupStatus = {
    type: 'k8s.io/api/scheduling/v1alpha2.PodGroupStatus',
    get fields() {
        return [
            ['conditions', metav1.Condition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
            ['resourceClaimStatuses', PodGroupResourceClaimStatus, 9, { patch: 'merge,retainKeys', patchKey: 'name', merge: 'map', keys: ['name'] }],
        ];
    },
};
export const PodGroupResourceClaimStatus = {
    type: 'k8s.io/api/scheduling/v1alpha2.PodGroupResourceClaimStatus',
    get fields() {
        return [
            ['name', 'string', 0],
            ['resourceClaimName', 'string', 12],
        ];
    },
};
export const PodGroupTemplateReference = {
    type: 'k8s.io/api/scheduling/v1alpha2.PodGroupTemplateReference',
    get fields() {
        return [
            ['workload', WorkloadPodGroupTemplateReference, 4],
        ];
    },
};
export const WorkloadPodGroupTemplateReference = {
    type: 'k8s.io/api/scheduling/v1alpha2.WorkloadPodGroupTemplateReference',
    get fields() {
        return [
            ['workloadName', 'string', 0],
            ['podGroupTemplateName', 'string', 0],
        ];
    },
};
export const PodGroupSchedulingConstraints = {
    type: 'k8s.io/api/scheduling/v1alpha2.PodGroupSchedulingConstraints',
    get fields() {
        return [
            ['topology', TopologyConstraint, 9],
        ];
    },
};
export const TopologyConstraint = {
    type: 'k8s.io/api/scheduling/v1alpha2.TopologyConstraint',
    get fields() {
        return [
            ['key', 'string', 0],
        ];
    },
};
