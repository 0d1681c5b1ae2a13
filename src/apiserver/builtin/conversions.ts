import type { Node, Pod } from '#api/core/v1/zz_generated.types';
import type { APIObject } from '../storage/api_object.ts';

// What the conversions of Go between v1 and its internal types change of objects.

/** No time to end is a second; the address is the first of the addresses. */
export function convertPod({ spec, status }: APIObject & Pick<Pod, 'spec' | 'status'>): void {
  if (spec?.terminationGracePeriodSeconds !== undefined && spec.terminationGracePeriodSeconds < 0)
    spec.terminationGracePeriodSeconds = 1;
  if (status === undefined) return;
  const { podIP, podIPs = [] } = status;
  const first = podIPs[0]?.ip;
  if (podIP && first !== podIP) status.podIPs = [{ ip: podIP }];
  else if (!podIP && first) status.podIP = first;
}

/** The network is the first of the networks. */
export function convertNode({ spec }: APIObject & Pick<Node, 'spec'>): void {
  if (spec === undefined) return;
  const { podCIDR, podCIDRs = [] } = spec;
  const [first] = podCIDRs;
  if (podCIDR && first !== podCIDR) spec.podCIDRs = [podCIDR];
  else if (!podCIDR && first) spec.podCIDR = first;
}
