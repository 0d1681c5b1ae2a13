import { isIP } from 'node:net';
import { formatAddress, parseAddress } from '#engine/text/ip_address';
import { parseCertsPEM } from '../certificates.js';
import { KEY_CERT_SIGN, parseCertificate } from './certificate.js';
import { hasAllowedNames } from './name_constraints.js';
import { matchesHost } from './names.js';
import { hasValidPolicies } from './policies.js';
import { isSignedBy } from './signature.js';
export { commonNameOf, ORGANIZATION, parseCertificate, valuesOf } from './certificate.js';
/** What a certificate is shown for: its number (RFC 5280, 4.2.1.12). */
export const SERVER_AUTH = '1.3.6.1.5.5.7.3.1';
export const CLIENT_AUTH = '1.3.6.1.5.5.7.3.2';
const ANY_USAGE = '2.5.29.37.0';
/** Certificates that are trusted, authorities or not. Mirrors Go's `x509.CertPool`. */
export class CertPool {
    certificates;
    #bySubject;
    constructor(certificates) {
        this.certificates = certificates;
        this.#bySubject = new Candidates(certificates);
    }
    /** @throws TypeError when there is none, or one is broken */
    static fromPEM(text) {
        return new CertPool(parseCertsPEM(text).map(({ raw }) => parseCertificate(raw)));
    }
    has({ raw }) {
        return this.certificates.some((each) => each.raw.equals(raw));
    }
    issuersOf(certificate) {
        return this.#bySubject.issuersOf(certificate);
    }
}
/** Certificates by their subjects. */
class Candidates {
    #bySubject = new Map();
    constructor(certificates) {
        const seen = new Set();
        for (const certificate of certificates) {
            const raw = certificate.raw.toString('latin1');
            if (seen.has(raw))
                continue;
            seen.add(raw);
            const subject = certificate.subject.toString('latin1');
            const others = this.#bySubject.get(subject);
            if (others === undefined)
                this.#bySubject.set(subject, [certificate]);
            else
                others.push(certificate);
        }
    }
    /** Those that may have signed a certificate, as far as names say, the likely ones first. */
    issuersOf({ issuer, extensions }) {
        const found = this.#bySubject.get(issuer.toString('latin1')) ?? [];
        if (found.length < 2)
            return found;
        const wanted = extensions.authorityKeyId ?? NO_ID;
        const unlikeliness = ({ extensions: { subjectKeyId = NO_ID } }) => {
            if (subjectKeyId.equals(wanted))
                return 0;
            return (subjectKeyId.length === 0) === (wanted.length === 0) ? 2 : 1;
        };
        return found.toSorted((a, b) => unlikeliness(a) - unlikeliness(b));
    }
}
const NO_ID = Buffer.alloc(0);
/** As of Go: more than any honest chain needs. */
const MOST_SIGNATURES = 100;
/**
 * Whether a chain of signatures leads from a certificate to one that is trusted, each link by an authority that may sign it,
 * and all of them valid now, for the usage, and for their names. The chain may end at any certificate of the pool, at the
 * first one, too. Gives what Go's `Certificate.Verify` does, whose errors it does not have. Revocation is not looked at.
 */
export function verify(certificate, options) {
    const { roots, usage, now } = options;
    const isGood = (chain) => hasValidPolicies(chain) && chain.every((each) => isFor(each, usage)) && hasAllowedNames(chain);
    if (certificate.extensions.hasUnknownCritical === true || !isValidAt(certificate, now))
        return false;
    if (roots.has(certificate))
        return isGood([certificate]);
    const intermediates = new Candidates(options.intermediates);
    let signatures = 0;
    /** Mirrors Go's `buildChains`, which finds all chains before it looks whether one is good: the verdict is the same. */
    const leads = (chain, last) => {
        const extend = (issuer, isRoot) => {
            if (++signatures > MOST_SIGNATURES || issuer.publicKey === undefined || isIn(chain, issuer))
                return false;
            if (!maySign(issuer) || !isSignedBy(issuer.publicKey, last) || !mayStandAbove(issuer, chain, isRoot, now))
                return false;
            const longer = [...chain, issuer];
            return isRoot ? isGood(longer) : leads(longer, issuer);
        };
        return (roots.issuersOf(last).some((root) => extend(root, true)) ||
            intermediates.issuersOf(last).some((each) => extend(each, false)));
    };
    return leads([certificate], certificate);
}
function isValidAt({ notBefore, notAfter }, now) {
    return notBefore <= now && now <= notAfter;
}
/** One that says nothing is good for everything. */
function isFor({ extensions: { extendedKeyUsages = [] } }, usage) {
    return extendedKeyUsages.length === 0 || extendedKeyUsages.includes(ANY_USAGE) || extendedKeyUsages.includes(usage);
}
/** Whether a certificate says that its key may sign others (RFC 5280, 4.2.1.9). Old ones can't say so. */
function maySign({ version, extensions: { basicConstraints, keyUsage = 0 } }) {
    if (basicConstraints === undefined ? version === 3 : !basicConstraints.isAuthority)
        return false;
    return keyUsage === 0 || (keyUsage & KEY_CERT_SIGN) !== 0;
}
function mayStandAbove(issuer, chain, isRoot, now) {
    const { basicConstraints, hasUnknownCritical = false } = issuer.extensions;
    if (hasUnknownCritical || !isValidAt(issuer, now) || (!isRoot && basicConstraints?.isAuthority !== true))
        return false;
    return chain.length - 1 <= (basicConstraints?.maxPathLength ?? Number.POSITIVE_INFINITY);
}
/** Whether a key stands in a chain already, under the same names: chains have no circles. Mirrors Go's `alreadyInChain`. */
function isIn(chain, candidate) {
    const names = candidate.extensions.alternativeNames?.raw;
    for (const each of chain) {
        if (!each.subject.equals(candidate.subject) || !each.publicKeyInfo.equals(candidate.publicKeyInfo))
            continue;
        const others = each.extensions.alternativeNames?.raw;
        if (names === undefined || others === undefined)
            return names === others;
        if (names.equals(others))
            return true;
    }
    return false;
}
/** Whether a server's certificate is for a host. The common name counts for nothing. Mirrors Go's `VerifyHostname`. */
export function verifyHostname({ extensions: { alternativeNames } }, host) {
    if (alternativeNames === undefined)
        return false;
    const { dns, addresses } = alternativeNames;
    if (isIP(host) === 0)
        return dns.some((name) => matchesHost(name, host.toLowerCase()));
    const wanted = Buffer.from(parseAddress(host)?.bytes ?? []);
    return addresses.some((each) => wanted.equals(Buffer.from(inIPv6(each))));
}
/** The names of hosts that a certificate is for, as text. */
export function namesOf({ extensions: { alternativeNames } }) {
    const addresses = alternativeNames?.addresses ?? [];
    return [...(alternativeNames?.dns ?? []), ...addresses.map((each) => formatAddress(inIPv6(each)))];
}
function inIPv6(address) {
    return [...(address.length === 16 ? address : Buffer.concat([IPV4_IN_IPV6, address]))];
}
const IPV4_IN_IPV6 = Buffer.from('00000000000000000000ffff', 'hex');
/** When the certificates that a verdict rests on next begin or end to be valid: until then it stays. */
export function verdictHoldsUntil(certificates, now) {
    const changes = certificates.flatMap(({ notBefore, notAfter }) => [notBefore, notAfter + 1]);
    return Math.min(Number.POSITIVE_INFINITY, ...changes.filter((change) => change > now));
}
