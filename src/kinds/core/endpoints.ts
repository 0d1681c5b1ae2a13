import type * as corev1 from '#api/core/v1/index';
import type { EndpointAddress } from '#api/core/v1/zz_generated.structs';
import type { Endpoints } from '#api/core/v1/zz_generated.types';
import { isDNS1123Label } from '#apimachinery/util/validation/dns';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { getWarningsForIP, isValidIPForLegacyField } from '#apimachinery/util/validation/ip';
import { isValidPortNum } from '#apimachinery/util/validation/numbers';
import type { Faults } from '#src/validation/checks/faults';
import { checkEndpointAddress } from '#src/validation/checks/ip_addresses';
import { checkQualifiedName, subdomain } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, NONE, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import { PROTOCOLS } from './pod_spec/container.ts';

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

/** Mirrors `printEndpoints` of kube-apiserver. */
export const endpointsColumns: readonly Column<Endpoints>[] = [
  nameColumn,
  {
    name: 'Endpoints',
    value: ({ subsets = [] }) => {
      if (subsets.length === 0) return NONE;
      const all = subsets.flatMap(({ addresses = [], ports = [] }) =>
        ports.length === 0
          ? addresses.map(({ ip }) => ip)
          : ports.flatMap(({ port }) => addresses.map(({ ip }) => hostPort(ip, port))),
      );
      const shown = all.slice(0, MAX_ENDPOINTS).join();
      return all.length > MAX_ENDPOINTS ? `${shown} + ${all.length - MAX_ENDPOINTS} more...` : shown;
    },
  },
  ageColumn,
];

const MAX_ENDPOINTS = 3;

/** Mirrors Go's `net.JoinHostPort`. */
function hostPort(host: string, port: number): string {
  return host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
}

export const endpointsStrategy: KindStrategy<Endpoints> = {
  allowCreateOnUpdate: true,
  storagePrefix: 'services/endpoints',
  *warnings({ metadata, subsets = [] }) {
    // Those that the controller writes are right.
    if (metadata.labels?.['endpoints.kubernetes.io/managed-by'] === 'endpoint-controller') return;
    for (const [index, subset] of subsets.entries())
      for (const list of ['addresses', 'notReadyAddresses'] as const)
        for (const [place, { ip = '' }] of (subset[list] ?? []).entries())
          yield* getWarningsForIP(newPath('subsets').index(index).child(list).index(place).child('ip'), ip);
  },
};

export const endpointsDefaults: StructDefaults = {
  'core/v1.EndpointPort': (object: corev1.EndpointPort) => void (object.protocol ||= 'TCP'),
};
