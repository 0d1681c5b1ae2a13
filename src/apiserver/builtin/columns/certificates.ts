import type { CertificateSigningRequest } from '#api/certificates/v1/zz_generated.types';
import { humanDuration } from '#apimachinery/util/duration/human_duration';
import type { Column } from '../../endpoints/table.ts';
import { ageColumn, nameColumn, NONE, text, type ColumnsOfKinds } from './cells.ts';

const requestColumns: readonly Column<CertificateSigningRequest>[] = [
  nameColumn,
  ageColumn,
  text<CertificateSigningRequest>('SignerName', ({ spec }) => spec?.signerName || NONE),
  text<CertificateSigningRequest>('Requestor', ({ spec }) => spec?.username ?? ''),
  text<CertificateSigningRequest>('RequestedDuration', ({ spec }) =>
    spec?.expirationSeconds === undefined ? NONE : humanDuration({ seconds: spec.expirationSeconds }),
  ),
  text<CertificateSigningRequest>('Condition', ({ status }) => {
    const has = (wanted: string): boolean => (status?.conditions ?? []).some(({ type }) => type === wanted);
    const decision = ['Denied', 'Approved'].find(has) ?? 'Pending';
    return `${decision}${has('Failed') ? ',Failed' : ''}${status?.certificate ? ',Issued' : ''}`;
  }),
];

/** Mirrors the printers of kube-apiserver for the group certificates.k8s.io. */
export const certificatesColumns: ColumnsOfKinds = {
  'certificates.k8s.io/v1 CertificateSigningRequest': requestColumns,
};
