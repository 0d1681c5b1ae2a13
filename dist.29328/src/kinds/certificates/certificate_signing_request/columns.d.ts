import type { CertificateSigningRequest } from '#api/certificates/v1/zz_generated.types';
import type { Column } from '../../aspects/column.ts';
export declare const certificateSigningRequestColumns: readonly Column<CertificateSigningRequest>[];
