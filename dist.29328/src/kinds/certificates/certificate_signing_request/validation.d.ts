import type { CertificateSigningRequest } from '#api/certificates/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { UpdateValidation } from '../../aspects/validation.ts';
export declare function checkCertificateSigningRequest(faults: Faults, { metadata, spec }: CertificateSigningRequest): void;
/**
 * What a signer may not change of a request: the decision, and a certificate that is there. Mirrors
 * `ValidateCertificateSigningRequestStatusUpdate` of kube-apiserver.
 *
 * Differs from Go: what a certificate holds is not looked at.
 */
export declare function checkCertificateStatusUpdate(faults: Faults, request: CertificateSigningRequest, old: CertificateSigningRequest): void;
/** What an approver may not change of one. Mirrors `ValidateCertificateSigningRequestApprovalUpdate`. */
export declare function checkCertificateApprovalUpdate(faults: Faults, request: CertificateSigningRequest, old: CertificateSigningRequest): void;
export declare const certificateSigningRequestUpdateValidation: UpdateValidation<CertificateSigningRequest>;
