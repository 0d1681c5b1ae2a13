/**
 * The OID of the certificate subject attribute that holds a user's UID, a single string. Mirrors Go's `asn1.X509UID`.
 */
export function x509UID() {
    return [1, 3, 6, 1, 4, 1, 57683, 2];
}
