import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { UserInfo } from '../../request/user.ts';
import type { ServiceAccountKey } from './keys.ts';
/** Finds the objects that tokens name. */
export interface ServiceAccountTokenGetter {
    /**
     * @param resource `serviceaccounts`, `pods`, `secrets` or `nodes`
     * @throws {StatusError} 404 when it is not there
     */
    metadata(resource: string, namespace: string, name: string): Promise<ObjectMeta>;
}
/** What tokens are held to. */
export interface TokenValidatorOptions {
    readonly issuers: readonly string[];
    readonly keys: readonly ServiceAccountKey[];
    /** For whom tokens are that do not say; one of them must be asked for unless others are. */
    readonly audiences: readonly string[];
    readonly getter: ServiceAccountTokenGetter;
    /** Milliseconds since 1970. */
    readonly now: () => number;
}
/** Whose a token is, and which of the audiences asked for it is for. */
export interface ValidatedToken {
    readonly user: UserInfo;
    readonly audiences: readonly string[];
}
/** Knows tokens that say for whom they are. */
export interface TokenReviewer {
    /** For whom tokens are that do not say. */
    readonly audiences: readonly string[];
    /**
     * Whose a token is.
     * @param asked for whom it must be; `audiences` unless given
     * @returns undefined for a token of somebody else
     * @throws what is wrong with it
     */
    review(token: string, asked?: readonly string[]): Promise<ValidatedToken | undefined>;
}
/**
 * Whose a token is. Mirrors Go's `serviceaccount.JWTTokenAuthenticator` with its `Validator`.
 * @param asked for whom the token must be
 * @returns undefined for a token of somebody else
 * @throws what is wrong with it
 */
export declare function validateToken(text: string, { issuers, keys, audiences, getter, now }: TokenValidatorOptions, asked?: readonly string[]): Promise<ValidatedToken | undefined>;
