export { checkCertificateSigningRequest } from './certificate_signing_request/validation.ts';
export { checkClusterTrustBundle } from './cluster_trust_bundle.ts';
export { checkPodCertificateRequest } from './pod_certificate_request/validation.ts';
