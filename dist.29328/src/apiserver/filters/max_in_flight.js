import { newTooManyRequests } from '#apimachinery/api/errors/constructors';
import { withEnd } from '../request/http.js';
import { SystemPrivilegedGroup } from '../request/user.js';
import { LOCAL_USER } from './authentication.js';
import { isLongRunning } from './request_deadline.js';
/** The requests of a server that are under way, without those that go on as long as their clients like. */
export class RequestsInFlight {
    reads = 0;
    writes = 0;
}
/**
 * Refuses requests for objects with 429 while too many are under way; an answer in pieces is until it has been written.
 * Members of `system:masters` are always answered, so that somebody can put an end to it; of a
 * server without authentication, where everybody is one, nobody is.
 * Mirrors Go's `WithMaxInFlightLimit`.
 * @param dropped is called for each request that is refused
 */
export function withMaxInFlight(inFlight, limits = { reads: 400, writes: 200 }, dropped = () => { }) {
    return async (request, next) => {
        const { info } = request;
        if (!info.isResourceRequest || isLongRunning(info))
            return next(request);
        const kind = info.verb === 'get' || info.verb === 'list' ? 'reads' : 'writes';
        if (inFlight[kind] >= limits[kind]) {
            const { user } = request;
            if (user !== LOCAL_USER && user?.groups.includes(SystemPrivilegedGroup) === true)
                return next(request);
            dropped(kind === 'reads' ? 'readOnly' : 'mutating');
            throw newTooManyRequests('Too many requests, please try again later.', 1);
        }
        inFlight[kind]++;
        const ended = () => {
            inFlight[kind]--;
        };
        const response = await next(request);
        if (response.inPieces === true)
            return { ...response, body: withEnd(response.body, ended) };
        ended();
        return response;
    };
}
