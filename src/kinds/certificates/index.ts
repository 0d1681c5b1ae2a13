export { checkCertificateSigningRequest } from './certificate_signing_request/validation.ts';
