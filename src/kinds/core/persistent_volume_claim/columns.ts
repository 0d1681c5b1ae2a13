import type { PersistentVolumeClaim } from '#api/core/v1/zz_generated.types';
import { parseQuantity } from '#apimachinery/api/resource/quantity';
import type { APIObject } from '../../aspects/api_object.ts';
import { ageColumn, nameColumn, UNSET } from '../../aspects/cells.ts';
import type { Column } from '../../aspects/column.ts';
import { CLASS_ANNOTATION } from './validation.ts';

/** Mirrors `printPersistentVolumeClaim` of kube-apiserver. */
export const persistentVolumeClaimColumns: readonly Column<PersistentVolumeClaim>[] = [
  nameColumn,
  { name: 'Status', value: phase },
  { name: 'Volume', value: ({ spec }) => spec?.volumeName ?? '' },
  { name: 'Capacity', value: ({ spec, status }) => (spec?.volumeName ? amount(status?.capacity?.['storage']) : '') },
  { name: 'Access Modes', value: ({ spec, status }) => (spec?.volumeName ? accessModes(status?.accessModes) : '') },
  { name: 'StorageClass', value: storageClass },
  { name: 'VolumeAttributesClass', value: ({ spec }) => spec?.volumeAttributesClassName ?? UNSET },
  ageColumn,
  { name: 'VolumeMode', priority: 1, value: ({ spec }) => spec?.volumeMode ?? UNSET },
];

export function phase({ metadata, status }: APIObject & { readonly status?: { readonly phase?: string } }): string {
  return metadata.deletionTimestamp ? 'Terminating' : (status?.phase ?? '');
}

/** The annotation is older than the field. */
export function storageClass({
  metadata,
  spec,
}: APIObject & { readonly spec?: { readonly storageClassName?: string } }): string {
  return metadata.annotations?.[CLASS_ANNOTATION] ?? spec?.storageClassName ?? '';
}

export function amount(quantity: string | number | undefined): string {
  return parseQuantity(quantity ?? 0).toString();
}

/** In one order, each once. */
const ACCESS_MODES: readonly (readonly [mode: string, short: string])[] = [
  ['ReadWriteOnce', 'RWO'],
  ['ReadOnlyMany', 'ROX'],
  ['ReadWriteMany', 'RWX'],
  ['ReadWriteOncePod', 'RWOP'],
];

export function accessModes(modes: readonly string[] = []): string {
  return ACCESS_MODES.flatMap(([mode, short]) => (modes.includes(mode) ? [short] : [])).join();
}
