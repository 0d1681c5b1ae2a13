import { newTooManyRequests } from '#apimachinery/api/errors/constructors';
import { withEnd } from '../request/http.ts';
import { SystemPrivilegedGroup } from '../request/user.ts';
import { LOCAL_USER } from './authentication.ts';
import type { Filter } from './filter.ts';
import { isLongRunning } from './request_deadline.ts';

/** How many requests may be under way at once. */
export interface MaxRequestsInFlight {
  readonly reads: number;
  readonly writes: number;
}

/** The requests of a server that are under way, without those that go on as long as their clients like. */
export class RequestsInFlight {
  reads = 0;
  writes = 0;
}

/**
 * Refuses requests for objects with 429 while too many are under way; an answer in pieces is until it has been written.
 * Members of `system:masters` are always answered, so that an administrator can intervene; not by a
 * server without authentication, where all are members.
 * Mirrors Go's `WithMaxInFlightLimit`.
 * @param dropped is called for each request that is refused
 */
export function withMaxInFlight(
  inFlight: RequestsInFlight,
  limits: MaxRequestsInFlight = { reads: 400, writes: 200 },
  dropped: (kind: 'readOnly' | 'mutating') => void = () => {},
): Filter {
  return async (request, next) => {
    const { info } = request;
    if (!info.isResourceRequest || isLongRunning(info)) return next(request);
    const kind = info.verb === 'get' || info.verb === 'list' ? 'reads' : 'writes';
    if (inFlight[kind] >= limits[kind]) {
      const { user } = request;
      if (user !== LOCAL_USER && user?.groups.includes(SystemPrivilegedGroup) === true) return next(request);
      dropped(kind === 'reads' ? 'readOnly' : 'mutating');
      throw newTooManyRequests('Too many requests, please try again later.', 1);
    }
    inFlight[kind]++;
    const ended = (): void => {
      inFlight[kind]--;
    };
    const response = await next(request);
    if (response.inPieces === true) return { ...response, body: withEnd(response.body, ended) };
    ended();
    return response;
  };
}
