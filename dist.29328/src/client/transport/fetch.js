import { PullIterator } from '#apimachinery/util/framer/pull_iterator';
import { asError } from '#engine/text/as_error';
import { ConnectionError } from './connection_error.js';
import { openFetchWebSocket } from './fetch_websocket.js';
/** Those that say nothing that matters to a WebSocket. */
const NEEDLESS = ['user-agent', 'accept'];
/** A header can't be sent by `fetch`, or with a WebSocket. */
export class HeaderNotSendableError extends TypeError {
    code = 'ERR_HEADER_NOT_SENDABLE';
    constructor(message) {
        super(message);
        this.name = 'HeaderNotSendableError';
    }
}
/**
 * Sends requests by `fetch`: for browsers, Deno and Bun, and wherever a proxy such as `kubectl proxy` looks after
 * credentials. It decides nothing about connections; a server without HTTP/2 lets a browser have six at a time, watches
 * included.
 *
 * WebSockets carry no headers but a token, so that nobody can be impersonated by them; why a server refuses one stays in the
 * dark. They don't take the protocol for ports of Pods.
 */
export class FetchTransport {
    #server;
    #fetch;
    #credentials;
    #pending = new Set();
    openWebSocket;
    #closed = false;
    /** @throws TypeError when `server` is no URL */
    constructor(options) {
        const { origin, pathname } = new URL(options.server);
        this.#server = origin + pathname.replace(/\/+$/, '');
        this.#fetch = options.fetch ?? ((url, init) => fetch(url, init));
        this.#credentials = options.credentials;
        const Socket = options.webSocket ?? globalThis.WebSocket;
        if (Socket !== undefined)
            this.openWebSocket = async (request, protocols) => this.#openWebSocket(Socket, request, protocols);
    }
    async request(request) {
        const { method, path, query, body } = request;
        const headers = headersOf(request);
        const { controller, done } = this.#begin(request);
        try {
            const response = await this.#fetch(`${this.#server}${path}${query ? `?${query}` : ''}`, {
                method,
                headers,
                redirect: 'manual',
                signal: controller.signal,
                ...(body === undefined ? {} : { body: body }),
                ...(this.#credentials === undefined ? {} : { credentials: this.#credentials }),
            });
            return responseOf(response, `${method} ${path}`, controller, done);
        }
        catch (error) {
            done();
            throw failureOf(error, `${method} ${path}`, controller.signal);
        }
    }
    async #openWebSocket(Socket, request, protocols) {
        const { method, path, query } = request;
        const token = tokenOf(request);
        const { controller, done } = this.#begin(request);
        const url = `${this.#server.replace(/^http/, 'ws')}${path}${query ? `?${query}` : ''}`;
        const what = `${method} ${path}`;
        return openFetchWebSocket(Socket, { url, what, protocols, token, signal: controller.signal, done });
    }
    #begin({ method, path, signal }) {
        if (this.#closed)
            throw new ConnectionError('shutdown', `${method} ${path}: the transport was closed`);
        signal?.throwIfAborted();
        const controller = new AbortController();
        const abort = () => controller.abort(signal?.reason);
        this.#pending.add(controller);
        signal?.addEventListener('abort', abort, { once: true });
        const done = () => {
            this.#pending.delete(controller);
            signal?.removeEventListener('abort', abort);
        };
        return { controller, done };
    }
    async close() {
        this.#closed = true;
        for (const controller of this.#pending)
            controller.abort(new ConnectionError('shutdown', 'the transport was closed'));
    }
    /** For `await using`. */
    [Symbol.asyncDispose]() {
        return this.close();
    }
}
function headersOf({ headers = {} }) {
    return Object.entries(headers).map(([name, value]) => {
        if (typeof value === 'string')
            return [name, value];
        // It would be joined with a comma, and the server take it for one value.
        if (value.length > 1)
            throw new HeaderNotSendableError(`fetch can't send several headers ${name}: ${value.length} values`);
        return [name, value[0] ?? ''];
    });
}
/** The token of a request, which is the only header that a WebSocket can do. @throws HeaderNotSendableError */
function tokenOf({ headers = {} }) {
    let token;
    for (const [name, value] of Object.entries(headers)) {
        const lower = name.toLowerCase();
        const bearer = lower === 'authorization' ? /^Bearer (.+)$/.exec(String(value)) : null;
        if (bearer !== null)
            token = bearer[1];
        else if (!NEEDLESS.includes(lower))
            throw new HeaderNotSendableError(`a WebSocket can't send the header ${name}`);
    }
    return token;
}
function responseOf(response, what, controller, done) {
    // A browser doesn't show redirects that it doesn't follow.
    const status = response.type === 'opaqueredirect' ? 302 : response.status;
    const reader = response.body?.getReader();
    if (reader === undefined)
        done();
    let cancelled = false;
    const cancel = () => {
        if (cancelled)
            return;
        cancelled = true;
        done();
        // The connection must not be kept for a body that may never end.
        controller.abort();
        reader?.cancel().catch(() => undefined);
    };
    const read = async () => {
        if (reader === undefined || cancelled)
            return undefined;
        try {
            const { done: ended, value } = await reader.read();
            if (!ended)
                return value;
            cancelled = true;
            done();
            return undefined;
        }
        catch (error) {
            if (cancelled)
                return undefined;
            done();
            throw failureOf(error, what, controller.signal);
        }
    };
    const body = new PullIterator(read, async () => cancel());
    return { status, headers: response.headers, body, cancel };
}
/** `fetch` tells little of what went wrong: a TypeError, in Node with a cause that has a code. */
function failureOf(error, what, signal) {
    if (signal.aborted)
        return signal.reason;
    const { cause, message } = asError(error);
    const { code, message: why } = (cause ?? {});
    const failure = code === 'ECONNREFUSED'
        ? 'refused'
        : code === 'ECONNRESET'
            ? 'reset'
            : code === 'UND_ERR_SOCKET' || code === 'EPIPE'
                ? 'closed'
                : 'other';
    return new ConnectionError(failure, `${what}: ${typeof why === 'string' && why !== '' ? why : message}`, {
        cause: error,
    });
}
