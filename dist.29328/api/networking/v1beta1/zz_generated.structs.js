import * as corev1 from '../../core/v1/zz_generated.structs.js';
import * as metav1 from '#apimachinery/apis/meta/v1/zz_generated.structs';
export const IngressSpec = {
    type: 'k8s.io/api/networking/v1beta1.IngressSpec',
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
    type: 'k8s.io/api/networking/v1beta1.IngressTLS',
    get fields() {
        return [
            ['hosts', 'string', 9],
            ['secretName', 'string', 8],
        ];
    },
};
export const IngressStatus = {
    type: 'k8s.io/api/networking/v1beta1.IngressStatus',
    get fields() {
        return [
            ['loadBalancer', IngressLoadBalancerStatus, 8],
        ];
    },
};
export const IngressLoadBalancerStatus = {
    type: 'k8s.io/api/networking/v1beta1.IngressLoadBalancerStatus',
    get fields() {
        return [
            ['ingress', IngressLoadBalancerIngress, 9],
        ];
    },
};
export const IngressLoadBalancerIngress = {
    type: 'k8s.io/api/networking/v1beta1.IngressLoadBalancerIngress',
    get fields() {
        return [
            ['ip', 'string', 8],
            ['hostname', 'string', 8],
            ['ports', IngressPortStatus, 9],
        ];
    },
};
export const IngressPortStatus = {
    type: 'k8s.io/api/networking/v1beta1.IngressPortStatus',
    get fields() {
        return [
            ['port', 'int32', 0],
            ['protocol', 'v1.Protocol', 0],
            ['error', 'string', 12],
        ];
    },
};
export const IngressRule = {
    type: 'k8s.io/api/networking/v1beta1.IngressRule',
    get fields() {
        return [
            ['host', 'string', 8],
            ['', IngressRuleValue, 32],
        ];
    },
};
export const IngressRuleValue = {
    type: 'k8s.io/api/networking/v1beta1.IngressRuleValue',
    get fields() {
        return [
            ['http', HTTPIngressRuleValue, 12],
        ];
    },
};
export const HTTPIngressRuleValue = {
    type: 'k8s.io/api/networking/v1beta1.HTTPIngressRuleValue',
    get fields() {
        return [
            ['paths', HTTPIngressPath, 1],
        ];
    },
};
export const HTTPIngressPath = {
    type: 'k8s.io/api/networking/v1beta1.HTTPIngressPath',
    get fields() {
        return [
            ['path', 'string', 8],
            ['pathType', 'v1beta1.PathType', 12],
            ['backend', IngressBackend, 0],
        ];
    },
};
export const IngressBackend = {
    type: 'k8s.io/api/networking/v1beta1.IngressBackend',
    get fields() {
        return [
            ['serviceName', 'string', 8],
            ['servicePort', '@intstr.IntOrString', 8],
            ['resource', corev1.TypedLocalObjectReference, 12],
        ];
    },
};
export const IngressClassSpec = {
    type: 'k8s.io/api/networking/v1beta1.IngressClassSpec',
    get fields() {
        return [
            ['controller', 'string', 8],
            ['parameters', IngressClassParametersReference, 12],
        ];
    },
};
export const IngressClassParametersReference = {
    type: 'k8s.io/api/networking/v1beta1.IngressClassParametersReference',
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
    type: 'k8s.io/api/networking/v1beta1.IPAddressSpec',
    get fields() {
        return [
            ['parentRef', ParentReference, 12],
        ];
    },
};
export const ParentReference = {
    type: 'k8s.io/api/networking/v1beta1.ParentReference',
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
    type: 'k8s.io/api/networking/v1beta1.ServiceCIDRSpec',
    get fields() {
        return [
            ['cidrs', 'string', 9],
        ];
    },
};
export const ServiceCIDRStatus = {
    type: 'k8s.io/api/networking/v1beta1.ServiceCIDRStatus',
    get fields() {
        return [
            ['conditions', metav1.Condition, 9, { patch: 'merge', patchKey: 'type', merge: 'map', keys: ['type'] }],
        ];
    },
};
