import type { JWTAuthenticator } from '../../configuration/authentication_configuration.ts';
import type { ClaimsMapper } from '../../configuration/validate_claims.ts';
import { type UserInfo } from '../../request/user.ts';
import type { Claims } from './json_web_token.ts';
/**
 * Who a token is for, by mappings and rules. Mirrors what Go's `jwtAuthenticator` does once the signature is checked.
 * @throws {TypeError} why it is for nobody
 */
export declare function userOf(claims: Claims, authenticator: JWTAuthenticator, mapper: ClaimsMapper): UserInfo;
