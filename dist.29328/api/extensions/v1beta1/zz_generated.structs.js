import * as corev1 from '../../core/v1/zz_generated.structs.js';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const ScaleSpec = {
    type: 'k8s.io/api/extensions/v1beta1.ScaleSpec',
    get fields() {
        return [
            ['replicas', 'int32', 8],
        ];
    },
};
export const ScaleStatus = {
    type: 'k8s.io/api/extensions/v1beta1.ScaleStatus',
    get fields() {
        return [
            ['replicas', 'int32', 0],
            ['selector', 'string', 10, { merge: 'atomic' }],
            ['targetSelector', 'string', 8],
        ];
    },
};
export const DeploymentSpec = {
    type: 'k8s.io/api/extensions/v1beta1.DeploymentSpec',
    get fields() {
        return [
            ['replicas', 'int32', 12],
            ['selector', metav1.LabelSelector, 12],
            ['template', corev1.PodTemplateSpec, 0],
            ['strategy', DeploymentStrategy, 8, { patch: 'retainKeys' }],
            ['minReadySeconds', 'int32', 8],
            ['revisionHistoryLimit', 'int32', 12],
            ['paused', 'bool', 8],
            ['rollbackTo', RollbackConfig, 12],
            ['progressDeadlineSeconds', 'int32', 12],
        ];
    },
};
export const RollbackConfig = {
    type: 'k8s.io/api/extensions/v1beta1.RollbackConfig',
    get fields() {
        return [
            ['revision', 'int64', 8],
        ];
    },
};
export const DeploymentStrategy = {
    type: 'k8s.io/api/extensions/v1beta1.DeploymentStrategy',
    get fields() {
        return [
            ['type', 'v1beta1.DeploymentStrategyType', 8],
            ['rollingUpdate', RollingUpdateDeployment, 12],
        ];
    },
};
export const RollingUpdateDeployment = {
    type: 'k8s.io/api/extensions/v1beta1.RollingUpdateDeployment',
    get fields() {
        return [
            ['maxUnavailable', '@intstr.IntOrString', 12],
            ['maxSurge', '@intstr.IntOrString', 12],
        ];
    },
};
export const DeploymentStatus = {
    type: 'k8s.io/api/extensions/v1beta1.DeploymentStatus',
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
    type: 'k8s.io/api/extensions/v1beta1.DeploymentCondition',
    get fields() {
        return [
            ['type', 'v1beta1.DeploymentConditionType', 0],
            ['status', 'v1.ConditionStatus', 0],
            ['lastUpdateTime', '@v1.Time', 8],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
        ];
    },
};
export const DaemonSetUpdateStrategy = {
    type: 'k8s.io/api/extensions/v1beta1.DaemonSetUpdateStrategy',
    get fields() {
        return [
            ['type', 'v1beta1.DaemonSetUpdateStrategyType', 8],
            ['rollingUpdate', RollingUpdateDaemonSet, 12],
        ];
    },
};
export const RollingUpdateDaemonSet = {
    type: 'k8s.io/api/extensions/v1beta1.RollingUpdateDaemonSet',
    get fields() {
        return [
            ['maxUnavailable', '@intstr.IntOrString', 12],
            ['maxSurge', '@intstr.IntOrString', 12],
        ];
    },
};
export const DaemonSetSpec = {
    type: 'k8s.io/api/extensions/v1beta1.DaemonSetSpec',
    get fields() {
        return [
            ['selector', metav1.LabelSelector, 12],
            ['template', corev1.PodTemplateSpec, 0],
            ['updateStrategy', DaemonSetUpdateStrategy, 8],
            ['minReadySeconds', 'int32', 8],
            ['templateGeneration', 'int64', 8],
            ['revisionHistoryLimit', 'int32', 12],
        ];
    },
};
export const DaemonSetStatus = {
    type: 'k8s.io/api/extensions/v1beta1.DaemonSetStatus',
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
    type: 'k8s.io/api/extensions/v1beta1.DaemonSetCondition',
    get fields() {
        return [
            ['type', 'v1beta1.DaemonSetConditionType', 0],
            ['status', 'v1.ConditionStatus', 0],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
        ];
    },
};
export const IngressSpec = {
    type: 'k8s.io/api/extensions/v1beta1.IngressSpec',
    get fields() {
        return [
            ['ingressClassName', 'string', 12],
            ['backend', IngressBackend, 12],
            ['tls', IngressTLS, 9],
            ['rules', IngressRule, 9],
        ];
    },
};
export const IngressTLS = {
    type: 'k8s.io/api/extensions/v1beta1.IngressTLS',
    get fields() {
        return [
            ['hosts', 'string', 9],
            ['secretName', 'string', 8],
        ];
    },
};
export const IngressStatus = {
    type: 'k8s.io/api/extensions/v1beta1.IngressStatus',
    get fields() {
        return [
            ['loadBalancer', IngressLoadBalancerStatus, 8],
        ];
    },
};
export const IngressLoadBalancerStatus = {
    type: 'k8s.io/api/extensions/v1beta1.IngressLoadBalancerStatus',
    get fields() {
        return [
            ['ingress', IngressLoadBalancerIngress, 9],
        ];
    },
};
export const IngressLoadBalancerIngress = {
    type: 'k8s.io/api/extensions/v1beta1.IngressLoadBalancerIngress',
    get fields() {
        return [
            ['ip', 'string', 8],
            ['hostname', 'string', 8],
            ['ports', IngressPortStatus, 9],
        ];
    },
};
export const IngressPortStatus = {
    type: 'k8s.io/api/extensions/v1beta1.IngressPortStatus',
    get fields() {
        return [
            ['port', 'int32', 0],
            ['protocol', 'v1.Protocol', 0],
            ['error', 'string', 12],
        ];
    },
};
export const IngressRule = {
    type: 'k8s.io/api/extensions/v1beta1.IngressRule',
    get fields() {
        return [
            ['host', 'string', 8],
            ['', IngressRuleValue, 32],
        ];
    },
};
export const IngressRuleValue = {
    type: 'k8s.io/api/extensions/v1beta1.IngressRuleValue',
    get fields() {
        return [
            ['http', HTTPIngressRuleValue, 12],
        ];
    },
};
export const HTTPIngressRuleValue = {
    type: 'k8s.io/api/extensions/v1beta1.HTTPIngressRuleValue',
    get fields() {
        return [
            ['paths', HTTPIngressPath, 1],
        ];
    },
};
export const HTTPIngressPath = {
    type: 'k8s.io/api/extensions/v1beta1.HTTPIngressPath',
    get fields() {
        return [
            ['path', 'string', 8],
            ['pathType', 'v1beta1.PathType', 12],
            ['backend', IngressBackend, 0],
        ];
    },
};
export const IngressBackend = {
    type: 'k8s.io/api/extensions/v1beta1.IngressBackend',
    get fields() {
        return [
            ['serviceName', 'string', 8],
            ['servicePort', '@intstr.IntOrString', 8],
            ['resource', corev1.TypedLocalObjectReference, 12],
        ];
    },
};
export const ReplicaSetSpec = {
    type: 'k8s.io/api/extensions/v1beta1.ReplicaSetSpec',
    get fields() {
        return [
            ['replicas', 'int32', 12],
            ['minReadySeconds', 'int32', 8],
            ['selector', metav1.LabelSelector, 12],
            ['template', corev1.PodTemplateSpec, 8],
        ];
    },
};
export const ReplicaSetStatus = {
    type: 'k8s.io/api/extensions/v1beta1.ReplicaSetStatus',
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
    type: 'k8s.io/api/extensions/v1beta1.ReplicaSetCondition',
    get fields() {
        return [
            ['type', 'v1beta1.ReplicaSetConditionType', 0],
            ['status', 'v1.ConditionStatus', 0],
            ['lastTransitionTime', '@v1.Time', 8],
            ['reason', 'string', 8],
            ['message', 'string', 8],
        ];
    },
};
export const NetworkPolicySpec = {
    type: 'k8s.io/api/extensions/v1beta1.NetworkPolicySpec',
    get fields() {
        return [
            ['podSelector', metav1.LabelSelector, 0],
            ['ingress', NetworkPolicyIngressRule, 9],
            ['egress', NetworkPolicyEgressRule, 9],
            ['policyTypes', 'v1beta1.PolicyType', 9],
        ];
    },
};
export const NetworkPolicyIngressRule = {
    type: 'k8s.io/api/extensions/v1beta1.NetworkPolicyIngressRule',
    get fields() {
        return [
            ['ports', NetworkPolicyPort, 9],
            ['from', NetworkPolicyPeer, 9],
        ];
    },
};
export const NetworkPolicyEgressRule = {
    type: 'k8s.io/api/extensions/v1beta1.NetworkPolicyEgressRule',
    get fields() {
        return [
            ['ports', NetworkPolicyPort, 9],
            ['to', NetworkPolicyPeer, 9],
        ];
    },
};
export const NetworkPolicyPort = {
    type: 'k8s.io/api/extensions/v1beta1.NetworkPolicyPort',
    get fields() {
        return [
            ['protocol', 'v1.Protocol', 12],
            ['port', '@intstr.IntOrString', 12],
            ['endPort', 'int32', 12],
        ];
    },
};
export const IPBlock = {
    type: 'k8s.io/api/extensions/v1beta1.IPBlock',
    get fields() {
        return [
            ['cidr', 'string', 0],
            ['except', 'string', 9],
        ];
    },
};
export const NetworkPolicyPeer = {
    type: 'k8s.io/api/extensions/v1beta1.NetworkPolicyPeer',
    get fields() {
        return [
            ['podSelector', metav1.LabelSelector, 12],
            ['namespaceSelector', metav1.LabelSelector, 12],
            ['ipBlock', IPBlock, 12],
        ];
    },
};
