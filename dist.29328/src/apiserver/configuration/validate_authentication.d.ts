import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { type Path } from '#apimachinery/util/validation/field/path';
import type { AuthenticationConfiguration, JWTAuthenticator } from './authentication_configuration.ts';
import { type ClaimsMapper } from './validate_claims.ts';
/**
 * What is wrong with a configuration. Mirrors Go's `ValidateAuthenticationConfiguration`.
 *
 * Differs from Go: `egressSelectorType` is refused, as this server has no egress selector.
 * @param disallowed issuers whose tokens others take: that of the ServiceAccounts
 */
export declare function validateAuthenticationConfiguration({ jwt, anonymous }: AuthenticationConfiguration, disallowed?: readonly string[]): ErrorList;
/**
 * The expressions of an issuer, and what is wrong with it. Mirrors Go's `CompileAndValidateJWTAuthenticator`.
 * @param path where it is; undefined: it is all there is
 */
export declare function compileJWTAuthenticator(authenticator: JWTAuthenticator, disallowed?: readonly string[], path?: Path): {
    readonly mapper: ClaimsMapper;
    readonly errors: ErrorList;
};
/** Whether a block of PEM is a certificate that can be read, by Go, too. */
export declare function isCertificate(pem: string): boolean;
