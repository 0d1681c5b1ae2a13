import type { ServiceSpec } from '#api/core/v1/zz_generated.structs';
import type { Service } from '#api/core/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import type { KindStrategy } from '../../aspects/strategy.ts';
import { loadBalancerWarnings, serviceWarnings } from './warnings.ts';

/**
 * Takes away what means nothing for the new type of a Service. Mirrors `svcStrategy` of kube-apiserver; what its storage does
 * besides needs what is allocated.
 */
export const serviceStrategy: KindStrategy<Service> = {
  allowCreateOnUpdate: true,
  returnDeletedObject: true,
  selectableFields: {
    'spec.clusterIP': ({ spec }) => spec?.clusterIP ?? '',
    'spec.type': ({ spec }) => spec?.type ?? '',
  },
  storagePrefix: 'services/specs',
  prepareForUpdate(service, old) {
    if (service.spec === undefined || old.spec === undefined) return;
    dropTypeDependent(service.spec, old.spec);
    if (service.spec.type !== 'LoadBalancer' && service.status?.loadBalancer !== undefined)
      service.status = { ...service.status, loadBalancer: {} };
  },
  warnings: serviceWarnings,
  status: { warnings: ({ status }) => loadBalancerWarnings(status?.loadBalancer?.ingress) },
};

export const hasClusterIP = ({ type }: ServiceSpec): boolean => type !== 'ExternalName';

export const mayHaveNodePorts = ({ type }: ServiceSpec): boolean => type === 'NodePort' || type === 'LoadBalancer';

export const allocatesNodePorts = (spec: ServiceSpec): boolean =>
  spec.type === 'NodePort' || (spec.type === 'LoadBalancer' && spec.allocateLoadBalancerNodePorts !== false);

export const hasHealthCheck = ({ type, externalTrafficPolicy }: ServiceSpec): boolean =>
  type === 'LoadBalancer' && externalTrafficPolicy === 'Local';

/** An update that leaves out what was allocated keeps it. Mirrors `patchAllocatedValues`. */
export function keepAllocated(spec: ServiceSpec, old: ServiceSpec): void {
  if (hasClusterIP(spec) && hasClusterIP(old)) {
    if (!spec.clusterIP && old.clusterIP) spec.clusterIP = old.clusterIP;
    if ((spec.clusterIPs ?? []).length === 0 && old.clusterIPs) spec.clusterIPs = [...old.clusterIPs];
  }
  if (allocatesNodePorts(spec) && allocatesNodePorts(old)) {
    const used = new Set([...nodePortsOf(spec)].filter((port) => nodePortsOf(old).has(port)));
    const byName = new Map(old.ports?.map(({ name = '', nodePort = 0 }) => [name, nodePort]));
    for (const port of spec.ports ?? []) {
      const before = byName.get(port.name ?? '');
      if (!port.nodePort && before && !used.has(before)) port.nodePort = before;
    }
  }
  if (hasHealthCheck(spec) && hasHealthCheck(old) && !spec.healthCheckNodePort && old.healthCheckNodePort)
    spec.healthCheckNodePort = old.healthCheckNodePort;
}

const nodePortsOf = ({ ports = [] }: ServiceSpec): ReadonlySet<number> =>
  new Set(ports.flatMap(({ nodePort }) => (nodePort ? [nodePort] : [])));

/**
 * Clients that know one address only write the singular field. Mirrors `normalizeClusterIPs`.
 * @param old undefined: the Service is new
 */
export function syncClusterIPs(spec: ServiceSpec, old: ServiceSpec | undefined): void {
  const [ip, before] = [spec.clusterIP ?? '', old?.clusterIP ?? ''];
  if (old === undefined) {
    if (ip !== '' && (spec.clusterIPs ?? []).length === 0) spec.clusterIPs = [ip];
    return;
  }
  if (ip === before && (spec.clusterIPs ?? []).length === 0 && old.clusterIPs) spec.clusterIPs = [...old.clusterIPs];
  const isSame = deepEqual(spec.clusterIPs ?? [], old.clusterIPs ?? []);
  if (ip === before || !isSame) return;
  if (ip === '') delete spec.clusterIPs;
  else spec.clusterIPs = [ip];
}

/** What no longer applies goes, unless the request has changed it. */
function dropTypeDependent(spec: ServiceSpec, old: ServiceSpec): void {
  if (hasClusterIP(old) && !hasClusterIP(spec)) {
    if (spec.clusterIP === old.clusterIP && deepEqual(spec.clusterIPs ?? [], old.clusterIPs ?? [])) {
      delete spec.clusterIP;
      delete spec.clusterIPs;
    }
    if (deepEqual(spec.ipFamilies ?? [], old.ipFamilies ?? [])) delete spec.ipFamilies;
    if (spec.ipFamilyPolicy === old.ipFamilyPolicy) delete spec.ipFamilyPolicy;
  }
  const ports = nodePortsOf(old);
  if (mayHaveNodePorts(old) && !mayHaveNodePorts(spec) && [...nodePortsOf(spec)].every((port) => ports.has(port)))
    for (const port of spec.ports ?? []) delete port.nodePort;
  if (hasHealthCheck(old) && !hasHealthCheck(spec) && spec.healthCheckNodePort === old.healthCheckNodePort)
    delete spec.healthCheckNodePort;
  const wasBalanced = old.type === 'LoadBalancer' && spec.type !== 'LoadBalancer';
  if (wasBalanced && spec.allocateLoadBalancerNodePorts === old.allocateLoadBalancerNodePorts)
    delete spec.allocateLoadBalancerNodePorts;
  if (wasBalanced && spec.loadBalancerClass === old.loadBalancerClass) delete spec.loadBalancerClass;
  if (isExternal(old) && !isExternal(spec) && spec.externalTrafficPolicy === old.externalTrafficPolicy)
    delete spec.externalTrafficPolicy;
}

/** Mirrors Go's `service.ExternallyAccessible`. */
const isExternal = (spec: ServiceSpec): boolean =>
  mayHaveNodePorts(spec) || (spec.type === 'ClusterIP' && (spec.externalIPs ?? []).length > 0);
