import type { LoadBalancerIngress } from '#api/core/v1/zz_generated.structs';
import type { Service } from '#api/core/v1/zz_generated.types';
import { getWarningsForCIDR } from '#apimachinery/util/validation/cidr';
import { newPath } from '#apimachinery/util/validation/field/path';
import { getWarningsForIP } from '#apimachinery/util/validation/ip';

const TOPOLOGY_HINTS = 'service.kubernetes.io/topology-aware-hints';

/** Mirrors Go's `GetWarningsForService`. */
export function* serviceWarnings({ metadata, spec = {} }: Service): Generator<string> {
  const path = newPath('spec');
  const { externalIPs = [], loadBalancerIP = '', clusterIP = '', type } = spec;
  const isHeadless = type === 'ClusterIP' && clusterIP === 'None';
  if (Object.hasOwn(metadata.annotations ?? {}, TOPOLOGY_HINTS))
    yield `annotation ${TOPOLOGY_HINTS} is deprecated, please use service.kubernetes.io/topology-mode instead`;
  if (clusterIP !== '' && clusterIP !== 'None')
    for (const [index, address] of (spec.clusterIPs ?? []).entries())
      yield* getWarningsForIP(path.child('clusterIPs').index(index), address);
  if (isHeadless) {
    if (loadBalancerIP !== '') yield 'spec.loadBalancerIP is ignored for headless services';
    if (externalIPs.length > 0) yield 'spec.externalIPs is ignored for headless services';
    if (spec.sessionAffinity !== 'None') yield 'spec.SessionAffinity is ignored for headless services';
  }
  for (const [index, address] of externalIPs.entries())
    yield* getWarningsForIP(path.child('externalIPs').index(index), address);
  if (externalIPs.length > 0 && !isHeadless && type !== 'ExternalName')
    yield 'spec.externalIPs is deprecated and may no longer be implemented in some clusters';
  if (loadBalancerIP !== '') yield* getWarningsForIP(path.child('loadBalancerIP'), loadBalancerIP);
  for (const [index, range] of (spec.loadBalancerSourceRanges ?? []).entries())
    yield* getWarningsForCIDR(path.child('loadBalancerSourceRanges').index(index), range);
  if (type === 'ExternalName' && externalIPs.length > 0)
    yield 'spec.externalIPs is ignored when spec.type is "ExternalName"';
  if (type !== 'ExternalName' && spec.externalName)
    yield 'spec.externalName is ignored when spec.type is not "ExternalName"';
  if (spec.trafficDistribution === 'PreferClose')
    yield 'spec.trafficDistribution: "PreferClose" is deprecated; use "PreferSameZone"';
}

/** The addresses in the status of a Service or an Ingress. */
export function* loadBalancerWarnings(ingress: readonly LoadBalancerIngress[] | undefined): Generator<string> {
  for (const [index, { ip = '' }] of (ingress ?? []).entries())
    if (ip !== '') yield* getWarningsForIP(newPath('status', 'loadBalancer', 'ingress').index(index), ip);
}
