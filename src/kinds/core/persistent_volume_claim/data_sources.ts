import type { PersistentVolumeClaimSpec, TypedLocalObjectReference } from '#api/core/v1/zz_generated.structs';

/** The older field takes volumes and snapshots only, and both say the same unless one names another namespace. */
export function syncSources(spec: PersistentVolumeClaimSpec, old?: PersistentVolumeClaimSpec): void {
  if (spec.dataSourceRef?.namespace && old?.dataSourceRef === undefined) delete spec.dataSourceRef;
  const isNew = old?.dataSource === undefined && old?.dataSourceRef === undefined;
  if (isNew && spec.dataSourceRef === undefined && !isVolumeOrSnapshot(spec.dataSource)) delete spec.dataSource;
  completeSources(spec);
}

/** What one field says, the other says, too. Mirrors Go's `NormalizeDataSources`. */
export function completeSources(spec: PersistentVolumeClaimSpec): void {
  const { dataSource, dataSourceRef } = spec;
  if (dataSource !== undefined && dataSourceRef === undefined) spec.dataSourceRef = { ...dataSource };
  if (dataSource !== undefined || dataSourceRef === undefined || dataSourceRef.namespace) return;
  const { namespace: _, ...source } = dataSourceRef;
  spec.dataSource = source;
}

/** Whether it is what the older field of a claim takes. */
function isVolumeOrSnapshot(source: TypedLocalObjectReference | undefined): boolean {
  const { apiGroup = '', kind } = source ?? {};
  return apiGroup === ''
    ? kind === 'PersistentVolumeClaim'
    : apiGroup === 'snapshot.storage.k8s.io' && kind === 'VolumeSnapshot';
}
