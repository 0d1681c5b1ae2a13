import type { EndpointSlice } from '#api/discovery/v1/zz_generated.types';
import type { Column } from '../../endpoints/table.ts';
import { ageColumn, nameColumn, text, UNSET, type ColumnsOfKinds } from './cells.ts';

const sliceColumns: readonly Column<EndpointSlice>[] = [
  nameColumn,
  text<EndpointSlice>('AddressType', ({ addressType }) => addressType ?? ''),
  text<EndpointSlice>('Ports', ({ ports }) =>
    someOf((ports ?? []).map(({ port, name }) => String(port ?? name ?? '*'))),
  ),
  text<EndpointSlice>('Endpoints', ({ endpoints }) =>
    someOf((endpoints ?? []).flatMap(({ addresses }) => addresses ?? [])),
  ),
  ageColumn,
];

/** How many are shown. */
const MAX = 3;

function someOf(all: readonly string[]): string {
  const shown = all.slice(0, MAX).join();
  return all.length > MAX ? `${shown} + ${all.length - MAX} more...` : shown || UNSET;
}

/** Mirrors the printers of kube-apiserver for the group discovery.k8s.io. */
export const discoveryColumns: ColumnsOfKinds = { 'discovery.k8s.io/v1 EndpointSlice': sliceColumns };
