/// <reference types="node" />
import { X509Certificate } from 'node:crypto';
import type { ServerRequest } from '../endpoints/request/http.ts';
import { authenticated, type Authenticator } from './authenticator.ts';

/**
 * Users by the certificates they show: the common name is the user, the organizations are its groups. The server must
 * listen with the authority among `tls.clientCAs`. Mirrors Go's `x509.CommonNameUserConversion`.
 * @param ca the authority, as PEM; several may follow each other
 * @throws {Error} when it is no certificate
 */
export function clientCertificates(ca: string): Authenticator {
  const authorities = authoritiesIn(ca);
  return (request) => {
    const certificate = certificateOf(request, authorities);
    if (certificate === undefined || certificate.commonName === '') return undefined;
    return authenticated({ name: certificate.commonName, groups: certificate.organizations });
  };
}

/** What a certificate says. */
export interface ClientCertificate {
  readonly commonName: string;
  readonly organizations: readonly string[];
}

/** The authorities of a PEM text. @throws {Error} when there is none */
export function authoritiesIn(ca: string): readonly X509Certificate[] {
  const blocks = ca.match(/-----BEGIN CERTIFICATE-----[^]*?-----END CERTIFICATE-----/g);
  if (blocks === null) throw new TypeError('no certificate in the authority: it must be PEM');
  return blocks.map((block) => new X509Certificate(block));
}

/** The client's certificate, if one of these authorities has signed it, or an authority below them that the client sent. */
export function certificateOf(
  { certificates = [] }: ServerRequest,
  authorities: readonly X509Certificate[],
): ClientCertificate | undefined {
  const [own, ...others] = certificates.map((der) => new X509Certificate(der));
  if (own === undefined || !isValid(own) || !isForClients(own) || !isSigned(own, authorities, others)) return undefined;
  const { CN, O } = own.toLegacyObject().subject;
  return { commonName: [CN].flat()[0] ?? '', organizations: [O ?? []].flat() };
}

function isSigned(
  certificate: X509Certificate,
  authorities: readonly X509Certificate[],
  others: readonly X509Certificate[],
): boolean {
  const issued = (issuer: X509Certificate): boolean =>
    isValid(issuer) && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
  if (authorities.some((authority) => authority.raw.equals(certificate.raw) || issued(authority))) return true;
  return others.some(
    (issuer, at) => issuer.ca && issued(issuer) && isSigned(issuer, authorities, others.toSpliced(at, 1)),
  );
}

function isValid({ validFrom, validTo }: X509Certificate): boolean {
  return Date.parse(validFrom) <= Date.now() && Date.now() <= Date.parse(validTo);
}

const CLIENT_AUTH = '1.3.6.1.5.5.7.3.2';

function isForClients({ keyUsage }: X509Certificate): boolean {
  // What Node calls key usage is the extended one.
  return keyUsage === undefined || keyUsage.includes(CLIENT_AUTH) || keyUsage.includes('2.5.29.37.0');
}
