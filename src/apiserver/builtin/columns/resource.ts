import type { ResourceClaim, ResourceSlice } from '#api/resource/v1/zz_generated.types';
import type { Column } from '../../endpoints/table.ts';
import { ageColumn, nameColumn, text, type ColumnsOfKinds } from './cells.ts';

const claimColumns: readonly Column<ResourceClaim>[] = [nameColumn, text<ResourceClaim>('State', state), ageColumn];

/** `allocated,reserved`. */
function state({ metadata, status }: ResourceClaim): string {
  const isDeleted = Boolean(metadata.deletionTimestamp);
  const states = isDeleted ? ['deleted'] : [];
  if (status?.allocation !== undefined) states.push('allocated', ...(status.reservedFor?.length ? ['reserved'] : []));
  else if (!isDeleted) states.push('pending');
  return states.join();
}

const sliceColumns: readonly Column<ResourceSlice>[] = [
  nameColumn,
  text<ResourceSlice>('Node', ({ spec }) => spec?.nodeName ?? ''),
  text<ResourceSlice>('Driver', ({ spec }) => spec?.driver ?? ''),
  text<ResourceSlice>('Pool', ({ spec }) => spec?.pool?.name ?? ''),
  ageColumn,
];

/** Mirrors the printers of kube-apiserver for the group resource.k8s.io. */
export const resourceColumns: ColumnsOfKinds = {
  'resource.k8s.io/v1 DeviceClass': [nameColumn, ageColumn],
  'resource.k8s.io/v1 ResourceClaim': claimColumns,
  'resource.k8s.io/v1 ResourceClaimTemplate': [nameColumn, ageColumn],
  'resource.k8s.io/v1 ResourceSlice': sliceColumns,
};
