/// <reference types="node" />
import { Agent, request as httpRequest } from 'node:http';
import { asError } from '#engine/text/as_error';
import { streamResponse } from './body.js';
import { connectionError } from './failure.js';
/** Requests that may be sent again when a connection that was kept turns out to be closed. */
const IDEMPOTENT = /* @__PURE__ */ new Set(['GET', 'HEAD', 'OPTIONS']);
/** Keeps connections, as many as there are requests at a time, and makes them as it is told. */
class KeepingAgent extends Agent {
    #connect;
    constructor(connect, idleTimeout) {
        super({ keepAlive: true, maxSockets: Infinity, maxFreeSockets: 256 });
        this.#connect = connect;
        // Node closes those that time out while nobody uses them, and leaves alone the others: a watch may be silent for long.
        this.on('free', (socket) => socket.setTimeout(idleTimeout));
    }
    /** Node calls this for every connection it needs. */
    createConnection(_options, callback) {
        const settle = callback;
        this.#connect().then((socket) => settle(null, socket), (error) => settle(asError(error)));
    }
}
/** Requests by HTTP/1.1. */
export class HTTP1 {
    #agent;
    #options;
    #active = new Set();
    constructor(options) {
        this.#options = options;
        this.#agent = new KeepingAgent(options.connect, options.idleTimeout);
    }
    async request(request, target, what) {
        try {
            return await this.#send(request, target, what);
        }
        catch (error) {
            // The server closes connections that were idle; nobody knows before the next request.
            if (error instanceof StaleConnection)
                return this.#send(request, target, what, true);
            throw error;
        }
    }
    #send(request, target, what, again = false) {
        const { method, headers = {}, body, signal } = request;
        const { server, headersForProxy } = this.#options;
        return new Promise((resolve, reject) => {
            signal?.throwIfAborted();
            const sent = httpRequest({
                agent: this.#agent,
                method,
                host: server.hostname,
                path: headersForProxy === undefined ? target : `${server.origin}${target}`,
                headers: { Host: server.host, ...headersForProxy, ...outgoing(headers), ...lengthOf(body, method) },
            });
            this.#active.add(sent);
            const abort = () => {
                sent.destroy();
                reject(signal.reason);
            };
            signal?.addEventListener('abort', abort, { once: true });
            const done = () => void this.#active.delete(sent);
            sent.once('response', (response) => {
                signal?.removeEventListener('abort', abort);
                resolve(streamResponse(response.statusCode ?? 0, headersOf(response), response, { what, signal, done }));
            });
            sent.on('error', (error) => {
                signal?.removeEventListener('abort', abort);
                done();
                const failed = connectionError(error, what);
                const stale = sent.reusedSocket && !again && IDEMPOTENT.has(method) && failed.failure !== 'other';
                reject(stale ? new StaleConnection() : failed);
            });
            sent.end(body);
        });
    }
    /** Ends all connections. */
    close(reason) {
        for (const request of this.#active)
            request.destroy(reason);
        this.#agent.destroy();
    }
}
class StaleConnection extends Error {
}
function lengthOf(body, method) {
    if (body !== undefined)
        return { 'Content-Length': String(body.length) };
    return ['POST', 'PUT', 'PATCH'].includes(method) ? { 'Content-Length': '0' } : {};
}
/** Headers as Node takes them. */
export function outgoing(headers) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]));
}
/** Headers as they came. */
export function headersOf({ rawHeaders }) {
    const headers = new Headers();
    for (let at = 0; at < rawHeaders.length; at += 2)
        headers.append(rawHeaders[at], rawHeaders[at + 1]);
    return headers;
}
