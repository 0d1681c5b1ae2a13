import * as corev1 from '../../core/v1/zz_generated.structs.js';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const NetworkPolicySpec = {
    type: 'k8s.io/api/networking/v1.NetworkPolicySpec',
    get fields() {
        return [
            ['podSelector', metav1.LabelSelector, 0],
            ['ingress', NetworkPolicyIngressRule, 9],
            ['egress', NetworkPolicyEgressRule, 9],
            ['policyTypes', 'v1.PolicyType', 9],
        ];
    },
};
export const NetworkPolicyIngressRule = {
    type: 'k8s.io/api/networking/v1.NetworkPolicyIngressRule',
    get fields() {
        return [
            ['ports', NetworkPolicyPort, 9],
            ['from', NetworkPolicyPeer, 9],
        ];
    },
};
export const NetworkPolicyEgressRule = {
    type: 'k8s.io/api/networking/v1.NetworkPolicyEgressRule',
    get fields() {
        return [
            ['ports', NetworkPolicyPort, 9],
            ['to', NetworkPolicyPeer, 9],
        ];
    },
};
export const NetworkPolicyPort = {
    type: 'k8s.io/api/networking/v1.NetworkPolicyPort',
    get fields() {
        return [
            ['protocol', 'v1.Protocol', 12],
            ['port', '@intstr.IntOrString', 12],
            ['endPort', 'int32', 12],
        ];
    },
};
export const IPBlock = {
    type: 'k8s.io/api/networking/v1.IPBlock',
    get fields() {
        return [
            ['cidr', 'string', 0],
            ['except', 'string', 9],
        ];
    },
};
export const NetworkPolicyPeer = {
    type: 'k8s.io/api/networking/v1.NetworkPolicyPeer',
    get fields() {
        return [
            ['podSelector', metav1.LabelSelector, 12],
            ['namespaceSelector', metav1.LabelSelector, 12],
            ['ipBlock', IPBlock, 12],
        ];
    },
};
export const IngressSpec = {
    type: 'k8s.io/api/networking/v1.IngressSpec',
    get fields() {
        return [
            ['ingressClassName', 'string', 12],
            ['defaultBackend', IngressBackend, 12],
            ['tls', IngressTLS, 9],
            ['rules', IngressRule, 9],
        ];
    },
};
export const IngressTLS = {
    type: 'k8s.io/api/networking/v1.IngressTLS',
    get fields() {
        return [
            ['hosts', 'string', 9],
            ['secretName', 'string', 8],
        ];
    },
};
export const IngressStatus = {
    type: 'k8s.io/api/networking/v1.IngressStatus',
    get fields() {
        return [
            ['loadBalancer', IngressLoadBalancerStatus, 8],
        ];
    },
};
export const IngressLoadBalancerStatus = {
    type: 'k8s.io/api/networking/v1.IngressLoadBalancerStatus',
    get fields() {
        return [
            ['ingress', IngressLoadBalancerIngress, 9],
        ];
    },
};
export const IngressLoadBalancerIngress = {
    type: 'k8s.io/api/networking/v1.IngressLoadBalancerIngress',
    get fields() {
        return [
            ['ip', 'string', 8],
            ['hostname', 'string', 8],
            ['ports', IngressPortStatus, 9],
        ];
    },
};
export const IngressPortStatus = {
    type: 'k8s.io/api/networking/v1.IngressPortStatus',
    get fields() {
        return [
            ['port', 'int32', 0],
            ['protocol', 'v1.Protocol', 0],
            ['error', 'string', 12],
        ];
    },
};
export const IngressRule = {
    type: 'k8s.io/api/networking/v1.IngressRule',
    get fields() {
        return [
            ['host', 'string', 8],
            ['', IngressRuleValue, 32],
        ];
    },
};
export const IngressRuleValue = {
    type: 'k8s.io/api/networking/v1.IngressRuleValue',
    get fields() {
        return [
            ['http', HTTPIngressRuleValue, 12],
        ];
    },
};
export const HTTPIngressRuleValue = {
    type: 'k8s.io/api/networking/v1.HTTPIngressRuleValue',
    get fields() {
        return [
            ['paths', HTTPIngressPath, 1],
        ];
    },
};
export const HTTPIngressPath = {
    type: 'k8s.io/api/networking/v1.HTTPIngressPath',
    get fields() {
        return [
            ['path', 'string', 8],
            ['pathType', 'v1.PathType', 4],
            ['backend', IngressBackend, 0],
        ];
    },
};
export const IngressBackend = {
    type: 'k8s.io/api/networking/v1.IngressBackend',
    get fields() {
        return [
            ['service', IngressServiceBackend, 12],
            ['resource', corev1.TypedLocalObjectReference, 12],
        ];
    },
};
export const IngressServiceBackend = {
    type: 'k8s.io/api/networking/v1.IngressServiceBackend',
    get fields() {
        return [
            ['name', 'string', 0],
            ['port', ServiceBackendPort, 8],
        ];
    },
};
export const ServiceBackendPort = {
    type: 'k8s.io/api/networking/v1.ServiceBackendPort',
    get fields() {
        return [
            ['name', 'string', 8],
            ['number', 'int32', 8],
        ];
    },
};
export const IngressClassSpec = {
    type: 'k8s.io/api/networking/v1.IngressClassSpec',
    get fields() {
        return [
            ['controller', 'string', 8],
            ['parameters', IngressClassParametersReference, 12],
        ];
    },
};
export const IngressClassParametersReference = {
    type: 'k8s.io/api/networking/v1.IngressClassParametersReference',
    get fields() {
        return [
            ['apiGroup', 'string', 12],
            ['kind', 'string', 0],
            ['name', 'string', 0],
            ['scope', 'string', 4],
            ['namespace', 'string', 12],
        ];
    },
};
export const IPAddressSpec = {
    type: 'k8s.io/api/networking/v1.IPAddressSpec',
    get fields() {
        return [
            ['parentRef', ParentReference, 12],
        ];
    },
};
export const ParentReference = {
    type: 'k8s.io/api/networking/v1.ParentReference',
    get fields() {
        return [
            ['group', 'string', 8],
            ['resource', 'string', 8],
            ['namespace', 'string', 8],
            ['name', 'string', 8],
        ];
    },
};
export const ServiceCIDRSpec = {
    type: 'k8s.io/api/networking/v1.ServiceCIDRSpec',
    get fields() {
        return [
            ['cidrs', 'string', 9],
        ];
    },
};
export const ServiceCIDRStatus = {
    type: 'k8s.io/api/networking/v1.ServiceCIDRStatus',
    get fields() {
        return [
            ['conditions', metav1.Condition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
        ];
    },
};
