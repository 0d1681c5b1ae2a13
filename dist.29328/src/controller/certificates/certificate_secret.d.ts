import type { Client } from '../../client/client.ts';
import { type KeptCertificate, type Wanted } from './kept_certificate.ts';
/** Where the certificate is kept. */
export interface SecretName {
    readonly namespace: string;
    readonly name: string;
}
/** The Secret holds a certificate that somebody else keeps. */
export declare class ForeignCertificateError extends Error {
    readonly code = "ERR_FOREIGN_CERTIFICATE";
    constructor({ namespace, name }: SecretName);
}
/** What {@link keepCertificate} gives. */
export interface Keeping {
    readonly kept: KeptCertificate;
    /** Why it was made again, just now. */
    readonly renewed: string | undefined;
}
/**
 * The certificate in a Secret, which is made if it isn't there, and made again when it is no longer good. When replicas do
 * so at the same time, the first one wins, and all have its certificate.
 * @throws ForeignCertificateError, StatusError
 */
export declare function keepCertificate(client: Client, place: SecretName, wanted: Wanted, now: () => number, signal: AbortSignal): Promise<Keeping>;
