import type { X509Certificate } from 'node:crypto';
/** What a certificate says of the one who signs with its key. */
export interface Issuer {
    /** Its name, as DER. */
    readonly subject: Buffer;
    /** Its subject key identifier, if it has one. */
    readonly keyIdentifier: Buffer | undefined;
}
/** Byte for byte: names are compared so when chains are built. */
export declare function issuerOf(certificate: X509Certificate): Issuer;
