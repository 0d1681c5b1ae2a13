export { checkCertificateSigningRequest } from './certificate_signing_request/validation.js';
export { checkClusterTrustBundle } from './cluster_trust_bundle.js';
export { checkPodCertificateRequest } from './pod_certificate_request/validation.js';
