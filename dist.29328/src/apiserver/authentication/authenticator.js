/// <reference types="node" />
import { createHash, timingSafeEqual } from 'node:crypto';
import { pathOf } from '../request/request_info.js';
import { AllAuthenticated, AllUnauthenticated, Anonymous } from '../request/user.js';
/**
 * Users by their bearer tokens. Mirrors Go's `tokenfile`.
 * @param tokens each with its user; tokens are compared in constant time
 */
export function tokens(tokens) {
    const known = Object.entries(tokens).map(([token, user]) => ({ digest: digestOf(token), user }));
    return (request) => {
        const token = bearerToken(request);
        if (token === undefined)
            return undefined;
        const digest = digestOf(token);
        const found = known.find((entry) => timingSafeEqual(entry.digest, digest));
        return found && authenticated(found.user);
    };
}
/** The token in the header `Authorization`; undefined: there is none. */
export function bearerToken({ headers }) {
    return /^Bearer +(\S+) *$/i.exec(headers['authorization'] ?? '')?.[1];
}
/** A user, and with it the group of all who are known. */
export function authenticated(user) {
    return user.groups.includes(AllAuthenticated) ? user : { ...user, groups: [...user.groups, AllAuthenticated] };
}
function digestOf(token) {
    return createHash('sha256').update(token).digest();
}
/** The first that knows the user. Mirrors Go's `union.New`. */
export function firstOf(...authenticators) {
    return async (request) => {
        for (const authenticator of authenticators) {
            const user = await authenticator(request);
            if (user !== undefined)
                return user;
        }
        return undefined;
    };
}
/**
 * Lets who shows no credentials in, as `system:anonymous`: what that user may do is for the authorizer to say. Comes last in
 * `firstOf`. Who shows wrong ones stays out: a token, or a certificate of an unknown authority.
 * @param paths where: the path of the request must be one of these; everywhere unless given, or where there is none
 */
export function anonymous(paths = []) {
    // Differs from Go: there, a certificate without a common name is none, and so is that of a proxy that names no user where
    // users have no certificates.
    return ({ url, headers, certificates }) => headers['authorization'] === undefined && certificates === undefined && isOneOf(paths, url)
        ? { name: Anonymous, groups: [AllUnauthenticated] }
        : undefined;
}
function isOneOf(paths, url) {
    return paths.length === 0 || paths.includes(pathOf(url) ?? '');
}
