import { isValidCIDR } from '#apimachinery/util/validation/cidr';
import { isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { newPath } from '#apimachinery/util/validation/field/path';
import { isValidIP } from '#apimachinery/util/validation/ip';
import type { IPAddress, ServiceCIDR } from '#api/networking/v1/zz_generated.types';
import type { Faults } from '../checks/faults.ts';
import { familyOfNetwork } from '../checks/ip_addresses.ts';
import { pathSegment } from '../checks/names.ts';
import { checkObjectMeta } from '../checks/object_meta.ts';

export function checkIPAddress(faults: Faults, { metadata, spec }: IPAddress): void {
  const path = newPath('spec', 'parentRef');
  checkObjectMeta(faults, metadata, {
    namespaced: false,
    name: (name) => isValidIP(undefined, name).map(({ detail }) => detail),
  });
  if (spec?.parentRef === undefined) {
    faults.required(path);
    return;
  }
  const { group, resource, name, namespace } = spec.parentRef;
  if (group) faults.each(path.child('group'), group, isDNS1123Subdomain(group));
  faults.named(path.child('resource'), resource, pathSegment);
  faults.named(path.child('name'), name, pathSegment);
  if (namespace) faults.each(path.child('namespace'), namespace, pathSegment(namespace));
}

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
