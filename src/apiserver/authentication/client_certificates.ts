/// <reference types="node" />
import { X509Certificate } from 'node:crypto';
import type { ClientCertificate, ServerRequest } from '../endpoints/request/http.ts';
import { authenticated, type Authenticator } from './authenticator.ts';

/**
 * Users by the certificates they show: the common name is the user, the organizations are its groups. The server must
 * listen with the authority among `tls.clientCAs`. Mirrors Go's `x509.CommonNameUserConversion`.
 * @param ca the authority, as PEM; several may follow each other
 * @throws {Error} when it is no certificate
 */
export function clientCertificates(ca: string): Authenticator {
  const authorities = fingerprintsOf(ca);
  return (request) => {
    const certificate = certificateOf(request, authorities);
    if (certificate === undefined || certificate.commonName === '') return undefined;
    return authenticated({ name: certificate.commonName, groups: certificate.organizations });
  };
}

/** The authorities of a PEM text. @throws {Error} when there is none */
export function fingerprintsOf(ca: string): ReadonlySet<string> {
  const blocks = ca.match(/-----BEGIN CERTIFICATE-----[^]*?-----END CERTIFICATE-----/g);
  if (blocks === null) throw new TypeError('no certificate in the authority: it must be PEM');
  return new Set(blocks.map((block) => new X509Certificate(block).fingerprint256));
}

/** The client's certificate, if one of the authorities stands for it. */
export function certificateOf(
  { certificates = [] }: ServerRequest,
  authorities: ReadonlySet<string>,
): ClientCertificate | undefined {
  const [own, ...issuers] = certificates;
  return issuers.some(({ fingerprint256 }) => authorities.has(fingerprint256)) ? own : undefined;
}
