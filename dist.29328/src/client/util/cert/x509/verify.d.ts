import { type Certificate } from './certificate.ts';
export { type Certificate, commonNameOf, ORGANIZATION, parseCertificate, valuesOf } from './certificate.ts';
/** What a certificate is shown for: its number (RFC 5280, 4.2.1.12). */
export declare const SERVER_AUTH = "1.3.6.1.5.5.7.3.1";
export declare const CLIENT_AUTH = "1.3.6.1.5.5.7.3.2";
/** How {@link verify} judges. */
export interface VerifyOptions {
    /** Where a chain may end. */
    readonly roots: CertPool;
    /** What a chain may lead over, if it is signed. Nothing of it is trusted. */
    readonly intermediates: readonly Certificate[];
    /** What every certificate of the chain must be good for. */
    readonly usage: string;
    /** In milliseconds since 1970. */
    readonly now: number;
}
/** Certificates that are trusted, authorities or not. Mirrors Go's `x509.CertPool`. */
export declare class CertPool {
    #private;
    readonly certificates: readonly Certificate[];
    constructor(certificates: readonly Certificate[]);
    /** @throws TypeError when there is none, or one is broken */
    static fromPEM(text: string): CertPool;
    has({ raw }: Certificate): boolean;
    issuersOf(certificate: Certificate): readonly Certificate[];
}
/**
 * Whether a chain of signatures leads from a certificate to one that is trusted, each link by an authority that may sign it,
 * and all of them valid now, for the usage, and for their names. The chain may end at any certificate of the pool, at the
 * first one, too. Gives what Go's `Certificate.Verify` does, whose errors it does not have. Revocation is not looked at.
 */
export declare function verify(certificate: Certificate, options: VerifyOptions): boolean;
/** Whether a server's certificate is for a host. The common name counts for nothing. Mirrors Go's `VerifyHostname`. */
export declare function verifyHostname({ extensions: { alternativeNames } }: Certificate, host: string): boolean;
/** The names of hosts that a certificate is for, as text. */
export declare function namesOf({ extensions: { alternativeNames } }: Certificate): string[];
/** When the certificates that a verdict rests on next begin or end to be valid: until then it stays. */
export declare function verdictHoldsUntil(certificates: readonly Certificate[], now: number): number;
