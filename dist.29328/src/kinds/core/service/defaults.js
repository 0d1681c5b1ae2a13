import { isEmpty } from '../pod_spec/defaults.js';
/** The most that one client's connections stay with one Pod: three hours. */
const AFFINITY_SECONDS = 10_800;
function fillServiceSpec(spec) {
    spec.sessionAffinity ||= 'None';
    if (spec.sessionAffinity === 'None')
        delete spec.sessionAffinityConfig;
    if (spec.sessionAffinity === 'ClientIP' && spec.sessionAffinityConfig?.clientIP?.timeoutSeconds == null)
        spec.sessionAffinityConfig = { clientIP: { timeoutSeconds: AFFINITY_SECONDS } };
    spec.type ||= 'ClusterIP';
    for (const port of spec.ports ?? []) {
        port.protocol ||= 'TCP';
        port.targetPort ||= port.port ?? 0;
    }
    const isOpen = spec.type === 'LoadBalancer' ||
        spec.type === 'NodePort' ||
        (spec.type === 'ClusterIP' && !isEmpty(spec.externalIPs));
    if (isOpen)
        spec.externalTrafficPolicy ||= 'Cluster';
    if (isOpen || spec.type === 'ClusterIP')
        spec.internalTrafficPolicy ??= 'Cluster';
    if (spec.type === 'LoadBalancer')
        spec.allocateLoadBalancerNodePorts ??= true;
}
function fillService({ spec, status }) {
    if (spec?.type !== 'LoadBalancer')
        return;
    for (const ingress of status?.loadBalancer?.ingress ?? [])
        if (ingress.ip)
            ingress.ipMode ??= 'VIP';
}
export const serviceDefaults = {
    'core/v1.Service': fillService,
    'core/v1.ServiceSpec': fillServiceSpec,
};
