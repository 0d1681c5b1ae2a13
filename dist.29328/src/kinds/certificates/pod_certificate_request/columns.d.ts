import type { PodCertificateRequest } from '#api/certificates/v1/zz_generated.types';
import type { Column } from '../../aspects/column.ts';
export declare const podCertificateRequestColumns: readonly Column<PodCertificateRequest>[];
