import { type KeyObject } from 'node:crypto';
/** How a certificate is signed. */
export interface SignatureAlgorithm {
    readonly key: 'rsa' | 'ec' | 'ed25519';
    /** undefined: the key's own; null: one that is too weak to say anything. */
    readonly hash: 'sha256' | 'sha384' | 'sha512' | undefined | null;
    readonly isPSS?: boolean;
}
/** undefined: none that Go knows. */
export declare function signatureAlgorithmOf(of: {
    id: string;
    parameters: Buffer;
}): SignatureAlgorithm | undefined;
/** Whether a key has made a signature, in a way that says something. */
export declare function isSignedBy(key: KeyObject, { signed, signature, signatureAlgorithm: algorithm }: Signed): boolean;
interface Signed {
    readonly signed: Buffer;
    readonly signature: Buffer;
    readonly signatureAlgorithm: SignatureAlgorithm | undefined;
}
export {};
