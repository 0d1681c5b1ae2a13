import { X509Certificate } from 'node:crypto';
import { bitString, element, INTEGER, objectIdentifier, pemBlock, SEQUENCE, time } from '../internal/der.ts';
import { CertPool } from './verify.ts';

/**
 * Authorities as Node's TLS can have them, one certificate a text: roots as they are, and for each other name a certificate
 * that says the name and trusts nobody, so that clients are still asked for it. Node follows issuers through what TLS trusts,
 * and never comes to an end where two of them have signed each other.
 * @param pem one or several certificates. @throws TypeError for a broken one
 */
export function safeAuthorities(pem: string): string[] {
  const { certificates } = CertPool.fromPEM(pem);
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
