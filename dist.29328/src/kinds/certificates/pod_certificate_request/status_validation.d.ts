import type { PodCertificateRequest } from '#api/certificates/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
/** What a signer may write once. Mirrors `ValidatePodCertificateRequestStatusUpdate` of kube-apiserver. */
export declare function checkPodCertificateRequestStatusUpdate(faults: Faults, request: PodCertificateRequest, old: PodCertificateRequest): void;
