import { newBadRequest, newTimeoutError } from '#apimachinery/api/errors/constructors';
import { parseDuration } from '#apimachinery/apis/meta/v1/duration';
/** Milliseconds that requests get, and those that write. Mirrors Go's `RequestTimeout` and `requestTimeoutUpperBound`. */
const REQUEST_TIMEOUT = 60_000;
const WRITE_TIMEOUT = 34_000;
const LONG_RUNNING_VERBS = new Set(['watch', 'proxy']);
const LONG_RUNNING_SUBRESOURCES = new Set(['attach', 'exec', 'proxy', 'log', 'portforward']);
const READS = new Set(['get', 'list', 'watch']);
/** Whether a request goes on as long as its client likes. Mirrors Go's `BasicLongRunningRequestCheck`. */
export function isLongRunning({ verb, isResourceRequest, subresource }) {
    return LONG_RUNNING_VERBS.has(verb) || (isResourceRequest && LONG_RUNNING_SUBRESOURCES.has(subresource));
}
/**
 * Answers a request that takes too long with 504 and aborts its signal, by which what works on it ends. Mirrors Go's
 * `WithRequestDeadline` and `WithTimeoutForNonLongRunningRequests`.
 * @param most milliseconds from when it came; the parameter `timeout` may ask for less
 */
export function withRequestDeadline(most = REQUEST_TIMEOUT) {
    return (request, next) => {
        if (isLongRunning(request.info))
            return next(request);
        const wanted = wantedTimeout(request.query.get('timeout') ?? '');
        const milliseconds = wanted > 0 ? Math.min(wanted, most) : most;
        return answerWithin(milliseconds, 'request did not complete within the allotted timeout', request, next);
    };
}
/** The same for what writes here: other servers have deadlines of their own. Mirrors what Go's handlers do. */
export function withWriteDeadline(most = WRITE_TIMEOUT) {
    return (request, next) => {
        const { info } = request;
        if (!info.isResourceRequest || isLongRunning(info) || READS.has(info.verb))
            return next(request);
        const message = 'request did not complete within requested timeout - context deadline exceeded';
        return answerWithin(most, message, request, next);
    };
}
async function answerWithin(milliseconds, message, request, next) {
    const abort = new AbortController();
    const end = () => abort.abort(request.signal.reason);
    if (request.signal.aborted)
        end();
    else
        request.signal.addEventListener('abort', end, { once: true });
    let timer;
    const expired = new Promise((resolve) => {
        const left = request.receivedAt + milliseconds - performance.now();
        timer = setTimeout(() => {
            abort.abort(newTimeoutError(message, 0));
            resolve(undefined);
        }, Math.max(0, left));
    });
    try {
        const response = await Promise.race([next({ ...request, signal: abort.signal }), expired]);
        if (response === undefined)
            throw newTimeoutError(message, 0);
        return response;
    }
    finally {
        clearTimeout(timer);
        request.signal.removeEventListener('abort', end);
    }
}
/** In milliseconds; 0: none. */
function wantedTimeout(text) {
    if (text === '')
        return 0;
    try {
        return Number(parseDuration(text)) / 1e6;
    }
    catch {
        throw newBadRequest(`invalid timeout specified in the request URL - time: invalid duration ${JSON.stringify(text)}`);
    }
}
