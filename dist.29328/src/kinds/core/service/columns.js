import { formatLabels } from '#apimachinery/labels/compare';
import { ageColumn, NONE, nameColumn, UNKNOWN } from '../../aspects/cells.js';
/** Mirrors `printService` of kube-apiserver. */
export const serviceColumns = [
    nameColumn,
    { name: 'Type', value: ({ spec }) => spec?.type ?? '' },
    { name: 'Cluster-IP', value: ({ spec }) => spec?.clusterIPs?.[0] || spec?.clusterIP || NONE },
    { name: 'External-IP', value: externalIP },
    { name: 'Port(s)', value: portsOf },
    ageColumn,
    { name: 'Selector', priority: 1, value: ({ spec }) => formatLabels(spec?.selector ?? {}) },
];
function externalIP({ spec, status }) {
    const external = spec?.externalIPs ?? [];
    switch (spec?.type) {
        case 'ClusterIP':
        case 'NodePort':
            return external.join() || NONE;
        case 'LoadBalancer': {
            const ingress = (status?.loadBalancer?.ingress ?? []).map(({ ip, hostname }) => ip || hostname || '');
            const balancers = [...new Set(ingress.filter((address) => address !== ''))].sort();
            return [...balancers, ...external].join() || '<pending>';
        }
        case 'ExternalName':
            return spec.externalName ?? '';
        default:
            return UNKNOWN;
    }
}
function portsOf({ spec }) {
    const all = (spec?.ports ?? []).map(({ port, nodePort, protocol = '' }) => nodePort ? `${port}:${nodePort}/${protocol}` : `${port}/${protocol}`);
    return all.join() || NONE;
}
