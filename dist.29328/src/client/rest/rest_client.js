import { fromReadResponse } from '#apimachinery/api/errors/from_response';
import { formatDuration } from '#apimachinery/apis/meta/v1/duration';
import { realClock } from '#apimachinery/util/wait/clock';
import { ConnectionError, isConnectionError, isConnectionLoss } from '../transport/connection_error.js';
import { readBody, } from '../transport/transport.js';
import { linkedSignal, sleepUntil } from '../util/wait/sleep.js';
import { UnexpectedResponseError } from './unexpected_response_error.js';
import { encodeQuery } from './url.js';
import { handleWarnings, newWarningWriter } from './warnings.js';
/** Commands in containers and ports of Pods need WebSockets, which not every transport has. */
export class NoWebSocketsError extends Error {
    code = 'ERR_NO_WEBSOCKETS';
    constructor(message) {
        super(message);
        this.name = 'NoWebSocketsError';
    }
}
const RETRIES = 10;
/**
 * Makes calls by a transport and judges the answers, as client-go's `rest.Request` does: what a server wants later
 * (`Retry-After` in whole seconds with 429 or any 5xx) is repeated, at most ten times; so is a GET whose connection was
 * lost, after a second. Everything else is thrown: as a StatusError, of which `isNotFound` and the like can be asked, or
 * as a ConnectionError. Mirrors Go's `rest.RESTClient`.
 */
