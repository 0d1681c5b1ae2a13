import type { Faults } from '#src/validation/checks/faults';
import type { Node } from '#api/core/v1/zz_generated.types';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { newPath } from '#apimachinery/util/validation/field/path';
import { quantityOf } from '#src/validation/checks/quantities';
import { isValidCIDRForLegacyField } from '#apimachinery/util/validation/cidr';
import { familyOfNetwork } from '#src/validation/checks/ip_addresses';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import type { NodeSpec } from '#api/core/v1/zz_generated.structs';
import { checkTaints } from './pod_spec/tolerations.ts';
import { sorted } from './resources/resource_requirements.ts';
import { checkResourceAmount } from './resources/resource_names.ts';
import type { Validation } from '../aspects/validation.ts';

export function checkNode(faults: Faults, { metadata, spec = {}, status = {} }: Node): void {
  checkObjectMeta(faults, metadata, { namespaced: false });
  checkTaints(faults, newPath('metadata', 'taints'), spec.taints ?? []);
  const { capacity, allocatable = capacity } = status;
  for (const [list, amounts] of [
    ['capacity', capacity],
    ['allocatable', allocatable],
  ] as const) {
    for (const [name, value] of sorted(amounts))
      checkResourceAmount(faults, newPath('status', list, name), name, quantityOf(value));
  }
  const path = newPath('spec', 'podCIDRs');
  const { podCIDR } = spec;
  // The singular field counts where the two differ.
  const podCIDRs = podCIDR && spec.podCIDRs?.[0] !== podCIDR ? [podCIDR] : (spec.podCIDRs ?? []);
  for (const [index, cidr] of podCIDRs.entries()) faults.add(isValidCIDRForLegacyField(path.index(index), cidr, true));
  if (podCIDRs.length < 2) return;
  const families = new Set(podCIDRs.map(familyOfNetwork));
  if (families.size < 2 || podCIDRs.length > 2)
    faults.invalid(path, podCIDRs, 'may specify no more than one CIDR for each IP family');
}

/** What an update of a Node may not change, once it is set. Mirrors `ValidateNodeUpdate` of kube-apiserver. */
export function checkNodeUpdate(faults: Faults, { spec = {}, status = {} }: Node, { spec: old = {} }: Node): void {
  for (const [index, address] of (status.addresses ?? []).entries())
    if (status.addresses?.slice(0, index).some((each) => deepEqual(each, address)))
      faults.duplicate(newPath('status', 'addresses').index(index), address);
  const once = (field: string): string => `node updates may not change ${field} except from "" to valid`;
  const [cidrs, before] = [cidrsOf(spec), cidrsOf(old)];
  if (before.length > 0) {
    const changes = cidrs.length === before.length ? before.filter((cidr, index) => cidr !== cidrs[index]) : ['all'];
    for (const _ of changes) faults.forbidden(newPath('spec', 'podCIDRs'), once('podCIDR'));
  }
  if (old.providerID && spec.providerID !== old.providerID)
    faults.forbidden(newPath('spec', 'providerID'), once('providerID'));
  if ((spec.externalID ?? '') !== (old.externalID ?? ''))
    faults.forbidden(newPath('spec', 'externalID'), 'may not be updated');
}

/** The singular field counts where the two differ. */
const cidrsOf = ({ podCIDR, podCIDRs = [] }: NodeSpec): readonly string[] =>
  podCIDR && podCIDRs[0] !== podCIDR ? [podCIDR] : podCIDRs;

/** The same rules hold when a kubelet writes the status. */
export function checkNodeStatusUpdate(faults: Faults, node: Node, old: Node): void {
  for (const list of ['capacity', 'allocatable'] as const)
    for (const [name, amount] of sorted(node.status?.[list]))
      checkResourceAmount(faults, newPath('status', list, name), name, quantityOf(amount));
  checkNodeUpdate(faults, node, old);
}

export const nodeValidation: Validation<Node> = {
  create: checkNode,
  update: checkNodeUpdate,
  subresources: { status: checkNodeStatusUpdate },
};
