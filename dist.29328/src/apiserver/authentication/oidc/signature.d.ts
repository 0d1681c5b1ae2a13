import { type KeyObject } from 'node:crypto';
import type { JSONWebToken } from './json_web_token.ts';
/** How tokens may be signed. Those with a secret that both sides know, and `none`, are not among them. */
export declare const SIGNING_ALGORITHMS: readonly string[];
/** A public key of an issuer. */
export interface VerificationKey {
    /** Empty: it has no name. */
    readonly id: string;
    readonly key: KeyObject;
}
/** Whether a key has signed a token. Differs from Go: none is accepted with critical header parameters; go-jose knows `b64`. */
export declare function isSignedBy({ algorithm, signed, signature, critical }: JSONWebToken, key: KeyObject): boolean;
/**
 * The keys of a set (RFC 7517) that signatures can be checked with; others are left out.
 * @throws {TypeError} when it is no set of keys
 */
export declare function keysOf(set: unknown): VerificationKey[];
