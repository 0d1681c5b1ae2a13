import { type KeyObject, X509Certificate } from 'node:crypto';
import { type ExtendedKeyUsage } from './internal/build.ts';
export type { ExtendedKeyUsage } from './internal/build.ts';
/** A certificate and its key, as PEM. */
export interface CertificateAndKey {
    /** One certificate, or a chain that begins with it. */
    readonly cert: string;
    /** PKCS #8: `BEGIN PRIVATE KEY`. Keep it secret. */
    readonly key: string;
}
/** What a certificate is to say. Mirrors Go's `cert.Config`. */
export interface CertificateConfig {
    /** At most 64 characters. Of a client's certificate: the user. */
    readonly commonName?: string;
    /** At most 64 characters each. Of a client's certificate: the user's groups. */
    readonly organization?: readonly string[];
    /** DNS names and IP addresses of a server: `web.default.svc`, `*.example.com`, `10.0.0.1`, `::1`. */
    readonly hosts?: readonly string[];
    /** None: for everything. */
    readonly usages?: readonly ExtendedKeyUsage[];
    /** From when it counts. Default: an hour ago, as clocks differ. */
    readonly notBefore?: Date;
    /** Until when it counts. Default: a year from `notBefore`; ten for authorities. */
    readonly notAfter?: Date;
}
/**
 * An authority that vouches for itself. Mirrors Go's `cert.NewSelfSignedCACert`.
 *
 * Differs from Go: it makes the key, on the curve P-256.
 * @throws RangeError, TypeError for what no certificate can say
 */
export declare function newSelfSignedCACert(config: CertificateConfig & {
    readonly commonName: string;
}): CertificateAndKey;
/**
 * A certificate signed by an authority, with a new key on the curve P-256.
 * @param authority its first certificate and the key of that
 * @throws RangeError, TypeError for what no certificate can say; Error for an authority that is none
 */
export declare function newSignedCert(config: CertificateConfig, authority: CertificateAndKey): CertificateAndKey;
/**
 * A server's certificate for a host, by an authority of its own that follows it in `cert`: clients that trust that one trust
 * the server. Mirrors Go's `cert.GenerateSelfSignedCertKeyWithOptions`.
 * @param host a DNS name or an IP address
 * @throws RangeError, TypeError for what no certificate can say
 */
export declare function generateSelfSignedCertKey(host: string, { alternateHosts, ...times }?: SelfSignedOptions): CertificateAndKey;
/** For {@link generateSelfSignedCertKey}. */
export interface SelfSignedOptions extends Pick<CertificateConfig, 'notBefore' | 'notAfter'> {
    /** More DNS names and IP addresses. */
    readonly alternateHosts?: readonly string[];
}
/** The certificates of a PEM text; other blocks are passed over. Mirrors Go's `cert.ParseCertsPEM`. @throws TypeError when there is none, or one is broken */
export declare function parseCertsPEM(text: string): X509Certificate[];
/** The private key of a PEM text. Mirrors Go's `keyutil.ParsePrivateKeyPEM`. @throws TypeError when there is none, which says nothing of the text */
export declare function parsePrivateKeyPEM(text: string): KeyObject;
/** Certificates as one PEM text. Mirrors Go's `cert.EncodeCertificates`. */
export declare function encodeCertificates(certificates: readonly X509Certificate[]): string;
