import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const WorkloadSpec = {
    type: 'k8s.io/api/scheduling/v1beta1.WorkloadSpec',
    get fields() {
        return [
            ['controllerRef', TypedLocalObjectReference, 12],
            ['podGroupTemplates', PodGroupTemplate, 1, { merge: 'map', keys: ['name'] }],
            ['compositePodGroupTemplates', CompositePodGroupTemplate, 9, { merge: 'map', keys: ['name'] }],
        ];
    },
};
export const TypedLocalObjectReference = {
    type: 'k8s.io/api/scheduling/v1beta1.TypedLocalObjectReference',
    get fields() {
        return [
            ['apiGroup', 'string', 8],
            ['kind', 'string', 0],
            ['name', 'string', 0],
        ];
    },
};
export const PodGroupTemplate = {
    type: 'k8s.io/api/scheduling/v1beta1.PodGroupTemplate',
    get fields() {
        return [
            ['name', 'string', 0],
            ['schedulingPolicy', PodGroupSchedulingPolicy, 0],
            ['schedulingConstraints', PodGroupSchedulingConstraints, 4],
            ['resourceClaims', PodGroupResourceClaim, 9, { patch: 'merge,retainKeys', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['disruptionMode', DisruptionMode, 12],
            ['priorityClassName', 'string', 8],
            ['priority', 'int32', 12],
            ['preemptionPolicy', 'v1beta1.PreemptionPolicy', 12],
        ];
    },
};
export const CompositePodGroupTemplate = {
    type: 'k8s.io/api/scheduling/v1beta1.CompositePodGroupTemplate',
    get fields() {
        return [
            ['name', 'string', 0],
            ['schedulingPolicy', CompositePodGroupSchedulingPolicy, 0],
            ['schedulingConstraints', CompositePodGroupSchedulingConstraints, 12],
            ['disruptionMode', CompositeDisruptionMode, 12],
            ['priorityClassName', 'string', 8],
            ['priority', 'int32', 12],
            ['preemptionPolicy', 'v1beta1.PreemptionPolicy', 12],
            ['podGroupTemplates', PodGroupTemplate, 9, { merge: 'map', keys: ['name'] }],
            ['compositePodGroupTemplates', CompositePodGroupTemplate, 9, { merge: 'map', keys: ['name'] }],
        ];
    },
};
export const PodGroupSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1beta1.PodGroupSchedulingPolicy',
    get fields() {
        return [
            ['basic', BasicSchedulingPolicy, 12],
            ['gang', GangSchedulingPolicy, 12],
        ];
    },
};
export const BasicSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1beta1.BasicSchedulingPolicy',
    get fields() {
        return [];
    },
};
export const GangSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1beta1.GangSchedulingPolicy',
    get fields() {
        return [
            ['minCount', 'int32', 0],
        ];
    },
};
export const PodGroupResourceClaim = {
    type: 'k8s.io/api/scheduling/v1beta1.PodGroupResourceClaim',
    get fields() {
        return [
            ['name', 'string', 0],
            ['resourceClaimName', 'string', 12],
            ['resourceClaimTemplateName', 'string', 12],
        ];
    },
};
export const DisruptionMode = {
    type: 'k8s.io/api/scheduling/v1beta1.DisruptionMode',
    get fields() {
        return [
            ['single', SingleDisruptionMode, 12],
            ['all', AllDisruptionMode, 12],
        ];
    },
};
export const SingleDisruptionMode = {
    type: 'k8s.io/api/scheduling/v1beta1.SingleDisruptionMode',
    get fields() {
        return [];
    },
};
export const AllDisruptionMode = {
    type: 'k8s.io/api/scheduling/v1beta1.AllDisruptionMode',
    get fields() {
        return [];
    },
};
export const PodGroupSpec = {
    type: 'k8s.io/api/scheduling/v1beta1.PodGroupSpec',
    get fields() {
        return [
            ['parentCompositePodGroupName', 'string', 12],
            ['workloadRef', WorkloadReference, 12],
            ['schedulingPolicy', PodGroupSchedulingPolicy, 0],
            ['schedulingConstraints', PodGroupSchedulingConstraints, 12],
            ['resourceClaims', PodGroupResourceClaim, 9, { patch: 'merge,retainKeys', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['disruptionMode', DisruptionMode, 12],
            ['priorityClassName', 'string', 8],
            ['priority', 'int32', 12],
            ['preemptionPolicy', 'v1beta1.PreemptionPolicy', 12],
        ];
    },
};
export const PodGroupStatus = {
    type: 'k8s.io/api/scheduling/v1beta1.PodGroupStatus',
    get fields() {
        return [
            ['conditions', metav1.Condition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
            ['resourceClaimStatuses', PodGroupResourceClaimStatus, 9, { patch: 'merge,retainKeys', patchKey: 'name', merge: 'map', keys: ['name'] }],
        ];
    },
};
export const PodGroupResourceClaimStatus = {
    type: 'k8s.io/api/scheduling/v1beta1.PodGroupResourceClaimStatus',
    get fields() {
        return [
            ['name', 'string', 0],
            ['resourceClaimName', 'string', 12],
        ];
    },
};
export const WorkloadReference = {
    type: 'k8s.io/api/scheduling/v1beta1.WorkloadReference',
    get fields() {
        return [
            ['workloadName', 'string', 0],
            ['templateName', 'string', 0],
        ];
    },
};
export const PodGroupSchedulingConstraints = {
    type: 'k8s.io/api/scheduling/v1beta1.PodGroupSchedulingConstraints',
    get fields() {
        return [
            ['topology', TopologyConstraint, 9],
        ];
    },
};
export const TopologyConstraint = {
    type: 'k8s.io/api/scheduling/v1beta1.TopologyConstraint',
    get fields() {
        return [
            ['key', 'string', 0],
        ];
    },
};
export const CompositePodGroupSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1beta1.CompositePodGroupSchedulingPolicy',
    get fields() {
        return [
            ['basic', CompositeBasicSchedulingPolicy, 12],
            ['gang', CompositeGangSchedulingPolicy, 12],
        ];
    },
};
export const CompositeBasicSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1beta1.CompositeBasicSchedulingPolicy',
    get fields() {
        return [];
    },
};
export const CompositeGangSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1beta1.CompositeGangSchedulingPolicy',
    get fields() {
        return [
            ['minGroupCount', 'int32', 0],
        ];
    },
};
export const CompositeDisruptionMode = {
    type: 'k8s.io/api/scheduling/v1beta1.CompositeDisruptionMode',
    get fields() {
        return [
            ['single', SingleCompositeDisruptionMode, 12],
            ['all', AllCompositeDisruptionMode, 12],
        ];
    },
};
export const SingleCompositeDisruptionMode = {
    type: 'k8s.io/api/scheduling/v1beta1.SingleCompositeDisruptionMode',
    get fields() {
        return [];
    },
};
export const AllCompositeDisruptionMode = {
    type: 'k8s.io/api/scheduling/v1beta1.AllCompositeDisruptionMode',
    get fields() {
        return [];
    },
};
export const CompositePodGroupSchedulingConstraints = {
    type: 'k8s.io/api/scheduling/v1beta1.CompositePodGroupSchedulingConstraints',
    get fields() {
        return [
            ['topology', TopologyConstraint, 9],
        ];
    },
};
