import type { FetchClaims, FetchDocument } from './issuer_documents.ts';
import { type Claims, type JSONWebToken } from './json_web_token.ts';
/** How a claim is fetched from elsewhere. */
export interface DistributedClaimOptions {
    readonly fetchClaims: FetchClaims;
    readonly fetchDocument: FetchDocument;
    /** @throws when a token is wrong, whoever has signed it */
    check(token: JSONWebToken): void;
    now(): number;
}
/**
 * A claim that a token may leave to another place (OpenID Connect Core 5.6.2): it names a token there, whose issuer
 * publishes its keys. Mirrors Go's `claimResolver`.
 *
 * Differs from Go: the place must be https, as a token for it is sent along.
 */
export declare class DistributedClaim {
    #private;
    constructor(claim: string, options: DistributedClaimOptions);
    /** The claims, with this one, if it is to be had elsewhere. @throws when it can't be had */
    expand(claims: Claims): Promise<Claims>;
}
