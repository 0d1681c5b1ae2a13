import { type CertificateAndKey } from '../../client/util/cert/index.ts';
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
/** Why a certificate has to be made again, now: undefined when it needn't. */
export declare function flawOf(kept: KeptCertificate, wanted: Wanted, now: number): string | undefined;
/** Until when a certificate counts, in milliseconds since 1970. */
export declare function validUntil({ cert }: KeptCertificate): number;
/** A new certificate: by the authority that is there, as long as that one outlives it. */
export declare function renewedCertificate(kept: KeptCertificate | undefined, wanted: Wanted, now: number): KeptCertificate;
