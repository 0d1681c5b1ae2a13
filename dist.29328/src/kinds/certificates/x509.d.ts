/** What kind of key is asked for: its curve or its size decide whether it may be. */
export interface PublicKey {
    readonly type: 'Ed25519' | 'ECDSA' | 'RSA' | undefined;
    /** `P-256` */
    readonly curve?: string | undefined;
    readonly bits?: number;
    /** The whole of it, as it is in the certificate. */
    readonly der: Uint8Array;
}
export interface Certificate {
    readonly isAuthority: boolean;
    /** In milliseconds since 1970. */
    readonly notBefore: number;
    readonly notAfter: number;
    readonly dnsNames: readonly string[];
    readonly emailAddresses: readonly string[];
    readonly publicKey: PublicKey;
}
/** Reads a certificate (RFC 5280); undefined: it is none. */
export declare function readCertificate(der: Uint8Array): Certificate | undefined;
/** Reads the key of a request for a certificate (RFC 2986); undefined: it is none. */
export declare function keyOfRequest(der: Uint8Array): PublicKey | undefined;
