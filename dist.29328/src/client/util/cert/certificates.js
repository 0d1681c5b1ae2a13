/// <reference types="node" />
import { createPrivateKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { buildCertificate } from './internal/build.js';
import { pemBlock } from './internal/der.js';
import { issuerOf } from './internal/issuer.js';
const HOUR = 3_600_000;
const YEAR = 365 * 24 * HOUR;
const LONGEST_NAME = 64;
const LABEL = /^[a-z0-9_]([-a-z0-9_]*[a-z0-9_])?$/i;
/**
 * An authority that vouches for itself. Mirrors Go's `cert.NewSelfSignedCACert`.
 *
 * Differs from Go: it makes the key, on the curve P-256.
 * @throws RangeError, TypeError for what no certificate can say
 */
export function newSelfSignedCACert(config) {
    const template = templateOf(config, true);
    const { publicKey, privateKey } = newKey();
    return pair([buildCertificate(template, publicKey, undefined, privateKey)], privateKey);
}
/**
 * A certificate signed by an authority, with a new key on the curve P-256.
 * @param authority its first certificate and the key of that
 * @throws RangeError, TypeError for what no certificate can say; Error for an authority that is none
 */
export function newSignedCert(config, authority) {
    const [issuer] = parseCertsPEM(authority.cert);
    const signingKey = parsePrivateKeyPEM(authority.key);
    if (issuer?.ca !== true)
        throw new TypeError('the certificate of the authority is none of an authority');
    if (!issuer.checkPrivateKey(signingKey))
        throw new TypeError("the key is not that of the authority's certificate");
    const template = templateOf(config, false);
    const { publicKey, privateKey } = newKey();
    return pair([buildCertificate(template, publicKey, issuerOf(issuer), signingKey)], privateKey);
}
/**
 * A server's certificate for a host, by an authority of its own that follows it in `cert`: clients that trust that one trust
 * the server. Mirrors Go's `cert.GenerateSelfSignedCertKeyWithOptions`.
 * @param host a DNS name or an IP address
 * @throws RangeError, TypeError for what no certificate can say
 */
export function generateSelfSignedCertKey(host, { alternateHosts = [], ...times } = {}) {
    const authority = newSelfSignedCACert({ notAfter: defaultEnd(times), ...times, commonName: shortened(`${host}-ca`) });
    const hosts = [host, ...alternateHosts];
    const { cert, key } = newSignedCert({ ...times, commonName: shortened(host), hosts, usages: ['server auth'] }, authority);
    return { cert: cert + authority.cert, key };
}
/** The certificates of a PEM text; other blocks are passed over. Mirrors Go's `cert.ParseCertsPEM`. @throws TypeError when there is none, or one is broken */
export function parseCertsPEM(text) {
    const blocks = text.match(/^-----BEGIN CERTIFICATE-----\s[^-]*^-----END CERTIFICATE-----$/gm) ?? [];
    if (blocks.length === 0)
        throw new TypeError('no certificate: expected PEM, BEGIN CERTIFICATE');
    return blocks.map((block, at) => {
        try {
            return new X509Certificate(block);
        }
        catch (error) {
            throw new TypeError(`certificate ${at + 1} of the PEM text is broken`, { cause: error });
        }
    });
}
/** The private key of a PEM text. Mirrors Go's `keyutil.ParsePrivateKeyPEM`. @throws TypeError when there is none, which says nothing of the text */
export function parsePrivateKeyPEM(text) {
    try {
        return createPrivateKey(text);
    }
    catch {
        // The cause is left out: nothing of a key is to get into a log.
        throw new TypeError('no private key: expected PEM, BEGIN PRIVATE KEY, EC PRIVATE KEY or RSA PRIVATE KEY');
    }
}
/** Certificates as one PEM text. Mirrors Go's `cert.EncodeCertificates`. */
export function encodeCertificates(certificates) {
    return certificates.map(({ raw }) => pemBlock('CERTIFICATE', raw)).join('');
}
function newKey() {
    return generateKeyPairSync('ec', { namedCurve: 'P-256' });
}
function pair(certificates, key) {
    return {
        cert: certificates.map((der) => pemBlock('CERTIFICATE', der)).join(''),
        key: pemBlock('PRIVATE KEY', key.export({ type: 'pkcs8', format: 'der' })),
    };
}
function templateOf(config, isAuthority) {
    const { commonName = '', organization = [], hosts = [], usages = [] } = config;
    for (const name of [commonName, ...organization])
        if (name.length > LONGEST_NAME)
            throw new RangeError(`expected at most ${LONGEST_NAME} characters, got ${name}`);
    for (const host of hosts)
        if (!isHost(host))
            throw new RangeError(`expected a DNS name or an IP address, got ${JSON.stringify(host)}`);
    const notBefore = config.notBefore?.getTime() ?? Date.now() - HOUR;
    const notAfter = config.notAfter?.getTime() ?? notBefore + (isAuthority ? 10 : 1) * YEAR;
    if (!(notBefore < notAfter))
        throw new RangeError('expected notAfter to be later than notBefore');
    return { commonName, organization, hosts, usages, isAuthority, notBefore, notAfter };
}
function isHost(host) {
    if (isIP(host) !== 0)
        return !host.includes('%');
    const labels = host.split('.');
    return (host.length <= 253 &&
        labels.every((label, at) => (at === 0 && label === '*' && labels.length > 1) || isLabel(label)));
}
function isLabel(label) {
    return label.length <= 63 && LABEL.test(label);
}
/** The authority ends with the certificate. */
function defaultEnd({ notBefore }) {
    return new Date((notBefore?.getTime() ?? Date.now() - HOUR) + YEAR);
}
function shortened(name) {
    return name.slice(0, LONGEST_NAME);
}
