import { constants, verify } from 'node:crypto';
const BY_ID = new Map([
    // MD5 and SHA-1.
    ['1.2.840.113549.1.1.4', { key: 'rsa', hash: null }],
    ['1.2.840.113549.1.1.5', { key: 'rsa', hash: null }],
    ['1.3.14.3.2.29', { key: 'rsa', hash: null }],
    ['1.2.840.10045.4.1', { key: 'ec', hash: null }],
    ['1.2.840.113549.1.1.11', { key: 'rsa', hash: 'sha256' }],
    ['1.2.840.113549.1.1.12', { key: 'rsa', hash: 'sha384' }],
    ['1.2.840.113549.1.1.13', { key: 'rsa', hash: 'sha512' }],
    ['1.2.840.10045.4.3.2', { key: 'ec', hash: 'sha256' }],
    ['1.2.840.10045.4.3.3', { key: 'ec', hash: 'sha384' }],
    ['1.2.840.10045.4.3.4', { key: 'ec', hash: 'sha512' }],
]);
const ED25519 = '1.3.101.112';
const RSA_PSS = '1.2.840.113549.1.1.10';
/**
 * What the parameters of RSA-PSS look like, in hexadecimal: one hash for the message and the mask, whose own parameters are
 * NULL or left out, a salt as long as the hash, and the trailer field left out or written.
 */
const PSS_FORMS = new Map(['sha256', 'sha384', 'sha512'].flatMap((hash, at) => {
    const id = `0609608648016503040${['201', '202', '203'][at]}`;
    const salt = ['20', '30', '40'][at];
    const sequences = [`300b${id}`, `300d${id}0500`];
    return sequences.flatMap((message) => sequences.flatMap((mask) => ['', 'a303020101'].map((trailer) => {
        const mgf = nested('30', `06092a864886f70d010108${mask}`);
        const all = `${nested('a0', message)}${nested('a1', mgf)}a2030201${salt}${trailer}`;
        return [nested('30', all), { key: 'rsa', hash, isPSS: true }];
    })));
}));
function nested(tag, content) {
    return `${tag}${(content.length / 2).toString(16).padStart(2, '0')}${content}`;
}
/** undefined: none that Go knows. */
export function signatureAlgorithmOf(of) {
    if (of.id === RSA_PSS)
        return PSS_FORMS.get(of.parameters.toString('hex'));
    if (of.id === ED25519)
        return of.parameters.length === 0 ? { key: 'ed25519', hash: undefined } : undefined;
    return BY_ID.get(of.id);
}
/** As Go's `rsa1024min`. */
const LEAST_RSA_BITS = 1024;
/** Whether a key has made a signature, in a way that says something. */
export function isSignedBy(key, { signed, signature, signatureAlgorithm: algorithm }) {
    if (algorithm === undefined || algorithm.hash === null || key.asymmetricKeyType !== algorithm.key)
        return false;
    if (algorithm.key === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) < LEAST_RSA_BITS)
        return false;
    const pss = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST };
    try {
        return verify(algorithm.hash, signed, { key, ...(algorithm.isPSS === true && pss) }, signature);
    }
    catch {
        // A key that OpenSSL can do nothing with.
        return false;
    }
}
