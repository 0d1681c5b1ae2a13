import { formatLabels } from '#apimachinery/labels/compare';
import { nameColumn } from '../../aspects/cells.js';
const STATES = ['Issued', 'Denied', 'Failed'];
export const podCertificateRequestColumns = [
    nameColumn,
    { name: 'PodName', value: ({ spec }) => spec?.podName ?? '' },
    { name: 'ServiceAccountName', value: ({ spec }) => spec?.serviceAccountName ?? '' },
    { name: 'NodeName', value: ({ spec }) => spec?.nodeName ?? '' },
    { name: 'SignerName', value: ({ spec }) => spec?.signerName ?? '' },
    {
        name: 'State',
        value: ({ status }) => status?.conditions?.findLast(({ type }) => STATES.includes(type))?.type ?? 'Pending',
    },
    { name: 'UnverifiedUserAnnotations', value: ({ spec }) => formatLabels(spec?.unverifiedUserAnnotations ?? {}) },
];
