import { StatusError } from '#apimachinery/api/errors/status_error';
/** Names that no other site can make its own: addresses, and those that browsers resolve themselves. */
const OWN_NAME = /^(?:localhost|[\w.-]+\.localhost|\d+(?:\.\d+){3}|\[[\da-f:.]+\])(?::\d+)?$/i;
/**
 * Refuses what a page of another site makes a browser send, where the server would take it for its user's own wish: without
 * authentication, or by the certificate of the browser. Such a page can't read answers, but it could write, and speak through a WebSocket;
 * and if it gave its name the address of the server, it could do everything. Go's `http.CrossOriginProtection` refuses the latter alone.
 * @param authenticates whether requests without a user have to show who makes them
 */
export function withCrossOriginProtection(authenticates) {
    return (request, next) => {
        const isOpen = !authenticates && request.user === undefined;
        if (isOpen || request.certificates !== undefined)
            refuseOtherOrigins(request, isOpen);
        return next(request);
    };
}
/** @throws {StatusError} 403 */
function refuseOtherOrigins({ method, headers, isUpgrade }, isOpen) {
    const { host, origin } = headers;
    if (isOpen && host !== undefined && !OWN_NAME.test(host))
        throw forbidden(`without authentication this server answers as localhost or by its address only, not as "${host}"`);
    if (isUpgrade !== true && (method === 'GET' || method === 'HEAD'))
        return;
    const site = headers['sec-fetch-site'];
    if (site === 'cross-site' || site === 'same-site' || (origin !== undefined && hostOf(origin) !== host))
        throw forbidden(`pages of other sites can't write here: the request comes from "${origin ?? site ?? ''}"`);
}
/** undefined: of no site, as `null` is. */
function hostOf(origin) {
    return /^https?:\/\/([^/]+)$/.exec(origin)?.[1];
}
function forbidden(message) {
    return new StatusError({ status: 'Failure', code: 403, reason: 'Forbidden', message });
}
