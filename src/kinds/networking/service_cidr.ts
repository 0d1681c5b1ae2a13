import type { ServiceCIDR } from '#api/networking/v1/zz_generated.types';
import { isValidCIDR } from '#apimachinery/util/validation/cidr';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { familyOfNetwork } from '#src/validation/checks/ip_addresses';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';

export function checkServiceCIDR(faults: Faults, { metadata, spec }: ServiceCIDR): void {
  const path = newPath('spec', 'cidrs');
  const cidrs = spec?.cidrs ?? [];
  checkObjectMeta(faults, metadata, { namespaced: false });
  if (cidrs.length === 0) faults.required(path, 'at least one CIDR required');
  if (cidrs.length > 2) faults.invalid(path, spec, 'may only hold up to 2 values');
  for (const [index, cidr] of cidrs.entries()) faults.add(isValidCIDR(path.index(index), cidr));
  const [first, second] = cidrs.map(familyOfNetwork);
  if (cidrs.length === 2 && first !== undefined && first === second) {
    faults.invalid(
      path,
      cidrs,
      'may specify no more than one IP for each IP family, i.e 192.168.0.0/24 and 2001:db8::/64',
    );
  }
}

/** A network of the other family may be added. Mirrors `ValidateServiceCIDRUpdate` of kube-apiserver. */
function checkServiceCIDRUpdate(faults: Faults, { spec }: ServiceCIDR, { spec: old }: ServiceCIDR): void {
  const path = newPath('spec', 'cidrs');
  const [cidrs, before] = [spec?.cidrs ?? [], old?.cidrs ?? []];
  const isSame = cidrs.length === before.length;
  if (isSame || (before.length === 1 && cidrs.length === 2)) {
    for (const [index, cidr] of before.entries())
      if (cidrs[index] !== cidr) faults.invalid(path.index(index), cidrs[index], 'field is immutable');
  } else faults.invalid(path, cidrs.length === 0 ? null : cidrs, 'field is immutable');
}

export const serviceCIDRUpdateValidation: UpdateValidation<ServiceCIDR> = {
  update: checkServiceCIDRUpdate,
  isOfCreation: ({ field }) => field === 'spec.cidrs',
};

export const serviceCIDRColumns: readonly Column<ServiceCIDR>[] = [
  nameColumn,
  { name: 'CIDRs', value: ({ spec }) => (spec?.cidrs ?? []).join() },
  ageColumn,
];

export const serviceCIDRStrategy: KindStrategy<ServiceCIDR> = { status: { keepsMetadata: true } };
