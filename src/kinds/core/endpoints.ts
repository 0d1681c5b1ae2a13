import type { Faults } from '#src/validation/checks/faults';
import type { Endpoints } from '#api/core/v1/zz_generated.types';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { isDNS1123Label } from '#apimachinery/util/validation/dns';
import { isValidPortNum } from '#apimachinery/util/validation/numbers';
import { checkQualifiedName, subdomain } from '#src/validation/checks/names';
import type { EndpointAddress } from '#api/core/v1/zz_generated.structs';
import { isValidIPForLegacyField } from '#apimachinery/util/validation/ip';
import { checkEndpointAddress } from '#src/validation/checks/ip_addresses';
import { PROTOCOLS } from './pod_spec/container.ts';
import type { Validation } from '../aspects/validation.ts';

export function checkEndpoints(faults: Faults, { metadata, subsets = [] }: Endpoints): void {
  checkObjectMeta(faults, metadata, { namespaced: true });
  for (const [index, { addresses = [], notReadyAddresses = [], ports = [] }] of subsets.entries()) {
    const at = newPath('subsets').index(index);
    if (addresses.length === 0 && notReadyAddresses.length === 0)
      faults.required(at, 'must specify `addresses` or `notReadyAddresses`');
    for (const [place, address] of addresses.entries())
      checkAddress(faults, at.child('addresses').index(place), address);
    for (const [place, address] of notReadyAddresses.entries())
      checkAddress(faults, at.child('notReadyAddresses').index(place), address);
    for (const [place, { name = '', port = 0, protocol, appProtocol }] of ports.entries()) {
      const where = at.child('ports').index(place);
      if (name !== '') faults.each(where.child('name'), name, isDNS1123Label(name));
      else if (ports.length > 1) faults.required(where.child('name'));
      faults.each(where.child('port'), port, isValidPortNum(port));
      if (protocol) faults.oneOf(where.child('protocol'), protocol, PROTOCOLS);
      if (appProtocol !== undefined) checkQualifiedName(faults, where.child('appProtocol'), appProtocol);
    }
  }
}

function checkAddress(faults: Faults, path: Path, { ip = '', hostname, nodeName }: EndpointAddress): void {
  faults.add(isValidIPForLegacyField(path.child('ip'), ip, true));
  if (hostname) faults.each(path.child('hostname'), hostname, isDNS1123Label(hostname));
  if (nodeName !== undefined) faults.each(path.child('nodeName'), nodeName, subdomain(nodeName));
  checkEndpointAddress(faults, path.child('ip'), ip);
}

export const endpointsValidation: Validation<Endpoints> = { create: checkEndpoints };
