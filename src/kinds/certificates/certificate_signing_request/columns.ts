import type { CertificateSigningRequest } from '#api/certificates/v1/zz_generated.types';
import { humanDuration } from '#apimachinery/util/duration/human_duration';
import { ageColumn, NONE, nameColumn } from '../../aspects/cells.ts';
import type { Column } from '../../aspects/column.ts';

export const certificateSigningRequestColumns: readonly Column<CertificateSigningRequest>[] = [
  nameColumn,
  ageColumn,
  { name: 'SignerName', value: ({ spec }) => spec?.signerName || NONE },
  { name: 'Requestor', value: ({ spec }) => spec?.username ?? '' },
  {
    name: 'RequestedDuration',
    value: ({ spec }) =>
      spec?.expirationSeconds === undefined ? NONE : humanDuration({ seconds: spec.expirationSeconds }),
  },
  {
    name: 'Condition',
    value: ({ status }) => {
      const has = (wanted: string): boolean => (status?.conditions ?? []).some(({ type }) => type === wanted);
      const decision = ['Denied', 'Approved'].find(has) ?? 'Pending';
      return `${decision}${has('Failed') ? ',Failed' : ''}${status?.certificate ? ',Issued' : ''}`;
    },
  },
];