export class RESTClient {
    #options;
    #clock;
    /** Called with warnings. */
    warningHandler;
    constructor(options) {
        this.#options = options;
        this.#clock = options.clock ?? realClock;
        this.warningHandler =
            options.warningHandler ?? newWarningWriter((text) => globalThis.console.warn(text), { deduplicate: true });
    }
    /** Makes a call and reads the whole answer. @throws StatusError ConnectionError, or the signal's reason */
    async do(call) {
        await this.#options.rateLimiter?.wait(call);
        const { timeout = this.#options.timeout ?? 0 } = call;
        const limited = linkedSignal(call.signal);
        const late = new ConnectionError('timeout', `${call.verb} ${call.path}: no complete answer within ${timeout} ms`);
        const cancel = timeout > 0 ? this.#clock.after(timeout, () => limited.abort(late)) : undefined;
        try {
            const limitedCall = { ...call, signal: limited.signal };
            const lost = (error) => call.verb === 'GET' && isConnectionLoss(error);
            const response = await this.#send(limitedCall, timeout, lost);
            const body = await readBody(response);
            handleWarnings(response.headers.get('Warning'), this.warningHandler);
            return this.#judge(call, response, body);
        }
        finally {
            cancel?.();
            limited.end();
        }
    }
    /**
     * Begins a watch. There is no limit to how many begin in a second; one that can't begin because its connection is lost
     * again and again is given as an empty one.
     * @returns the response, whose body is to be read
     * @throws StatusError ConnectionError, or the signal's reason
     */
    async watch(call) {
        const broken = (error) => isConnectionLoss(error) || (isConnectionError(error) && error.failure === 'timeout');
        let response;
        try {
            response = await this.#send(call, call.timeout ?? this.#options.timeout ?? 0, broken, true);
        }
        catch (error) {
            if (broken(error))
                return undefined;
            throw error;
        }
        if (response.status === 200) {
            handleWarnings(response.headers.get('Warning'), this.warningHandler);
            return response;
        }
        this.#judge(call, response, await readBody(response));
        throw new UnexpectedResponseError(`for request ${call.path}, got status: ${response.status}`);
    }
    /** Makes a call whose answer is read as it comes: a log. @throws StatusError ConnectionError, or the signal's reason */
    async stream(call) {
        await this.#options.rateLimiter?.wait(call);
        const response = await this.#send(call, call.timeout ?? this.#options.timeout ?? 0, () => false, true);
        if (response.status >= 200 && response.status < 300) {
            handleWarnings(response.headers.get('Warning'), this.warningHandler);
            return response;
        }
        this.#judge(call, response, await readBody(response));
        throw new UnexpectedResponseError(`${response.status} while accessing ${call.path}`);
    }
    /**
     * Opens a WebSocket: to run a command in a container, or to reach a port.
     * @param protocols to offer, the best first
     * @throws StatusError ConnectionError, or the signal's reason
     * @throws NoWebSocketsError when the transport has none
     */
    async connect(call, protocols) {
        const { transport, rateLimiter } = this.#options;
        const { verb, path, query = [], headers = {}, signal } = call;
        if (transport.openWebSocket === undefined)
            throw new NoWebSocketsError(`${verb} ${path}: the transport of this client opens no WebSockets`);
        await rateLimiter?.wait({ signal });
        const request = { method: verb, path, query: encodeQuery(query), headers, signal, stream: true };
        const opened = await transport.openWebSocket(request, protocols);
        if ('messages' in opened)
            return opened;
        const response = opened;
        this.#judge(call, response, await readBody(response));
        throw new UnexpectedResponseError(`${verb} ${path}: expected a WebSocket, got status ${response.status}`);
    }
    /** Ends the transport. */
    close() {
        return this.#options.transport.close();
    }
    /** For `await using`. */
    [Symbol.asyncDispose]() {
        return this.close();
    }
    /**
     * Sends, and sends again what is worth it.
     *
     * Differs from Go: when all attempts fail, the error is the last one, and says nothing of those before it.
     */
    async #send(call, timeout, isRetryable, stream = false) {
        const { transport, rateLimiter, maxRetries = RETRIES } = this.#options;
        const { verb, path, query = [], accept, contentType, body, signal } = call;
        const headers = {
            ...(accept === undefined ? {} : { Accept: accept }),
            ...(body === undefined || contentType === undefined ? {} : { 'Content-Type': contentType }),
            ...call.headers,
        };
        const parameters = timeout > 0 ? [...query, ['timeout', formatDuration(timeout * 1e6)]] : query;
        const request = {
            method: verb,
            path,
            query: encodeQuery(parameters),
            headers,
            signal,
            stream,
            ...(body === undefined ? {} : { body }),
        };
        for (let attempt = 1;; attempt++) {
            let seconds;
            try {
                const response = await transport.request(request);
                seconds = attempt <= maxRetries ? retryAfter(response) : undefined;
                if (seconds === undefined)
                    return response;
                await drain(response);
            }
            catch (error) {
                if (attempt > maxRetries || !isRetryable(error))
                    throw error;
                seconds = 1;
            }
            await sleepUntil(this.#clock, Math.max(seconds, 0) * 1000, signal);
            await rateLimiter?.wait({ signal });
        }
    }
    #judge(call, response, body) {
        const { verb, resource, name, contentType = 'application/json', negotiator } = call;
        const { status, headers } = response;
        const error = fromReadResponse({ status, headers, body }, {
            method: verb,
            contentType,
            ...(resource === undefined ? {} : { resource }),
            ...(name === undefined ? {} : { name }),
            ...(negotiator === undefined ? {} : { negotiator }),
        });
        if (error !== undefined)
            throw error;
        return { status, contentType: headers.get('Content-Type') || contentType, body };
    }
}
/** The seconds after which the server wants to be asked again. Dates don't count, as in Go. */
function retryAfter({ status, headers }) {
    if (status !== 429 && status < 500)
        return undefined;
    const value = headers.get('Retry-After') ?? '';
    return /^[+-]?\d{1,9}$/.test(value) ? Number(value) : undefined;
}
/** Reads a short answer that is of no interest, so that its connection can be used again. */
async function drain(response) {
    const length = Number(response.headers.get('Content-Length') ?? Infinity);
    if (length > 2048)
        return response.cancel();
    await readBody(response).catch(() => undefined);
}
