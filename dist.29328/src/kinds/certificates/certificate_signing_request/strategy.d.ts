import type { CertificateSigningRequest } from '#api/certificates/v1/zz_generated.types';
import type { KindStrategy } from '../../aspects/strategy.ts';
/** A request says who made it, and never changes. Mirrors `csrStrategy` of kube-apiserver. */
export declare const certificateSigningRequestStrategy: KindStrategy<CertificateSigningRequest>;
