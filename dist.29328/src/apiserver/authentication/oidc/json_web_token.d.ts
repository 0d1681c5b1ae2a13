/** A signed token in its three parts. Nothing of it is checked yet. */
export interface JSONWebToken {
    readonly algorithm: string;
    /** The name of the key; empty: it may be any. */
    readonly keyID: string;
    /** Extensions that who reads the token must understand. */
    readonly critical: boolean;
    readonly claims: Claims;
    /** What is signed. */
    readonly signed: string;
    readonly signature: Uint8Array;
}
/** What a token says, by the names of the claims. */
export type Claims = Readonly<Record<string, unknown>>;
/** What a token in compact form (RFC 7515) says, whoever has written it. undefined: it is no such token */
export declare function claimsOf(token: string): Claims | undefined;
/** Reads a token whose claims are known. @throws {TypeError} when its header or signature can't be read */
export declare function parseToken(token: string, claims: Claims): JSONWebToken;
