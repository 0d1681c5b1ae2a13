import type { PodCertificateRequest } from '#api/certificates/v1/zz_generated.types';
import { formatLabels } from '#apimachinery/labels/compare';
import { nameColumn } from '../../aspects/cells.ts';
import type { Column } from '../../aspects/column.ts';

const STATES: readonly string[] = ['Issued', 'Denied', 'Failed'];

export const podCertificateRequestColumns: readonly Column<PodCertificateRequest>[] = [
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
