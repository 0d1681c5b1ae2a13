import type { FetchDocument } from './issuer_documents.ts';
import type { JSONWebToken } from './json_web_token.ts';
/** Where an issuer is found. */
export interface IssuerLocation {
    readonly url: string;
    /** Where its configuration is, if not below `url`. */
    readonly discoveryURL?: string | undefined;
}
/**
 * The keys of an issuer, as it publishes them: fetched with the first token, and again when one is signed by a key that
 * isn't among them. Mirrors Go's `oidc.NewProvider` and `oidc.RemoteKeySet`.
 *
 * Differs from Go: nothing is fetched before the first token comes, and tokens with keys that nobody knows make it ask
 * once in five seconds at most, not each time.
 */
export declare class RemoteKeySet {
    #private;
    constructor(location: IssuerLocation, fetch: FetchDocument, now: () => number);
    /** @throws when none of the issuer's keys has signed the token, or they can't be had */
    verify(token: JSONWebToken): Promise<void>;
}
