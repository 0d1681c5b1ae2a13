/// <reference types="node" />
import { fromUTF8 } from '#engine/text/utf8';
import { isObject } from '#engine/verbs/equal_json';
/** What a token in compact form (RFC 7515) says, whoever has written it. undefined: it is no such token */
export function claimsOf(token) {
    const parts = token.split('.');
    return parts.length === 3 && !token.startsWith('{') ? objectOf(parts[1] ?? '') : undefined;
}
/** Reads a token whose claims are known. @throws {TypeError} when its header or signature can't be read */
export function parseToken(token, claims) {
    const [head = '', payload = '', signature = ''] = token.split('.');
    const header = objectOf(head);
    const bytes = bytesOf(signature);
    const { alg = '', kid = '', crit } = header ?? {};
    if (header === undefined || bytes === undefined || typeof alg !== 'string' || typeof kid !== 'string')
        throw new TypeError('oidc: malformed jwt');
    const signed = `${head}.${payload}`;
    return { algorithm: alg, keyID: kid, critical: crit !== undefined, claims, signed, signature: bytes };
}
function objectOf(part) {
    const bytes = bytesOf(part);
    if (bytes === undefined)
        return undefined;
    try {
        const value = JSON.parse(fromUTF8(bytes));
        return isObject(value) ? value : undefined;
    }
    catch {
        return undefined;
    }
}
/** Node reads whatever it can of a text; a part of a token is base64url as a whole. */
function bytesOf(part) {
    return /^[\w-]*$/.test(part) && part.length % 4 !== 1 ? Buffer.from(part, 'base64url') : undefined;
}
