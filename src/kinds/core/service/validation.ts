import type { ServicePort, ServiceSpec } from '#api/core/v1/zz_generated.structs';
import type { Service } from '#api/core/v1/zz_generated.types';
import { nameIsDNSLabel } from '#apimachinery/api/validation/names';
import { validateLabels } from '#apimachinery/apis/meta/v1/validation/labels';
import { isValidCIDRForLegacyField } from '#apimachinery/util/validation/cidr';
import { isDNS1123Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { isValidIPForLegacyField } from '#apimachinery/util/validation/ip';
import { isValidPortNum } from '#apimachinery/util/validation/numbers';
import type { Faults } from '#src/validation/checks/faults';
import { checkEndpointAddress } from '#src/validation/checks/ip_addresses';
import { checkQualifiedName } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import type { UpdateValidation } from '../../aspects/validation.ts';
import { PROTOCOLS } from '../pod_spec/container.ts';
import { checkClusterIPs } from './cluster_ips.ts';
import { checkServiceStatusUpdate, checkServiceUpdate } from './update_validation.ts';

const TYPES = ['ClusterIP', 'ExternalName', 'LoadBalancer', 'NodePort'];

const SOURCE_RANGES = 'service.beta.kubernetes.io/load-balancer-source-ranges';

const TOPOLOGY_HINTS = 'service.kubernetes.io/topology-aware-hints';

const TOPOLOGY_MODE = 'service.kubernetes.io/topology-mode';

const MAX_AFFINITY_SECONDS = 86400;

export function checkService(faults: Faults, { metadata, spec = {} as ServiceSpec }: Service): void {
  const path = newPath('spec');
  const type = spec.type || 'ClusterIP';
  const clusterIPs = clusterIPsOf(spec);
  const headless = clusterIPs.length === 1 && clusterIPs[0] === 'None';
  const annotations = metadata.annotations ?? {};
  // Addresses come first: with wrong ones the server looks no further.
  const before = faults.list.length;
  checkClusterIPs(faults, path, spec, clusterIPs);
  if (faults.list.length > before) return;
  checkObjectMeta(faults, metadata, { namespaced: true, name: nameIsDNSLabel });
  const [mode, hints] = [annotations[TOPOLOGY_MODE], annotations[TOPOLOGY_HINTS]];
  if (mode !== undefined && hints !== undefined && mode !== hints) {
    const at = newPath('metadata', 'annotations').key(TOPOLOGY_MODE);
    faults.invalid(at, mode, `must match annotations[${TOPOLOGY_HINTS}] when both are specified`);
  }
  if ((spec.ports ?? []).length === 0 && !headless && type !== 'ExternalName') faults.required(path.child('ports'));
  if (headless && (type === 'LoadBalancer' || type === 'NodePort')) {
    faults.invalid(path.child('clusterIPs').index(0), 'None', `may not be set to 'None' for ${type} services`);
  }
  if (type === 'ExternalName') checkExternalName(faults, path, spec, clusterIPs);
  checkPorts(faults, path.child('ports'), spec.ports ?? []);
  faults.add(validateLabels(spec.selector, path.child('selector')));
  checkSessionAffinity(faults, path, spec);
  for (const [index, ip] of (spec.externalIPs ?? []).entries()) {
    const at = path.child('externalIPs').index(index);
    const errors = isValidIPForLegacyField(at, ip, true);
    faults.add(errors);
    if (errors.length === 0) checkEndpointAddress(faults, at, ip);
  }
  faults.oneOf(path.child('type'), type, TYPES);
  checkPortNumbers(faults, path.child('ports'), spec.ports ?? [], type);
  checkLoadBalancer(faults, path, spec, type, annotations[SOURCE_RANGES]);
  checkTraffic(faults, path, spec, type);
}

/** The server completes the plural field of an older client. */
function clusterIPsOf({ clusterIP, clusterIPs = [] }: ServiceSpec): readonly string[] {
  return clusterIP && clusterIPs.length === 0 ? [clusterIP] : clusterIPs;
}

function checkExternalName(faults: Faults, path: Path, spec: ServiceSpec, clusterIPs: readonly string[]): void {
  const detail = 'may not be set for ExternalName services';
  if (clusterIPs.length > 0) faults.forbidden(path.child('clusterIPs'), detail);
  if ((spec.ipFamilies ?? []).length > 0) faults.forbidden(path.child('ipFamilies'), detail);
  if (spec.ipFamilyPolicy !== undefined) faults.forbidden(path.child('ipFamilyPolicy'), detail);
  faults.named(path.child('externalName'), (spec.externalName ?? '').replace(/\.$/, ''), isDNS1123Subdomain);
}

function checkPorts(faults: Faults, path: Path, ports: readonly ServicePort[]): void {
  const names = new Set<string>();
  for (const [index, { name = '', port = 0, protocol, targetPort, appProtocol }] of ports.entries()) {
    const at = path.index(index);
    if (name !== '') {
      faults.each(at.child('name'), name, isDNS1123Label(name));
      if (names.has(name)) faults.duplicate(at.child('name'), name);
      names.add(name);
    } else if (ports.length > 1) faults.required(at.child('name'));
    faults.each(at.child('port'), port, isValidPortNum(port));
    faults.oneOf(at.child('protocol'), protocol || 'TCP', PROTOCOLS);
    faults.port(at.child('targetPort'), targetPort || port);
    if (appProtocol !== undefined) checkQualifiedName(faults, at.child('appProtocol'), appProtocol);
  }
}

/** Node ports only where the type has some, and no number twice for a protocol. */
function checkPortNumbers(faults: Faults, path: Path, ports: readonly ServicePort[], type: string): void {
  for (const [index, { nodePort = 0 }] of ports.entries())
    if (type === 'ClusterIP' && nodePort !== 0)
      faults.forbidden(path.index(index).child('nodePort'), "may not be used when `type` is 'ClusterIP'");
  for (const field of ['nodePort', 'port'] as const) {
    const seen = new Set<string>();
    for (const [index, { protocol: given, port = 0, nodePort = 0 }] of ports.entries()) {
      const protocol = given || 'TCP';
      const number = `${protocol} ${field === 'port' ? port : nodePort}`;
      const isThere = seen.has(number);
      seen.add(number);
      if (isThere && field === 'port') faults.duplicate(path.index(index), { protocol, port });
      else if (isThere && nodePort !== 0) faults.duplicate(path.index(index).child('nodePort'), nodePort);
    }
  }
}

function checkSessionAffinity(
  faults: Faults,
  path: Path,
  { sessionAffinity, sessionAffinityConfig }: ServiceSpec,
): void {
  if (sessionAffinity) faults.oneOf(path.child('sessionAffinity'), sessionAffinity, ['ClientIP', 'None']);
  const seconds = sessionAffinity === 'ClientIP' ? sessionAffinityConfig?.clientIP?.timeoutSeconds : undefined;
  if (seconds === undefined || (seconds > 0 && seconds <= MAX_AFFINITY_SECONDS)) return;
  const at = path.child('sessionAffinityConfig', 'clientIP', 'timeoutSeconds');
  faults.invalid(at, seconds, `must be greater than 0 and less than ${MAX_AFFINITY_SECONDS}`);
}

function checkLoadBalancer(
  faults: Faults,
  path: Path,
  spec: ServiceSpec,
  type: string,
  annotation: string | undefined,
): void {
  const detail = "may only be used when `type` is 'LoadBalancer'";
  const ranges = spec.loadBalancerSourceRanges ?? [];
  const isBalanced = type === 'LoadBalancer';
  if (ranges.length > 0) {
    const at = path.child('LoadBalancerSourceRanges');
    if (!isBalanced) faults.forbidden(at, detail);
    for (const [index, range] of ranges.entries())
      faults.add(isValidCIDRForLegacyField(at.index(index), range.trim(), true));
  } else if (annotation !== undefined) {
    const at = newPath('metadata', 'annotations').key(SOURCE_RANGES);
    if (!isBalanced) faults.forbidden(at, detail);
    const text = annotation.trim();
    if (text !== '') for (const range of text.split(',')) faults.add(isValidCIDRForLegacyField(at, range.trim(), true));
  }
  if (spec.allocateLoadBalancerNodePorts !== undefined && !isBalanced) {
    faults.forbidden(path.child('allocateLoadBalancerNodePorts'), detail);
  }
  if (spec.loadBalancerClass === undefined) return;
  if (isBalanced) checkQualifiedName(faults, path.child('loadBalancerClass'), spec.loadBalancerClass);
  else faults.forbidden(path.child('loadBalancerClass'), detail);
}

function checkTraffic(faults: Faults, path: Path, spec: ServiceSpec, type: string): void {
  const { externalTrafficPolicy = '', healthCheckNodePort = 0 } = spec;
  const external =
    type === 'LoadBalancer' || type === 'NodePort' || (type === 'ClusterIP' && (spec.externalIPs ?? []).length > 0);
  const at = path.child('externalTrafficPolicy');
  if (externalTrafficPolicy !== '') {
    if (external) faults.oneOf(at, externalTrafficPolicy, ['Cluster', 'Local']);
    else faults.invalid(at, externalTrafficPolicy, 'may only be set for externally-accessible services');
  }
  if (healthCheckNodePort !== 0) {
    const place = path.child('healthCheckNodePort');
    if (type === 'LoadBalancer' && externalTrafficPolicy === 'Local')
      faults.each(place, healthCheckNodePort, isValidPortNum(healthCheckNodePort));
    else {
      const detail = "may only be set when `type` is 'LoadBalancer' and `externalTrafficPolicy` is 'Local'";
      faults.invalid(place, healthCheckNodePort, detail);
    }
  }
  faults.oneOf(path.child('internalTrafficPolicy'), spec.internalTrafficPolicy, ['Cluster', 'Local']);
  faults.oneOf(path.child('trafficDistribution'), spec.trafficDistribution, [
    'PreferClose',
    'PreferSameZone',
    'PreferSameNode',
  ]);
}

export const serviceUpdateValidation: UpdateValidation<Service> = {
  update: checkServiceUpdate,
  subresources: { status: checkServiceStatusUpdate },
};
