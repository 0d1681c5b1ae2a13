/// <reference types="node" />
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { escapeHTML } from '#engine/json/escape';
/** Where the issuer's documents are. */
export const OPENID_CONFIGURATION = '/.well-known/openid-configuration';
export const JWKS = '/openid/v1/jwks';
const ALGORITHMS = { prime256v1: 'ES256', secp384r1: 'ES384', secp521r1: 'ES512' };
/**
 * The keys of a PEM text, of public and private keys and certificates; other blocks are passed over. Mirrors Go's
 * `keyutil.ParsePublicKeysPEM`.
 *
 * Differs from Go: private keys on curves in PKCS #8, and public RSA keys in PKCS #1, are taken, too.
 * @throws {TypeError} when there is none
 */
export function publicKeysOf(pem) {
    const blocks = pem.match(/-----BEGIN ([A-Z0-9 ]+)-----[^]*?-----END \1-----/g) ?? [];
    const keys = blocks.flatMap((block) => {
        const key = readKey(block, createPublicKey);
        const algorithm = key && algorithmOf(key);
        return key === undefined || algorithm === undefined ? [] : [{ id: keyIDOf(key), algorithm, key }];
    });
    if (keys.length === 0)
        throw new TypeError('there is no RSA or ECDSA key in it: it must be PEM');
    return keys;
}
/** The private key of a PEM text. Nothing of it is in the error. @throws {TypeError} when there is none that can sign tokens */
export function signingKeyOf(pem) {
    const privateKey = readKey(pem, createPrivateKey);
    const algorithm = privateKey && algorithmOf(privateKey);
    if (privateKey === undefined || algorithm === undefined)
        throw new TypeError('there is no private key of RSA, P-256, P-384 or P-521 in it: it must be PEM, without a password');
    const key = createPublicKey(privateKey);
    return { id: keyIDOf(key), algorithm, key, privateKey };
}
function readKey(pem, read) {
    try {
        return read(pem);
    }
    catch {
        return undefined;
    }
}
function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }) {
    if (asymmetricKeyType === 'rsa')
        return 'RS256';
    return ALGORITHMS[asymmetricKeyDetails?.namedCurve ?? ''];
}
function keyIDOf(key) {
    return createHash('sha256')
        .update(key.export({ type: 'spki', format: 'der' }))
        .digest('base64url');
}
/** A token in compact form (RFC 7515). @param claims by their names, which are written in order */
export function signToken(claims, { algorithm, id, privateKey }) {
    const part = (value) => Buffer.from(escapeHTML(JSON.stringify(value))).toString('base64url');
    const signed = `${part({ alg: algorithm, kid: id })}.${part(claims)}`;
    const key = { key: privateKey, dsaEncoding: 'ieee-p1363' };
    return `${signed}.${sign(`sha${algorithm.slice(2)}`, Buffer.from(signed), key).toString('base64url')}`;
}
/**
 * Mirrors Go's `serviceaccount.NewOpenIDMetadataProvider`.
 * @param jwksURI where the keys are
 * @returns undefined for an issuer that can publish nothing: it is no URL with https, or one with a query or fragment
 */
export function openIDMetadata(issuer, jwksURI, keys) {
    if (!URL.canParse(issuer))
        return undefined;
    const { protocol, search, hash } = new URL(issuer);
    if (protocol !== 'https:' || search !== '' || hash !== '')
        return undefined;
    const algorithms = new Set(keys.map(({ algorithm }) => algorithm));
    const configuration = {
        issuer,
        jwks_uri: jwksURI,
        response_types_supported: ['id_token'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: [...algorithms].sort(),
    };
    return {
        configuration: escapeHTML(JSON.stringify(configuration)),
        keys: escapeHTML(JSON.stringify({ keys: keys.map(webKeyOf) })),
    };
}
function webKeyOf({ id, algorithm, key }) {
    const { kty, crv, x, y, n, e } = key.export({ format: 'jwk' });
    return { use: 'sig', kty, kid: id, ...(crv && { crv }), alg: algorithm, ...(crv ? { x, y } : { n, e }) };
}
