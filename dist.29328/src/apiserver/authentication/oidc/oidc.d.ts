import type { JWTAuthenticator } from '../../configuration/authentication_configuration.ts';
import { type Authenticator } from '../authenticator.ts';
import { type FetchClaims, type FetchDocument } from './issuer_documents.ts';
/** Whose tokens are taken, and what for. */
export interface OIDCOptions extends JWTAuthenticator {
    /** How tokens may be signed: `ES256`, say. `RS256` alone unless given. */
    readonly signingAlgorithms?: readonly string[];
    /** Issuers that this may not be, as others take their tokens: that of ServiceAccounts. */
    readonly disallowedIssuers?: readonly string[];
    /** Called with the error of each refused token of the issuer. The token is not in it. */
    readonly onError?: (error: unknown) => void;
    /** Fetches what the issuer publishes; by HTTPS unless given. */
    readonly fetchDocument?: FetchDocument;
    /** Fetches a token with groups that a token leaves to another place; by HTTPS unless given. */
    readonly fetchClaims?: FetchClaims;
    /** The time in milliseconds since 1970; the system's unless given. */
    readonly now?: () => number;
}
/**
 * Users by the ID tokens of an issuer (OpenID Connect), as kube-apiserver's `--oidc-*` flags and `AuthenticationConfiguration`
 * have them. Tokens of other issuers are for other authenticators. Groups that a token leaves to another place (distributed
 * claims) are fetched there. Mirrors Go's `plugin/pkg/authenticator/token/oidc`.
 * @throws {Aggregate} what is wrong with the options
 * @throws {TypeError} for other signing algorithms than those of `SIGNING_ALGORITHMS`
 */
export declare function oidc(options: OIDCOptions): Authenticator;
