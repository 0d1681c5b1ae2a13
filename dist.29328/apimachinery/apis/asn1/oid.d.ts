/**
 * The OID of the certificate subject attribute that holds a user's UID, a single string. Mirrors Go's `asn1.X509UID`.
 */
export declare function x509UID(): number[];
