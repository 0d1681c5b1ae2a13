import { ageColumn, nameColumn, UNSET } from '../../aspects/cells.js';
import { accessModes, amount, phase, storageClass } from '../persistent_volume_claim/columns.js';
/** Mirrors `printPersistentVolume` of kube-apiserver. */
export const persistentVolumeColumns = [
    nameColumn,
    { name: 'Capacity', value: ({ spec }) => amount(spec?.capacity?.['storage']) },
    { name: 'Access Modes', value: ({ spec }) => accessModes(spec?.accessModes) },
    { name: 'Reclaim Policy', value: ({ spec }) => spec?.persistentVolumeReclaimPolicy ?? '' },
    { name: 'Status', value: phase },
    {
        name: 'Claim',
        value: ({ spec }) => (spec?.claimRef ? `${spec.claimRef.namespace ?? ''}/${spec.claimRef.name ?? ''}` : ''),
    },
    { name: 'StorageClass', value: storageClass },
    { name: 'VolumeAttributesClass', value: ({ spec }) => spec?.volumeAttributesClassName ?? UNSET },
    { name: 'Reason', value: ({ status }) => status?.reason ?? '' },
    ageColumn,
    { name: 'VolumeMode', priority: 1, value: ({ spec }) => spec?.volumeMode ?? UNSET },
];
