/// <reference types="node" />
import { createHash } from 'node:crypto';
import { CertPool, CLIENT_AUTH, commonNameOf, ORGANIZATION, parseCertificate, valuesOf, verdictHoldsUntil, verify, } from '../../client/util/cert/x509/verify.js';
import { CredentialIDKey } from '../request/user.js';
import { authenticated } from './authenticator.js';
/** The attribute of a subject that says the user's UID. */
const USER_ID = '1.3.6.1.4.1.57683.2';
/**
 * Users by the certificates they show: the common name is the user, the organizations are its groups. The server must
 * listen with the authority among `tls.clientCAs`. Mirrors Go's `x509.CommonNameUserConversion`.
 * @param ca the authority, as PEM; several may follow each other. A chain may end at any of them, root or not
 * @throws {TypeError} when there is no certificate in it, or a broken one
 */
export function clientCertificates(ca) {
    const authorities = new Authorities(ca);
    return (request) => {
        const certificate = authorities.verified(request);
        const name = certificate === undefined ? '' : commonNameOf(certificate);
        if (certificate === undefined || name === '')
            return undefined;
        const { raw, subjectAttributes } = certificate;
        const [uid, ...more] = valuesOf(subjectAttributes, USER_ID);
        if (uid === '' || more.length > 0)
            return undefined;
        return authenticated({
            name,
            ...(uid !== undefined && { uid }),
            groups: valuesOf(subjectAttributes, ORGANIZATION),
            extra: { [CredentialIDKey]: [`X509SHA256=${createHash('sha256').update(raw).digest('hex')}`] },
        });
    };
}
/** What clients have shown, by the list of it, which is the same for all requests of a connection; undefined: no certificates. */
const shown = new WeakMap();
/** The largest RSA keys that Go's TLS takes: larger ones cost too much. */
const MOST_RSA_BITS = 8192;
/** Authorities that stand for one kind of clients: those of one authenticator, and nobody else's. */
export class Authorities {
    #pool;
    /** By what was shown: verifying costs more than most requests. */
    #verdicts = new WeakMap();
    /** @param ca as PEM. @throws {TypeError} */
    constructor(ca) {
        if (!ca.includes('BEGIN CERTIFICATE'))
            throw new TypeError('no certificate in the authority: it must be PEM');
        this.#pool = CertPool.fromPEM(ca);
    }
    /**
     * The certificate of the client, if signatures lead from it to one of the authorities, over certificates that the client has
     * sent: those are candidates, and what they say of themselves counts for nothing before it is verified.
     */
    verified({ certificates }) {
        const [own, ...intermediates] = (certificates && readAll(certificates)) ?? [];
        if (certificates === undefined || own === undefined)
            return undefined;
        const now = Date.now();
        let verdict = this.#verdicts.get(certificates);
        if (verdict === undefined || now < verdict.from || now >= verdict.until) {
            const isVerified = verify(own, { roots: this.#pool, intermediates, usage: CLIENT_AUTH, now });
            const until = verdictHoldsUntil([own, ...intermediates, ...this.#pool.certificates], now);
            verdict = { isVerified, from: now, until };
            this.#verdicts.set(certificates, verdict);
        }
        return verdict.isVerified ? own : undefined;
    }
}
/** As Go, takes nothing from a client that sends anything broken, or a key that TLS has no use for. */
function readAll(certificates) {
    if (shown.has(certificates))
        return shown.get(certificates);
    let read;
    try {
        read = certificates.map(parseCertificate);
    }
    catch {
        read = undefined;
    }
    const isTaken = ({ publicKey }) => (publicKey?.asymmetricKeyDetails?.modulusLength ?? 0) <= MOST_RSA_BITS;
    const found = read?.[0]?.publicKey !== undefined && read.every(isTaken) ? read : undefined;
    shown.set(certificates, found);
    return found;
}
