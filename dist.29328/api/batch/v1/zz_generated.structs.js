import * as corev1 from '../../core/v1/zz_generated.structs.js';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
import * as schedulingv1alpha3 from '../../scheduling/v1alpha3/zz_generated.structs.js';
export const PodFailurePolicyOnExitCodesRequirement = {
    type: 'k8s.io/api/batch/v1.PodFailurePolicyOnExitCodesRequirement',
    get fields() {
        return [
            ['containerName', 'string', 12],
            ['operator', 'v1.PodFailurePolicyOnExitCodesOperator', 0],
            ['values', 'int32', 1, { merge: 'set' }],
        ];
    },
};
export const PodFailurePolicyOnPodConditionsPattern = {
    type: 'k8s.io/api/batch/v1.PodFailurePolicyOnPodConditionsPattern',
    get fields() {
        return [
            ['type', 'v1.PodConditionType', 0],
            ['status', 'v1.ConditionStatus', 0],
        ];
    },
};
export const PodFailurePolicyRule = {
    type: 'k8s.io/api/batch/v1.PodFailurePolicyRule',
    get fields() {
        return [
            ['action', 'v1.PodFailurePolicyAction', 0],
            ['onExitCodes', PodFailurePolicyOnExitCodesRequirement, 12],
            ['onPodConditions', PodFailurePolicyOnPodConditionsPattern, 9],
        ];
    },
};
export const PodFailurePolicy = {
    type: 'k8s.io/api/batch/v1.PodFailurePolicy',
    get fields() {
        return [
            ['rules', PodFailurePolicyRule, 1],
        ];
    },
};
export const SuccessPolicy = {
    type: 'k8s.io/api/batch/v1.SuccessPolicy',
    get fields() {
        return [
            ['rules', SuccessPolicyRule, 1],
        ];
    },
};
export const SuccessPolicyRule = {
    type: 'k8s.io/api/batch/v1.SuccessPolicyRule',
    get fields() {
        return [
            ['succeededIndexes', 'string', 12],
            ['succeededCount', 'int32', 12],
        ];
    },
};
export const JobSpec = {
    type: 'k8s.io/api/batch/v1.JobSpec',
    get fields() {
        return [
            ['parallelism', 'int32', 12],
            ['completions', 'int32', 12],
            ['activeDeadlineSeconds', 'int64', 12],
            ['podFailurePolicy', PodFailurePolicy, 12],
            ['successPolicy', SuccessPolicy, 12],
            ['backoffLimit', 'int32', 12],
            ['backoffLimitPerIndex', 'int32', 12],
            ['maxFailedIndexes', 'int32', 12],
            ['selector', metav1.LabelSelector, 12],
            ['manualSelector', 'bool', 12],
            ['template', corev1.PodTemplateSpec, 0],
            ['ttlSecondsAfterFinished', 'int32', 12],
            ['completionMode', 'v1.CompletionMode', 12],
            ['suspend', 'bool', 12],
            ['podReplacementPolicy', 'v1.PodReplacementPolicy', 12],
            ['managedBy', 'string', 12],
            ['scheduling', JobSchedulingConfiguration, 12],
        ];
    },
};
export const JobSchedulingConfiguration = {
    type: 'k8s.io/api/batch/v1.JobSchedulingConfiguration',
    get fields() {
        return [
            ['schedulingPolicy', schedulingv1alpha3.WorkloadPodGroupSchedulingPolicy, 12],
            ['schedulingConstraints', schedulingv1alpha3.WorkloadPodGroupSchedulingConstraints, 12],
            ['disruptionMode', schedulingv1alpha3.WorkloadPodGroupDisruptionMode, 12],
            ['resourceClaims', schedulingv1alpha3.WorkloadPodGroupResourceClaim, 9, { patch: 'merge', patchKey: 'name', merge: 'map', keys: ['name'] }],
        ];
    },
};
export const JobStatus = {
    type: 'k8s.io/api/batch/v1.JobStatus',
    get fields() {
        return [
            ['conditions', JobCondition, 9, { patch: 'merge', patchKey: 'type' }],
            ['startTime', '@v1.Time', 12],
            ['completionTime', '@v1.Time', 12],
            ['active', 'int32', 8],
            ['succeeded', 'int32', 8],
            ['failed', 'int32', 8],
            ['terminating', 'int32', 12],
            ['completedIndexes', 'string', 8],
            ['failedIndexes', 'string', 12],
            ['uncountedTerminatedPods', UncountedTerminatedPods, 12],
            ['ready', 'int32', 12],
        ];
    },
};
export const UncountedTerminatedPods = {
    type: 'k8s.io/api/batch/v1.UncountedTerminatedPods',
    get fields() {
        return [
            ['succeeded', 'types.UID', 9, { merge: 'set' }],
            ['failed', 'types.UID', 9, { merge: 'set' }],
        ];
    },
};
export const JobCondition = {
    type: 'k8s.io/api/batch/v1.JobCondition',
    get fields() {
        return [
            ['type', 'v1.JobConditionType', 0],
            ['status', 'v1.ConditionStatus', 0],
            ['lastProbeTime', '@v1.Time', 8],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
        ];
    },
};
export const JobTemplateSpec = {
    type: 'k8s.io/api/batch/v1.JobTemplateSpec',
    get fields() {
        return [
            ['metadata', metav1.ObjectMeta, 8],
            ['spec', JobSpec, 8],
        ];
    },
};
export const CronJobSpec = {
    type: 'k8s.io/api/batch/v1.CronJobSpec',
    get fields() {
        return [
            ['schedule', 'string', 0],
            ['timeZone', 'string', 12],
            ['startingDeadlineSeconds', 'int64', 12],
            ['concurrencyPolicy', 'v1.ConcurrencyPolicy', 8],
            ['suspend', 'bool', 12],
            ['jobTemplate', JobTemplateSpec, 0],
            ['successfulJobsHistoryLimit', 'int32', 12],
            ['failedJobsHistoryLimit', 'int32', 12],
        ];
    },
};
export const CronJobStatus = {
    type: 'k8s.io/api/batch/v1.CronJobStatus',
    get fields() {
        return [
            ['active', corev1.ObjectReference, 9],
            ['lastScheduleTime', '@v1.Time', 12],
            ['lastSuccessfulTime', '@v1.Time', 12],
        ];
    },
};
