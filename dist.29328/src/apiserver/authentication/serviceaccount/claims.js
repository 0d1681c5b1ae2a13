/// <reference types="node" />
import { randomUUID } from 'node:crypto';
import { isObject } from '#engine/verbs/equal_json';
/** The name of a ServiceAccount as a user. Mirrors Go's `serviceaccount.MakeUsername`. */
export function usernameOf(namespace, name) {
    return `system:serviceaccount:${namespace}:${name}`;
}
/** What a new token says, in the order of the names. Mirrors Go's `serviceaccount.Claims`. */
export function newClaims(issuer, audiences, issuedAt, lifetime, { namespace, serviceAccount, pod, secret, node }) {
    return {
        aud: audiences,
        exp: issuedAt + lifetime,
        iat: issuedAt,
        iss: issuer,
        jti: randomUUID(),
        'kubernetes.io': {
            namespace,
            ...(node && { node: written(node) }),
            ...(pod && { pod: written(pod) }),
            ...(secret && { secret: written(secret) }),
            serviceaccount: written(serviceAccount),
        },
        nbf: issuedAt,
        sub: usernameOf(namespace, serviceAccount.name),
    };
}
function written({ name, uid }) {
    return { ...(name !== '' && { name }), ...(uid !== '' && { uid }) };
}
const WEBHOOKS = ['validatingwebhookconfiguration', 'mutatingwebhookconfiguration'];
/** The claims of a token as Go decodes them: null is the empty value, but no audience. @throws {TypeError} for other types */
export function readClaims(claims) {
    const { aud, exp, nbf, iat } = claims;
    const own = objectAt(claims, 'kubernetes.io') ?? {};
    return {
        issuer: textAt(claims, 'iss'),
        subject: textAt(claims, 'sub'),
        audiences: aud === undefined ? [] : audiencesOf(aud),
        expiry: timeOf('exp', exp),
        notBefore: timeOf('nbf', nbf),
        issuedAt: timeOf('iat', iat),
        id: textAt(claims, 'jti'),
        namespace: textAt(own, 'namespace'),
        serviceAccount: referenceAt(own, 'serviceaccount') ?? { name: '', uid: '' },
        pod: referenceAt(own, 'pod'),
        secret: referenceAt(own, 'secret'),
        node: referenceAt(own, 'node'),
        ofWebhook: WEBHOOKS.some((name) => referenceAt(own, name) !== undefined),
    };
}
function referenceAt(claims, name) {
    const value = objectAt(claims, name);
    return value && { name: textAt(value, 'name'), uid: textAt(value, 'uid') };
}
function objectAt(claims, name) {
    const value = claims[name] ?? undefined;
    if (value !== undefined && !isObject(value))
        throw new TypeError(`claim ${JSON.stringify(name)} is no object`);
    return value;
}
function textAt(claims, name) {
    const value = claims[name] ?? '';
    if (typeof value !== 'string')
        throw new TypeError(`claim ${JSON.stringify(name)} is no string`);
    return value;
}
function audiencesOf(value) {
    const list = Array.isArray(value) ? value : [value];
    return list.map((each) => {
        if (typeof each !== 'string')
            throw new TypeError('claim "aud" is neither a string nor a list of strings');
        return each;
    });
}
function timeOf(name, value) {
    if (value === undefined || value === null)
        return undefined;
    if (typeof value !== 'number' || !Number.isFinite(value))
        throw new TypeError(`claim ${JSON.stringify(name)} is no time`);
    return Math.trunc(value);
}
