/**
 * The object identifier of the attribute of a certificate's subject that holds the uid of a user, one string. Mirrors
 * Go's `asn1.X509UID`.
 */
export function x509UID(): number[] {
  return [1, 3, 6, 1, 4, 1, 57683, 2];
}
