import type { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import {
  type CertificateAndKey,
  encodeCertificates,
  newSelfSignedCACert,
  newSignedCert,
  parseCertsPEM,
  parsePrivateKeyPEM,
} from '../../client/util/cert/index.ts';

/** A server's certificate, and the authority that signs the next one. */
export interface KeptCertificate extends CertificateAndKey {
  /** Authorities to trust, as PEM: the one that signed, and the one before it. */
  readonly ca: string;
  /** The key of the first of them. */
  readonly caKey: string;
}

/** What a certificate is to be like. Times are in milliseconds. */
export interface Wanted {
  readonly hosts: readonly string[];
  readonly validity: number;
  readonly renewBefore: number;
}

const HOUR = 3_600_000;
const SERVER_AUTH = '1.3.6.1.5.5.7.3.1';
const LONGEST_NAME = 64;
/** An authority signs about so many certificates. */
const CERTIFICATES = 10;

/** Why a certificate must be renewed now; undefined when it need not be. */
export function flawOf(kept: KeptCertificate, wanted: Wanted, now: number): string | undefined {
  return authorityFlaw(kept, now, now) ?? certificateFlaw(kept, wanted, now);
}

/** Until when a certificate counts, in milliseconds since 1970. */
export function validUntil({ cert }: KeptCertificate): number {
  return Math.min(...parseCertsPEM(cert).slice(0, 1).map(endOf));
}

/** A new certificate: by the authority that is there, as long as that one outlives it. */
export function renewedCertificate(kept: KeptCertificate | undefined, wanted: Wanted, now: number): KeptCertificate {
  const { hosts, validity } = wanted;
  const notBefore = new Date(now - HOUR);
  const goesOn = kept !== undefined && authorityFlaw(kept, now, now + validity) === undefined;
  const authority = goesOn
    ? { cert: kept.ca, key: kept.caKey }
    : newSelfSignedCACert({
        commonName: 'serving-certificates',
        notBefore,
        notAfter: new Date(now + CERTIFICATES * validity),
      });
  const [commonName = ''] = hosts.filter((host) => host.length <= LONGEST_NAME);
  const { cert, key } = newSignedCert(
    { commonName, hosts, usages: ['server auth'], notBefore, notAfter: new Date(now + validity) },
    authority,
  );
  const ca = goesOn || kept === undefined ? authority.cert : authority.cert + stillTrusted(kept, now);
  return { cert, key, ca, caKey: authority.key };
}

/** The authority that signed until now: other replicas may still show a certificate of it. */
function stillTrusted({ ca }: KeptCertificate, now: number): string {
  const [previous] = certificatesOf(ca);
  return previous?.ca === true && endOf(previous) > now ? encodeCertificates([previous]) : '';
}

function authorityFlaw({ ca, caKey }: KeptCertificate, now: number, until: number): string | undefined {
  const [authority] = certificatesOf(ca);
  if (authority === undefined) return 'ca.crt holds no certificate';
  if (!authority.ca) return 'ca.crt holds the certificate of no authority';
  if (!belongs(caKey, authority)) return "ca.key is not the key of the authority's certificate";
  return timeFlaw(authority, now, until, "the authority's certificate");
}

function certificateFlaw(
  { cert, key, ca }: KeptCertificate,
  { hosts, renewBefore }: Wanted,
  now: number,
): string | undefined {
  const [own] = certificatesOf(cert);
  if (own === undefined) return 'tls.crt holds no certificate';
  if (!belongs(key, own)) return 'tls.key is not the key of the certificate';
  const [authority] = certificatesOf(ca);
  if (authority === undefined || !own.checkIssued(authority) || !own.verify(authority.publicKey))
    return 'the authority of ca.crt did not sign the certificate';
  const missing = hosts.find((host) => !isFor(own, host));
  if (missing !== undefined) return `the certificate is not for ${missing}`;
  if (own.keyUsage?.includes(SERVER_AUTH) === false) return 'the certificate is not that of a server';
  return timeFlaw(own, now, now + renewBefore, 'the certificate');
}

function timeFlaw(certificate: X509Certificate, now: number, until: number, what: string): string | undefined {
  if (Date.parse(certificate.validFrom) > now) return `${what} is not valid before ${certificate.validFrom}`;
  return endOf(certificate) <= until ? `${what} is valid until ${certificate.validTo}` : undefined;
}

function endOf({ validTo }: X509Certificate): number {
  return Date.parse(validTo);
}

function isFor(certificate: X509Certificate, host: string): boolean {
  if (isIP(host) !== 0) return certificate.checkIP(host) !== undefined;
  // A wildcard is looked for as any of its names.
  const name = host.startsWith('*.') ? `any${host.slice(1)}` : host;
  return certificate.checkHost(name, { subject: 'never' }) !== undefined;
}

function certificatesOf(pem: string): readonly X509Certificate[] {
  try {
    return parseCertsPEM(pem);
  } catch {
    return [];
  }
}

function belongs(key: string, certificate: X509Certificate): boolean {
  try {
    return certificate.checkPrivateKey(parsePrivateKeyPEM(key));
  } catch {
    return false;
  }
}
