import * as corev1 from '../../core/v1/zz_generated.structs.js';
import * as corev1Kinds from '../../core/v1/zz_generated.types.js';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const ScaleSpec = {
    type: 'k8s.io/api/apps/v1beta2.ScaleSpec',
    get fields() {
        return [
            ['replicas', 'int32', 8],
        ];
    },
};
export const ScaleStatus = {
    type: 'k8s.io/api/apps/v1beta2.ScaleStatus',
    get fields() {
        return [
            ['replicas', 'int32', 0],
            ['selector', 'string', 10, { merge: 'atomic' }],
            ['targetSelector', 'string', 8],
        ];
    },
};
export const StatefulSetUpdateStrategy = {
    type: 'k8s.io/api/apps/v1beta2.StatefulSetUpdateStrategy',
    get fields() {
        return [
            ['type', 'v1beta2.StatefulSetUpdateStrategyType', 8],
            ['rollingUpdate', RollingUpdateStatefulSetStrategy, 12],
        ];
    },
};
export const RollingUpdateStatefulSetStrategy = {
    type: 'k8s.io/api/apps/v1beta2.RollingUpdateStatefulSetStrategy',
    get fields() {
        return [
            ['partition', 'int32', 12],
            ['maxUnavailable', '@intstr.IntOrString', 12],
        ];
    },
};
export const StatefulSetPersistentVolumeClaimRetentionPolicy = {
    type: 'k8s.io/api/apps/v1beta2.StatefulSetPersistentVolumeClaimRetentionPolicy',
    get fields() {
        return [
            ['whenDeleted', 'v1beta2.PersistentVolumeClaimRetentionPolicyType', 8],
            ['whenScaled', 'v1beta2.PersistentVolumeClaimRetentionPolicyType', 8],
        ];
    },
};
export const StatefulSetOrdinals = {
    type: 'k8s.io/api/apps/v1beta2.StatefulSetOrdinals',
    get fields() {
        return [
            ['start', 'int32', 0],
        ];
    },
};
export const StatefulSetSpec = {
    type: 'k8s.io/api/apps/v1beta2.StatefulSetSpec',
    get fields() {
        return [
            ['replicas', 'int32', 12],
            ['selector', metav1.LabelSelector, 4],
            ['template', corev1.PodTemplateSpec, 0],
            ['volumeClaimTemplates', corev1Kinds.PersistentVolumeClaim, 9],
            ['serviceName', 'string', 0],
            ['podManagementPolicy', 'v1beta2.PodManagementPolicyType', 8],
            ['updateStrategy', StatefulSetUpdateStrategy, 8],
            ['revisionHistoryLimit', 'int32', 12],
            ['minReadySeconds', 'int32', 8],
            ['persistentVolumeClaimRetentionPolicy', StatefulSetPersistentVolumeClaimRetentionPolicy, 12],
            ['ordinals', StatefulSetOrdinals, 12],
        ];
    },
};
export const StatefulSetStatus = {
    type: 'k8s.io/api/apps/v1beta2.StatefulSetStatus',
    get fields() {
        return [
            ['observedGeneration', 'int64', 8],
            ['replicas', 'int32', 0],
            ['readyReplicas', 'int32', 8],
            ['currentReplicas', 'int32', 8],
            ['updatedReplicas', 'int32', 8],
            ['currentRevision', 'string', 8],
            ['updateRevision', 'string', 8],
            ['collisionCount', 'int32', 12],
            ['conditions', StatefulSetCondition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
            ['availableReplicas', 'int32', 0],
        ];
    },
};
export const StatefulSetCondition = {
    type: 'k8s.io/api/apps/v1beta2.StatefulSetCondition',
    get fields() {
        return [
            ['type', 'v1beta2.StatefulSetConditionType', 0],
            ['status', 'v1.ConditionStatus', 0],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
        ];
    },
};
export const DeploymentSpec = {
    type: 'k8s.io/api/apps/v1beta2.DeploymentSpec',
    get fields() {
        return [
            ['replicas', 'int32', 12],
            ['selector', metav1.LabelSelector, 4],
            ['template', corev1.PodTemplateSpec, 0],
            ['strategy', DeploymentStrategy, 8, { patch: 'retainKeys' }],
            ['minReadySeconds', 'int32', 8],
            ['revisionHistoryLimit', 'int32', 12],
            ['paused', 'bool', 8],
            ['progressDeadlineSeconds', 'int32', 12],
        ];
    },
};
export const DeploymentStrategy = {
    type: 'k8s.io/api/apps/v1beta2.DeploymentStrategy',
    get fields() {
        return [
            ['type', 'v1beta2.DeploymentStrategyType', 8],
            ['rollingUpdate', RollingUpdateDeployment, 12],
        ];
    },
};
export const RollingUpdateDeployment = {
    type: 'k8s.io/api/apps/v1beta2.RollingUpdateDeployment',
    get fields() {
        return [
            ['maxUnavailable', '@intstr.IntOrString', 12],
            ['maxSurge', '@intstr.IntOrString', 12],
        ];
    },
};
export const DeploymentStatus = {
    type: 'k8s.io/api/apps/v1beta2.DeploymentStatus',
    get fields() {
        return [
            ['observedGeneration', 'int64', 8],
            ['replicas', 'int32', 8],
            ['updatedReplicas', 'int32', 8],
            ['readyReplicas', 'int32', 8],
            ['availableReplicas', 'int32', 8],
            ['unavailableReplicas', 'int32', 8],
            ['terminatingReplicas', 'int32', 12],
            ['conditions', DeploymentCondition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
            ['collisionCount', 'int32', 12],
        ];
    },
};
export const DeploymentCondition = {
    type: 'k8s.io/api/apps/v1beta2.DeploymentCondition',
    get fields() {
        return [
            ['type', 'v1beta2.DeploymentConditionType', 0],
            ['status', 'v1.ConditionStatus', 0],
            ['lastUpdateTime', '@v1.Time', 8],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
        ];
    },
};
export const DaemonSetUpdateStrategy = {
    type: 'k8s.io/api/apps/v1beta2.DaemonSetUpdateStrategy',
    get fields() {
        return [
            ['type', 'v1beta2.DaemonSetUpdateStrategyType', 8],
            ['rollingUpdate', RollingUpdateDaemonSet, 12],
        ];
    },
};
export const RollingUpdateDaemonSet = {
    type: 'k8s.io/api/apps/v1beta2.RollingUpdateDaemonSet',
    get fields() {
        return [
            ['maxUnavailable', '@intstr.IntOrString', 12],
            ['maxSurge', '@intstr.IntOrString', 12],
        ];
    },
};
export const DaemonSetSpec = {
    type: 'k8s.io/api/apps/v1beta2.DaemonSetSpec',
    get fields() {
        return [
            ['selector', metav1.LabelSelector, 4],
            ['template', corev1.PodTemplateSpec, 0],
            ['updateStrategy', DaemonSetUpdateStrategy, 8],
            ['minReadySeconds', 'int32', 8],
            ['revisionHistoryLimit', 'int32', 12],
        ];
    },
};
export const DaemonSetStatus = {
    type: 'k8s.io/api/apps/v1beta2.DaemonSetStatus',
    get fields() {
        return [
            ['currentNumberScheduled', 'int32', 0],
            ['numberMisscheduled', 'int32', 0],
            ['desiredNumberScheduled', 'int32', 0],
            ['numberReady', 'int32', 0],
            ['observedGeneration', 'int64', 8],
            ['updatedNumberScheduled', 'int32', 8],
            ['numberAvailable', 'int32', 8],
            ['numberUnavailable', 'int32', 8],
            ['collisionCount', 'int32', 12],
            ['conditions', DaemonSetCondition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
        ];
    },
};
export const DaemonSetCondition = {
    type: 'k8s.io/api/apps/v1beta2.DaemonSetCondition',
    get fields() {
        return [
            ['type', 'v1beta2.DaemonSetConditionType', 0],
            ['status', 'v1.ConditionStatus', 0],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
        ];
    },
};
export const ReplicaSetSpec = {
    type: 'k8s.io/api/apps/v1beta2.ReplicaSetSpec',
    get fields() {
        return [
            ['replicas', 'int32', 12],
            ['minReadySeconds', 'int32', 8],
            ['selector', metav1.LabelSelector, 4],
            ['template', corev1.PodTemplateSpec, 8],
        ];
    },
};
export const ReplicaSetStatus = {
    type: 'k8s.io/api/apps/v1beta2.ReplicaSetStatus',
    get fields() {
        return [
            ['replicas', 'int32', 0],
            ['fullyLabeledReplicas', 'int32', 8],
            ['readyReplicas', 'int32', 8],
            ['availableReplicas', 'int32', 8],
            ['terminatingReplicas', 'int32', 12],
            ['observedGeneration', 'int64', 8],
            ['conditions', ReplicaSetCondition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
        ];
    },
};
export const ReplicaSetCondition = {
    type: 'k8s.io/api/apps/v1beta2.ReplicaSetCondition',
    get fields() {
        return [
            ['type', 'v1beta2.ReplicaSetConditionType', 0],
            ['status', 'v1.ConditionStatus', 0],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
        ];
    },
};
