import { isValidCIDRForLegacyField } from '#apimachinery/util/validation/cidr';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Node } from '#api/core/v1/zz_generated.types';
import type { Faults } from '../checks/faults.ts';
import { familyOfNetwork } from '../checks/ip_addresses.ts';
import { checkObjectMeta } from '../checks/object_meta.ts';
import { quantityOf } from '../checks/quantities.ts';
import { checkResourceAmount } from '../resources/resource_names.ts';
import { sorted } from '../resources/resource_requirements.ts';
import { checkTaints } from './tolerations.ts';

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
