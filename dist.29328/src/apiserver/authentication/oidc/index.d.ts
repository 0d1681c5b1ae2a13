export type { JWTAuthenticator, PrefixedClaimOrExpression } from '../../configuration/authentication_configuration.ts';
export type { FetchClaims, FetchDocument, IssuerDocument } from './issuer_documents.ts';
export { type OIDCOptions, oidc } from './oidc.ts';
export { SIGNING_ALGORITHMS } from './signature.ts';
