import { type KeyObject } from 'node:crypto';
import type { Issuer } from './issuer.ts';
/** Extended key usages (RFC 5280, 4.2.1.12). */
declare const EXTENDED_KEY_USAGES: {
    readonly 'server auth': '1.3.6.1.5.5.7.3.1';
    readonly 'client auth': '1.3.6.1.5.5.7.3.2';
};
/** What a certificate may be used for, as CertificateSigningRequests spell it. */
export type ExtendedKeyUsage = keyof typeof EXTENDED_KEY_USAGES;
/** What a certificate says. */
export interface Template {
    readonly commonName: string;
    readonly organization: readonly string[];
    readonly hosts: readonly string[];
    readonly usages: readonly ExtendedKeyUsage[];
    readonly isAuthority: boolean;
    /** In milliseconds since 1970. */
    readonly notBefore: number;
    readonly notAfter: number;
}
/**
 * A certificate, as DER.
 * @param issuer undefined: it signs itself
 * @param signingKey that of the issuer
 */
export declare function buildCertificate(template: Template, publicKey: KeyObject, issuer: Issuer | undefined, signingKey: KeyObject): Buffer;
export {};
