import type { Claims } from './json_web_token.ts';
/** The claims that every ID token has, in their types. Times are in seconds since 1970. */
export interface StandardClaims {
    readonly issuer: string;
    readonly audience: readonly string[];
    /** undefined: it has expired. */
    readonly expiry: number | undefined;
    readonly notBefore: number | undefined;
}
/**
 * Claims by their names as Go decodes them: null is the empty value.
 *
 * Differs from Go: a name counts in its own case alone; Go takes `ISS` for `iss`.
 * @throws {TypeError} for other types
 */
export declare function standardClaims(claims: Claims): StandardClaims;
/** Empty where there is none. */
export declare function stringClaim(claims: Claims, name: string): string;
/** One string, or a list of them. */
export declare function stringsClaim(claims: Claims, name: string): string[];
/** Where a claim is that a token leaves to another place. */
export interface ClaimSource {
    /** Empty: nowhere. */
    readonly url: string;
    readonly accessToken: string | undefined;
}
/**
 * Where claims are that a token leaves to other places, by their names (OpenID Connect Core 5.6.2).
 * @throws {TypeError} for other types, and a name without a place
 */
export declare function claimSources(claims: Claims): ReadonlyMap<string, ClaimSource>;
/** Who has issued a token. Google's may name it without the scheme. */
export declare function issuerOf({ iss }: Claims): unknown;
/** Why a token is refused. Nothing of the token but claims is in it. */
export declare function refusal(text: string): TypeError;
