import type { PodCertificateRequest } from '#api/certificates/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { UpdateValidation } from '../../aspects/validation.ts';
/**
 * Mirrors `ValidatePodCertificateRequestCreate` of kube-apiserver.
 *
 * Differs from Go: the signature of the request is not verified.
 */
export declare function checkPodCertificateRequest(faults: Faults, { metadata, spec }: PodCertificateRequest): void;
export declare const podCertificateRequestUpdateValidation: UpdateValidation<PodCertificateRequest>;
