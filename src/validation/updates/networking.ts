import { newPath } from '#apimachinery/util/validation/field/path';
import type { Ingress, ServiceCIDR } from '#api/networking/v1/zz_generated.types';
import type { Faults } from '../checks/faults.ts';
import { checkIngressAddresses } from './service.ts';

/** Mirrors `ValidateIngressStatusUpdate` of kube-apiserver. */
export function checkIngressStatusUpdate(faults: Faults, { status }: Ingress, old: Ingress): void {
  const { ingress = [] } = status?.loadBalancer ?? {};
  const path = newPath('status', 'loadBalancer', 'ingress');
  checkIngressAddresses(faults, path, ingress, old.status?.loadBalancer?.ingress ?? []);
}

/** A network of the other family may be added. Mirrors `ValidateServiceCIDRUpdate` of kube-apiserver. */
export function checkServiceCIDRUpdate(faults: Faults, { spec }: ServiceCIDR, { spec: old }: ServiceCIDR): void {
  const path = newPath('spec', 'cidrs');
  const [cidrs, before] = [spec?.cidrs ?? [], old?.cidrs ?? []];
  const isSame = cidrs.length === before.length;
  if (isSame || (before.length === 1 && cidrs.length === 2)) {
    for (const [index, cidr] of before.entries())
      if (cidrs[index] !== cidr) faults.invalid(path.index(index), cidrs[index], 'field is immutable');
  } else faults.invalid(path, cidrs.length === 0 ? null : cidrs, 'field is immutable');
}
