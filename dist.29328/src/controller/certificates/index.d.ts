export type { CABundles } from './ca_bundles.ts';
export { ForeignCertificateError, type SecretName } from './certificate_secret.ts';
export * from './serving_certificates.ts';
