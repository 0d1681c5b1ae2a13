import type { Claims } from '../oidc/json_web_token.ts';
/** An object by its name and uid. */
export interface ObjectReference {
    readonly name: string;
    /** Empty: it is not known. */
    readonly uid: string;
}
/** Whose a token is, and which object it ends with. */
export interface TokenSubject {
    readonly namespace: string;
    readonly serviceAccount: ObjectReference;
    readonly pod?: ObjectReference | undefined;
    readonly secret?: ObjectReference | undefined;
    /** That a token is bound to; beside a pod the one it runs on. */
    readonly node?: ObjectReference | undefined;
    /** Whether it is bound to the configuration of a webhook. */
    readonly ofWebhook?: boolean;
}
/** What all tokens have. Times are seconds since 1970. */
export interface PublicClaims {
    readonly issuer: string;
    readonly subject: string;
    readonly audiences: readonly string[];
    readonly expiry: number | undefined;
    readonly notBefore: number | undefined;
    readonly issuedAt: number | undefined;
    readonly id: string;
}
/** The name of a ServiceAccount as a user. Mirrors Go's `serviceaccount.MakeUsername`. */
export declare function usernameOf(namespace: string, name: string): string;
/** What a new token says, in the order of the names. Mirrors Go's `serviceaccount.Claims`. */
export declare function newClaims(issuer: string, audiences: readonly string[], issuedAt: number, lifetime: number, { namespace, serviceAccount, pod, secret, node }: TokenSubject): object;
/** The claims of a token as Go decodes them: null is the empty value, but no audience. @throws {TypeError} for other types */
export declare function readClaims(claims: Claims): PublicClaims & TokenSubject;
