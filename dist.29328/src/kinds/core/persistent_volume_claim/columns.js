import { parseQuantity } from '#apimachinery/api/resource/quantity';
import { ageColumn, nameColumn, UNSET } from '../../aspects/cells.js';
/** Mirrors `printPersistentVolumeClaim` of kube-apiserver. */
export const persistentVolumeClaimColumns = [
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
export function phase({ metadata, status }) {
    return metadata.deletionTimestamp ? 'Terminating' : (status?.phase ?? '');
}
/** The annotation is older than the field. */
export function storageClass({ metadata, spec, }) {
    return metadata.annotations?.['volume.beta.kubernetes.io/storage-class'] ?? spec?.storageClassName ?? '';
}
export function amount(quantity) {
    return parseQuantity(quantity ?? 0).toString();
}
/** In one order, each once. */
const ACCESS_MODES = [
    ['ReadWriteOnce', 'RWO'],
    ['ReadOnlyMany', 'ROX'],
    ['ReadWriteMany', 'RWX'],
    ['ReadWriteOncePod', 'RWOP'],
];
export function accessModes(modes = []) {
    return ACCESS_MODES.flatMap(([mode, short]) => (modes.includes(mode) ? [short] : [])).join();
}
