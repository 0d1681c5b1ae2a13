export type { FetchDocument, IssuerDocument } from './issuer_documents.ts';
export type { JWTAuthenticator, PrefixedClaim } from './jwt_authenticator.ts';
export { oidc, type OIDCOptions } from './oidc.ts';
export { SIGNING_ALGORITHMS } from './signature.ts';
