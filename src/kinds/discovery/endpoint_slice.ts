import type * as discoveryv1 from '#api/discovery/v1/index';
import type { Endpoint, EndpointHints } from '#api/discovery/v1/zz_generated.structs';
import type { EndpointSlice } from '#api/discovery/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { isLabelValue } from '#apimachinery/api/validate/content/kube';
import { isDNS1123Label } from '#apimachinery/util/validation/dns';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { getWarningsForIP, isValidIP, isValidIPForLegacyField } from '#apimachinery/util/validation/ip';
import { isFullyQualifiedDomainName } from '#apimachinery/util/validation/qualified_name';
import type { Faults } from '#src/validation/checks/faults';
import { checkEndpointAddress, isIPv6 } from '#src/validation/checks/ip_addresses';
import { checkQualifiedName, subdomain } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn, UNSET } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';

export function checkEndpointSlice(
  faults: Faults,
  { metadata, addressType, ports = [], endpoints = [] }: EndpointSlice,
): void {
  const type: string = addressType ?? '';
  checkObjectMeta(faults, metadata, { namespaced: true });
  if (type === '') faults.declared.required(newPath('addressType'));
  else faults.declared.oneOf(newPath('addressType'), type, ['FQDN', 'IPv4', 'IPv6']);
  if (ports.length > 20_000) faults.tooMany(newPath('ports'), ports.length, 20_000);
  const names = new Set<string>();
  for (const [index, { name = '', protocol, appProtocol }] of ports.entries()) {
    const at = newPath('ports').index(index);
    if (name !== '') faults.each(at.child('name'), name, isDNS1123Label(name));
    if (names.has(name)) faults.duplicate(at.child('name'), name);
    names.add(name);
    faults.oneOf(at.child('protocol'), protocol, ['SCTP', 'TCP', 'UDP']);
    if (appProtocol !== undefined) checkQualifiedName(faults, at.child('appProtocol'), appProtocol);
  }
  if (endpoints.length > 1000) faults.tooMany(newPath('endpoints'), endpoints.length, 1000);
  for (const [index, endpoint] of endpoints.entries())
    checkEndpoint(faults, newPath('endpoints').index(index), endpoint, type);
}

function checkEndpoint(faults: Faults, path: Path, endpoint: Endpoint, type: string): void {
  const { addresses = [], nodeName, hostname, hints } = endpoint;
  const at = path.child('addresses');
  if (addresses.length === 0) faults.declared.required(at);
  else if (addresses.length > 100) faults.declared.tooMany(at, addresses.length, 100);
  for (const [index, address] of addresses.entries()) checkAddress(faults, at, index, address, type);
  if (nodeName !== undefined) faults.each(path.child('nodeName'), nodeName, subdomain(nodeName));
  if (hostname !== undefined) faults.each(path.child('hostname'), hostname, isDNS1123Label(hostname));
  if (hints !== undefined) checkHints(faults, path.child('hints'), hints);
}

function checkAddress(faults: Faults, path: Path, index: number, address: string, type: string): void {
  const at = path.index(index);
  if (type === 'FQDN') faults.add(isFullyQualifiedDomainName(at, address));
  if (type !== 'IPv4' && type !== 'IPv6') return;
  const errors = type === 'IPv4' ? isValidIPForLegacyField(at, address, true) : isValidIP(at, address);
  faults.add(errors);
  if (errors.length > 0) return;
  if (isIPv6(address) !== (type === 'IPv6')) faults.invalid(path, address, `must be an ${type} address`);
  checkEndpointAddress(faults, at, address);
}

function checkHints(faults: Faults, path: Path, { forZones = [], forNodes = [] }: EndpointHints): void {
  for (const [field, list, rule] of [
    ['forZones', forZones, isLabelValue],
    ['forNodes', forNodes, subdomain],
  ] as const) {
    const at = path.child(field);
    const seen = new Set<string>();
    if (list.length > 8) {
      faults.tooMany(at, list.length, 8);
      return;
    }
    for (const [index, { name = '' }] of list.entries()) {
      const place = at.index(index).child('name');
      if (seen.has(name)) faults.duplicate(place, name);
      seen.add(name);
      faults.each(place, name, rule(name));
    }
  }
}

export const endpointSliceUpdateValidation: UpdateValidation<EndpointSlice> = {
  declaredImmutable: ['addressType'],
  isOfCreation: ({ field }, { endpoints = [] }, old) =>
    field.startsWith('endpoints[') && deepEqual(endpoints, old.endpoints ?? []),
};

export const endpointSliceColumns: readonly Column<EndpointSlice>[] = [
  nameColumn,
  { name: 'AddressType', value: ({ addressType }) => addressType ?? '' },
  { name: 'Ports', value: ({ ports }) => someOf((ports ?? []).map(({ port, name }) => String(port ?? name ?? '*'))) },
  {
    name: 'Endpoints',
    value: ({ endpoints }) => someOf((endpoints ?? []).flatMap(({ addresses }) => addresses ?? [])),
  },
  ageColumn,
];

/** How many are shown. */
const MAX_SHOWN = 3;

function someOf(all: readonly string[]): string {
  const shown = all.slice(0, MAX_SHOWN).join();
  return all.length > MAX_SHOWN ? `${shown} + ${all.length - MAX_SHOWN} more...` : shown || UNSET;
}

const CONTROLLERS = ['endpointslice-controller.k8s.io', 'endpointslicemirroring-controller.k8s.io'];

/** The label of older slices that names the node of an endpoint. */
const HOSTNAME = 'kubernetes.io/hostname';

/**
 * Nothing is written to `deprecatedTopology` any more, in place; the node that it named stays known. Mirrors Go's
 * `dropTopologyOnV1`.
 */
function dropTopology({ endpoints = [] }: EndpointSlice, old?: EndpointSlice): void {
  const before = old?.endpoints ?? [];
  if (old !== undefined && deepEqual(endpoints, before)) return;
  const known = new Set(before.flatMap(({ deprecatedTopology }) => deprecatedTopology?.[HOSTNAME] || []));
  for (const endpoint of endpoints) {
    const name = endpoint.deprecatedTopology?.[HOSTNAME];
    if (endpoint.nodeName === undefined && name !== undefined && known.has(name) && subdomain(name).length === 0)
      endpoint.nodeName = name;
    delete endpoint.deprecatedTopology;
  }
}

export const endpointSliceStrategy: KindStrategy<EndpointSlice> = {
  generation: 'labels',
  prepareForCreate: (slice) => dropTopology(slice),
  prepareForUpdate: dropTopology,
  *warnings({ metadata, addressType, endpoints = [] }, old) {
    if (old === undefined && addressType === 'FQDN') yield 'spec.addressType: FQDN endpoints are deprecated';
    // Those that controllers write are right.
    if (CONTROLLERS.includes(metadata.labels?.['endpointslice.kubernetes.io/managed-by'] ?? '')) return;
    for (const [index, { addresses = [] }] of endpoints.entries())
      for (const [place, address] of addresses.entries())
        yield* getWarningsForIP(newPath('endpoints').index(index).child('addresses').index(place), address);
  },
};

export const endpointSliceDefaults: StructDefaults = {
  'discovery/v1.EndpointPort': (port: discoveryv1.EndpointPort) => {
    port.name ??= '';
    port.protocol ??= 'TCP';
  },
};
