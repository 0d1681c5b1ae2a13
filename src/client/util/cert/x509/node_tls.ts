// What Node's TLS has of authorities, and tells of certificates.
import { X509Certificate } from 'node:crypto';
import type { TLSSocket } from 'node:tls';
import { bitString, element, INTEGER, objectIdentifier, pemBlock, SEQUENCE, time } from '../internal/der.ts';
import type { CertPool } from './verify.ts';

/**
 * Authorities as TLS can have them, each as PEM: roots as they are, and for each other name a certificate that says the name
 * and signs nothing, so that clients are still asked for it. Node follows issuers through what TLS trusts, and never comes to
 * an end where two of them have signed each other.
 */
export function safeAuthorities({ certificates }: CertPool): string[] {
  const roots = certificates.filter(({ raw }) => isRoot(new X509Certificate(raw)));
  const rootNames = new Set(roots.map(nameOf));
  const others = new Map(certificates.map((each) => [nameOf(each), each.subject]));
  return [
    ...roots.map(({ raw }) => pemBlock('CERTIFICATE', raw)),
    ...Array.from(others).flatMap(([name, subject]) => (rootNames.has(name) ? [] : [standIn(subject)])),
  ];
}

/** As OpenSSL sees it: there it stops. */
function isRoot(certificate: X509Certificate): boolean {
  return certificate.checkIssued(certificate);
}

function nameOf({ subject }: { readonly subject: Buffer }): string {
  return subject.toString('latin1');
}

/** Of no key: there is nothing that it has signed. */
function standIn(name: Buffer): string {
  const ed25519 = element(SEQUENCE, objectIdentifier('1.3.101.112'));
  const validity = element(SEQUENCE, time(0), time(1));
  const key = element(SEQUENCE, ed25519, bitString(Buffer.alloc(32)));
  const said = element(SEQUENCE, element(INTEGER, Buffer.from([1])), ed25519, name, validity, name, key);
  return pemBlock('CERTIFICATE', element(SEQUENCE, said, ed25519, bitString(Buffer.alloc(64))));
}

/**
 * The certificates that the other side has shown, as DER: its own, whose key it has, first. Node follows the names of issuers
 * through what was sent, and checks no signature; so nothing but the first one says anything before it is verified. TLS must
 * have no other authorities than {@link safeAuthorities}. Empty: it has shown none.
 *
 * Differs from Go: of certificates of one name, one is found. `getPeerX509Certificate` has all of them, but never frees them.
 * Of a session that is gone on with, the first one is there alone.
 */
export function shownCertificates(socket: TLSSocket): Buffer[] {
  const shown: Buffer[] = [];
  for (let each = socket.getPeerCertificate(true); each?.raw !== undefined; each = each.issuerCertificate) {
    // The last one names itself as its issuer.
    if (shown.some((seen) => seen.equals(each.raw))) break;
    shown.push(each.raw);
  }
  return shown;
}
