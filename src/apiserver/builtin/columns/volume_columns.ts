import { parseQuantity } from '#apimachinery/api/resource/quantity';
import type { PersistentVolume, PersistentVolumeClaim } from '#api/core/v1/zz_generated.types';
import type { APIObject } from '../../storage/api_object.ts';
import type { Column } from '../../endpoints/table.ts';
import { ageColumn, nameColumn, text, UNSET, wide } from './cells.ts';

/** Mirrors `printPersistentVolume` of kube-apiserver. */
export const volumeColumns: readonly Column<PersistentVolume>[] = [
  nameColumn,
  text<PersistentVolume>('Capacity', ({ spec }) => amount(spec?.capacity?.['storage'])),
  text<PersistentVolume>('Access Modes', ({ spec }) => accessModes(spec?.accessModes)),
  text<PersistentVolume>('Reclaim Policy', ({ spec }) => spec?.persistentVolumeReclaimPolicy ?? ''),
  text<PersistentVolume>('Status', phase),
  text<PersistentVolume>('Claim', ({ spec }) =>
    spec?.claimRef ? `${spec.claimRef.namespace ?? ''}/${spec.claimRef.name ?? ''}` : '',
  ),
  text<PersistentVolume>('StorageClass', storageClass),
  text<PersistentVolume>('VolumeAttributesClass', ({ spec }) => spec?.volumeAttributesClassName ?? UNSET),
  text<PersistentVolume>('Reason', ({ status }) => status?.reason ?? ''),
  ageColumn,
  wide<PersistentVolume>('VolumeMode', ({ spec }) => spec?.volumeMode ?? UNSET),
];

/** Mirrors `printPersistentVolumeClaim` of kube-apiserver. */
export const claimColumns: readonly Column<PersistentVolumeClaim>[] = [
  nameColumn,
  text<PersistentVolumeClaim>('Status', phase),
  text<PersistentVolumeClaim>('Volume', ({ spec }) => spec?.volumeName ?? ''),
  text<PersistentVolumeClaim>('Capacity', ({ spec, status }) =>
    spec?.volumeName ? amount(status?.capacity?.['storage']) : '',
  ),
  text<PersistentVolumeClaim>('Access Modes', ({ spec, status }) =>
    spec?.volumeName ? accessModes(status?.accessModes) : '',
  ),
  text<PersistentVolumeClaim>('StorageClass', storageClass),
  text<PersistentVolumeClaim>('VolumeAttributesClass', ({ spec }) => spec?.volumeAttributesClassName ?? UNSET),
  ageColumn,
  wide<PersistentVolumeClaim>('VolumeMode', ({ spec }) => spec?.volumeMode ?? UNSET),
];

function phase({ metadata, status }: APIObject & { readonly status?: { readonly phase?: string } }): string {
  return metadata.deletionTimestamp ? 'Terminating' : (status?.phase ?? '');
}

/** The annotation is older than the field. */
function storageClass({
  metadata,
  spec,
}: APIObject & { readonly spec?: { readonly storageClassName?: string } }): string {
  return metadata.annotations?.['volume.beta.kubernetes.io/storage-class'] ?? spec?.storageClassName ?? '';
}

function amount(quantity: string | number | undefined): string {
  return parseQuantity(quantity ?? 0).toString();
}

/** In one order, each once. */
const ACCESS_MODES: readonly (readonly [mode: string, short: string])[] = [
  ['ReadWriteOnce', 'RWO'],
  ['ReadOnlyMany', 'ROX'],
  ['ReadWriteMany', 'RWX'],
  ['ReadWriteOncePod', 'RWOP'],
];

function accessModes(modes: readonly string[] = []): string {
  return ACCESS_MODES.flatMap(([mode, short]) => (modes.includes(mode) ? [short] : [])).join();
}
