import { newTooManyRequests } from '#apimachinery/api/errors/constructors';
import type { Classification, PriorityAndFairness } from '../flowcontrol/priority_and_fairness.ts';
import { type ServerResponse, withEnd } from '../request/http.ts';
import { LOCAL_USER } from './authentication.ts';
import type { APIRequest, Filter } from './filter.ts';
import type { RequestsInFlight } from './max_in_flight.ts';
import { isLongRunning } from './request_deadline.ts';

/**
 * Classifies requests and says so in the headers of their answers. Those that find no seat in their priority level wait, or
 * are rejected with 429; a watch has one until it begins. Mirrors Go's `WithPriorityAndFairness`.
 * @param fallback what counts requests of a server without authentication, where all are exempt, and those that no
 * FlowSchema is for
 * @param dropped is called for each request that is rejected
 */
export function withPriorityAndFairness(
  flowControl: PriorityAndFairness,
  inFlight: RequestsInFlight,
  fallback: Filter,
  dropped: (kind: 'readOnly' | 'mutating') => void,
): Filter {
  const take = async ({ level, schema, flow }: Classification, request: APIRequest): Promise<() => void> => {
    if (level.isExempt) return () => {};
    const name = schema.metadata.name ?? '';
    const isRead = READS.has(request.info.verb);
    const entered = level.enter(name, flow);
    if (!(typeof entered === 'boolean' ? entered : await entered)) {
      dropped(isRead ? 'readOnly' : 'mutating');
      throw newTooManyRequests('Too many requests, please try again later.', 1);
    }
    const kind = isRead ? 'reads' : 'writes';
    inFlight[kind]++;
    return () => {
      inFlight[kind]--;
      level.leave(name);
    };
  };
  return async (request, next) => {
    const { info, user } = request;
    if (user === undefined || (isLongRunning(info) && info.verb !== 'watch')) return fallback(request, next);
    const classification = flowControl.classify(user, info);
    if (classification === undefined) return fallback(request, next);
    const { schema, level } = classification;
    const headers = {
      'X-Kubernetes-PF-FlowSchema-UID': schema.metadata.uid ?? '',
      'X-Kubernetes-PF-PriorityLevel-UID': level.configuration.metadata.uid ?? '',
    };
    const marked = (response: ServerResponse): ServerResponse =>
      response.takeOver === undefined ? { ...response, headers: { ...headers, ...response.headers } } : response;
    if (user === LOCAL_USER) return marked(await fallback(request, next));
    const leave = await take(classification, request);
    const response = marked(await next(request));
    // A watch gives its seat back at once: it is not in pieces.
    if (response.inPieces === true) return { ...response, body: withEnd(response.body, leave) };
    leave();
    return response;
  };
}

const READS: ReadonlySet<string> = /* @__PURE__ */ new Set(['get', 'list', 'watch']);
