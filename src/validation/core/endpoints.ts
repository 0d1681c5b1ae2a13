import { isDNS1123Label } from '#apimachinery/util/validation/dns';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { isValidIPForLegacyField } from '#apimachinery/util/validation/ip';
import { isValidPortNum } from '#apimachinery/util/validation/numbers';
import type { Endpoints } from '#api/core/v1/zz_generated.types';
import type { EndpointAddress } from '#api/core/v1/zz_generated.structs';
import type { Faults } from '../checks/faults.ts';
import { checkEndpointAddress } from '../checks/ip_addresses.ts';
import { checkQualifiedName, subdomain } from '../checks/names.ts';
import { checkObjectMeta } from '../checks/object_meta.ts';
import { PROTOCOLS } from './container.ts';

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
