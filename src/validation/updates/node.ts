import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { NodeSpec } from '#api/core/v1/zz_generated.structs';
import type { Node } from '#api/core/v1/zz_generated.types';
import type { Faults } from '../checks/faults.ts';
import { quantityOf } from '../checks/quantities.ts';
import { checkResourceAmount } from '../resources/resource_names.ts';
import { sorted } from '../resources/resource_requirements.ts';

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
