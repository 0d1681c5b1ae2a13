import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const WorkloadSpec = {
    type: 'k8s.io/api/scheduling/v1alpha3.WorkloadSpec',
    get fields() {
        return [
            ['controllerRef', TypedLocalObjectReference, 12],
            ['podGroupTemplates', PodGroupTemplate, 1, { merge: 'map', keys: ['name'] }],
            ['compositePodGroupTemplates', CompositePodGroupTemplate, 9, { merge: 'map', keys: ['name'] }],
        ];
    },
};
export const TypedLocalObjectReference = {
    type: 'k8s.io/api/scheduling/v1alpha3.TypedLocalObjectReference',
    get fields() {
        return [
            ['apiGroup', 'string', 8],
            ['kind', 'string', 0],
            ['name', 'string', 0],
        ];
    },
};
export const PodGroupTemplate = {
    type: 'k8s.io/api/scheduling/v1alpha3.PodGroupTemplate',
    get fields() {
        return [
            ['name', 'string', 0],
            ['schedulingPolicy', PodGroupSchedulingPolicy, 0],
            ['schedulingConstraints', PodGroupSchedulingConstraints, 4],
            ['resourceClaims', PodGroupResourceClaim, 9, { patch: 'merge,retainKeys', patchKey: 'name', merge: 'map', keys: ['name'] }],
            ['disruptionMode', DisruptionMode, 12],
            ['priorityClassName', 'string', 8],
            ['priority', 'int32', 12],
            ['preemptionPolicy', 'v1alpha3.PreemptionPolicy', 12],
        ];
    },
};
export const CompositePodGroupTemplate = {
    type: 'k8s.io/api/scheduling/v1alpha3.CompositePodGroupTemplate',
    get fields() {
        return [
            ['name', 'string', 0],
            ['schedulingPolicy', CompositePodGroupSchedulingPolicy, 0],
            ['schedulingConstraints', CompositePodGroupSchedulingConstraints, 12],
            ['disruptionMode', CompositeDisruptionMode, 12],
            ['priorityClassName', 'string', 8],
            ['priority', 'int32', 12],
            ['preemptionPolicy', 'v1alpha3.PreemptionPolicy', 12],
            ['podGroupTemplates', PodGroupTemplate, 9, { merge: 'map', keys: ['name'] }],
            ['compositePodGroupTemplates', CompositePodGroupTemplate, 9, { merge: 'map', keys: ['name'] }],
        ];
    },
};
export const PodGroupSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1alpha3.PodGroupSchedulingPolicy',
    get fields() {
        return [
            ['basic', BasicSchedulingPolicy, 12],
            ['gang', GangSchedulingPolicy, 12],
        ];
    },
};
export const BasicSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1alpha3.BasicSchedulingPolicy',
    get fields() {
        return [];
    },
};
export const GangSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1alpha3.GangSchedulingPolicy',
    get fields() {
        return [
            ['minCount', 'int32', 0],
        ];
    },
};
export const PodGroupResourceClaim = {
    type: 'k8s.io/api/scheduling/v1alpha3.PodGroupResourceClaim',
    get fields() {
        return [
            ['name', 'string', 0],
            ['resourceClaimName', 'string', 12],
            ['resourceClaimTemplateName', 'string', 12],
        ];
    },
};
export const DisruptionMode = {
    type: 'k8s.io/api/scheduling/v1alpha3.DisruptionMode',
    get fields() {
        return [
            ['single', SingleDisruptionMode, 12],
            ['all', AllDisruptionMode, 12],
        ];
    },
};
export const SingleDisruptionMode = {
    type: 'k8s.io/api/scheduling/v1alpha3.SingleDisruptionMode',
    get fields() {
        return [];
    },
};
export const AllDisruptionMode = {
    type: 'k8s.io/api/scheduling/v1alpha3.AllDisruptionMode',
    get fields() {
        return [];
    },
};
export const PodGroupSpec = {
    type: 'k8s.io/api/scheduling/v1alpha3.PodGroupSpec',
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
            ['preemptionPolicy', 'v1alpha3.PreemptionPolicy', 12],
        ];
    },
};
export const PodGroupStatus = {
    type: 'k8s.io/api/scheduling/v1alpha3.PodGroupStatus',
    get fields() {
        return [
            ['conditions', metav1.Condition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
            ['resourceClaimStatuses', PodGroupResourceClaimStatus, 9, { patch: 'merge,retainKeys', patchKey: 'name', merge: 'map', keys: ['name'] }],
        ];
    },
};
export const PodGroupResourceClaimStatus = {
    type: 'k8s.io/api/scheduling/v1alpha3.PodGroupResourceClaimStatus',
    get fields() {
        return [
            ['name', 'string', 0],
            ['resourceClaimName', 'string', 12],
        ];
    },
};
export const WorkloadReference = {
    type: 'k8s.io/api/scheduling/v1alpha3.WorkloadReference',
    get fields() {
        return [
            ['workloadName', 'string', 0],
            ['templateName', 'string', 0],
        ];
    },
};
export const PodGroupSchedulingConstraints = {
    type: 'k8s.io/api/scheduling/v1alpha3.PodGroupSchedulingConstraints',
    get fields() {
        return [
            ['topology', TopologyConstraint, 9],
        ];
    },
};
export const TopologyConstraint = {
    type: 'k8s.io/api/scheduling/v1alpha3.TopologyConstraint',
    get fields() {
        return [
            ['key', 'string', 0],
        ];
    },
};
export const WorkloadPodGroupSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1alpha3.WorkloadPodGroupSchedulingPolicy',
    get fields() {
        return [
            ['basic', WorkloadPodGroupBasicSchedulingPolicy, 12],
            ['gang', WorkloadPodGroupGangSchedulingPolicy, 12],
        ];
    },
};
export const WorkloadPodGroupBasicSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1alpha3.WorkloadPodGroupBasicSchedulingPolicy',
    get fields() {
        return [];
    },
};
export const WorkloadPodGroupGangSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1alpha3.WorkloadPodGroupGangSchedulingPolicy',
    get fields() {
        return [
            ['minCount', 'int32', 12],
        ];
    },
};
export const WorkloadPodGroupSchedulingConstraints = {
    type: 'k8s.io/api/scheduling/v1alpha3.WorkloadPodGroupSchedulingConstraints',
    get fields() {
        return [
            ['topology', TopologyConstraint, 9],
        ];
    },
};
export const WorkloadPodGroupResourceClaim = {
    type: 'k8s.io/api/scheduling/v1alpha3.WorkloadPodGroupResourceClaim',
    get fields() {
        return [
            ['name', 'string', 0],
            ['resourceClaimName', 'string', 12],
            ['resourceClaimTemplateName', 'string', 12],
        ];
    },
};
export const WorkloadPodGroupDisruptionMode = {
    type: 'k8s.io/api/scheduling/v1alpha3.WorkloadPodGroupDisruptionMode',
    get fields() {
        return [
            ['single', WorkloadPodGroupSingleDisruptionMode, 12],
            ['all', WorkloadPodGroupAllDisruptionMode, 12],
        ];
    },
};
export const WorkloadPodGroupSingleDisruptionMode = {
    type: 'k8s.io/api/scheduling/v1alpha3.WorkloadPodGroupSingleDisruptionMode',
    get fields() {
        return [];
    },
};
export const WorkloadPodGroupAllDisruptionMode = {
    type: 'k8s.io/api/scheduling/v1alpha3.WorkloadPodGroupAllDisruptionMode',
    get fields() {
        return [];
    },
};
export const WorkloadCompositePodGroupSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1alpha3.WorkloadCompositePodGroupSchedulingPolicy',
    get fields() {
        return [
            ['basic', WorkloadCompositePodGroupBasicSchedulingPolicy, 12],
            ['gang', WorkloadCompositePodGroupGangSchedulingPolicy, 12],
        ];
    },
};
export const WorkloadCompositePodGroupBasicSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1alpha3.WorkloadCompositePodGroupBasicSchedulingPolicy',
    get fields() {
        return [];
    },
};
export const WorkloadCompositePodGroupGangSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1alpha3.WorkloadCompositePodGroupGangSchedulingPolicy',
    get fields() {
        return [
            ['minGroupCount', 'int32', 12],
        ];
    },
};
export const WorkloadCompositePodGroupSchedulingConstraints = {
    type: 'k8s.io/api/scheduling/v1alpha3.WorkloadCompositePodGroupSchedulingConstraints',
    get fields() {
        return [
            ['topology', TopologyConstraint, 9],
        ];
    },
};
export const WorkloadCompositePodGroupDisruptionMode = {
    type: 'k8s.io/api/scheduling/v1alpha3.WorkloadCompositePodGroupDisruptionMode',
    get fields() {
        return [
            ['single', WorkloadCompositePodGroupSingleDisruptionMode, 12],
            ['all', WorkloadCompositePodGroupAllDisruptionMode, 12],
        ];
    },
};
export const WorkloadCompositePodGroupSingleDisruptionMode = {
    type: 'k8s.io/api/scheduling/v1alpha3.WorkloadCompositePodGroupSingleDisruptionMode',
    get fields() {
        return [];
    },
};
export const WorkloadCompositePodGroupAllDisruptionMode = {
    type: 'k8s.io/api/scheduling/v1alpha3.WorkloadCompositePodGroupAllDisruptionMode',
    get fields() {
        return [];
    },
};
export const CompositePodGroupSpec = {
    type: 'k8s.io/api/scheduling/v1alpha3.CompositePodGroupSpec',
    get fields() {
        return [
            ['parentCompositePodGroupName', 'string', 12],
            ['workloadRef', WorkloadReference, 4],
            ['schedulingPolicy', CompositePodGroupSchedulingPolicy, 0],
            ['schedulingConstraints', CompositePodGroupSchedulingConstraints, 12],
            ['disruptionMode', CompositeDisruptionMode, 12],
            ['priorityClassName', 'string', 8],
            ['priority', 'int32', 12],
            ['preemptionPolicy', 'v1alpha3.PreemptionPolicy', 12],
        ];
    },
};
export const CompositePodGroupSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1alpha3.CompositePodGroupSchedulingPolicy',
    get fields() {
        return [
            ['basic', CompositeBasicSchedulingPolicy, 12],
            ['gang', CompositeGangSchedulingPolicy, 12],
        ];
    },
};
export const CompositeBasicSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1alpha3.CompositeBasicSchedulingPolicy',
    get fields() {
        return [];
    },
};
export const CompositeGangSchedulingPolicy = {
    type: 'k8s.io/api/scheduling/v1alpha3.CompositeGangSchedulingPolicy',
    get fields() {
        return [
            ['minGroupCount', 'int32', 0],
        ];
    },
};
export const CompositeDisruptionMode = {
    type: 'k8s.io/api/scheduling/v1alpha3.CompositeDisruptionMode',
    get fields() {
        return [
            ['single', SingleCompositeDisruptionMode, 12],
            ['all', AllCompositeDisruptionMode, 12],
        ];
    },
};
export const SingleCompositeDisruptionMode = {
    type: 'k8s.io/api/scheduling/v1alpha3.SingleCompositeDisruptionMode',
    get fields() {
        return [];
    },
};
export const AllCompositeDisruptionMode = {
    type: 'k8s.io/api/scheduling/v1alpha3.AllCompositeDisruptionMode',
    get fields() {
        return [];
    },
};
export const CompositePodGroupStatus = {
    type: 'k8s.io/api/scheduling/v1alpha3.CompositePodGroupStatus',
    get fields() {
        return [
            ['conditions', metav1.Condition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
        ];
    },
};
export const CompositePodGroupSchedulingConstraints = {
    type: 'k8s.io/api/scheduling/v1alpha3.CompositePodGroupSchedulingConstraints',
    get fields() {
        return [
            ['topology', TopologyConstraint, 9],
        ];
    },
};
