import { type Certificate } from '../../client/util/cert/x509/verify.ts';
import type { ServerRequest } from '../request/http.ts';
import { type Authenticator } from './authenticator.ts';
/**
 * Users by the certificates they show: the common name is the user, the organizations are its groups. The server must
 * listen with the authority among `tls.clientCAs`. Mirrors Go's `x509.CommonNameUserConversion`.
 * @param ca the authority, as PEM; several may follow each other. A chain may end at any of them, root or not
 * @throws {TypeError} when there is no certificate in it, or a broken one
 */
export declare function clientCertificates(ca: string): Authenticator;
/** Authorities that stand for one kind of clients: those of one authenticator, and nobody else's. */
export declare class Authorities {
    #private;
    /** @param ca as PEM. @throws {TypeError} */
    constructor(ca: string);
    /**
     * The certificate of the client, if signatures lead from it to one of the authorities, over certificates that the client has
     * sent: those are candidates, and what they say of themselves counts for nothing before it is verified.
     */
    verified({ certificates }: ServerRequest): Certificate | undefined;
}
