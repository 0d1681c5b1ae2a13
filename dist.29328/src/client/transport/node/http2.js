/// <reference types="node" />
import { constants, connect as http2Connect } from 'node:http2';
import { codeOf } from '#engine/text/has_code';
import { orAborted } from '../../util/wait/sleep.js';
import { ConnectionError } from '../connection_error.js';
import { streamResponse } from './body.js';
import { connectionError } from './failure.js';
/** How much may be on its way before the reader has to confirm: more than the default of 64 KiB for the sake of lists. */
const WINDOW = 4 * 1024 * 1024;
/** How full a session gets before there is another one. */
const SHARE = 0.8;
/** How often a request is sent again that the server says it hasn't looked at. Mirrors Go's HTTP/2 transport. */
const RETRIES = 6;
/** Headers that only HTTP/1.1 has. */
const NOT_SENT = /* @__PURE__ */ new Set([
    'connection',
    'host',
    'transfer-encoding',
    'keep-alive',
]);
/** The server has not looked at a request: it can be sent again. */
class NotProcessed extends Error {
}
/** One connection. */
class Session {
    session;
    #socket;
    #options;
    #active = 0;
    #read = 0;
    #pinging;
    #idle;
    #check;
    /** What a GOAWAY said: later streams have not been looked at. */
    #goaway;
    constructor(session, socket, options) {
        this.session = session;
        this.#socket = socket;
        this.#options = options;
        this.#check = setInterval(() => this.#ping(), options.pingInterval).unref();
        session.once('close', () => {
            clearInterval(this.#check);
            clearTimeout(this.#pinging);
            clearTimeout(this.#idle);
        });
        session.on('error', () => undefined);
        session.on('goaway', (code, last) => (this.#goaway = { code, last }));
        this.#rest();
    }
    /**
     * Whether a stream that is closed without a response was never looked at. As in Go, the first one of a connection that
     * ends by an error is not sent again: so would the next connection.
     */
    hasIgnored({ id, rstCode }) {
        if (id === undefined || rstCode === constants.NGHTTP2_REFUSED_STREAM)
            return true;
        const { code, last } = this.#goaway ?? { code: 0, last: Infinity };
        return id > last && (id > 1 || code === constants.NGHTTP2_NO_ERROR);
    }
    /** Waits for the server's settings: they say how many requests it takes at a time. */
    static async open(options) {
        const { server, closing, pingTimeout } = options;
        const socket = await options.connect();
        const session = http2Connect(server.origin, {
            createConnection: () => socket,
            settings: { enablePush: false, initialWindowSize: WINDOW },
        });
        await new Promise((resolve, reject) => {
            const fail = (error) => {
                const cause = error ?? new ConnectionError('closed', 'the connection was closed while it was set up');
                session.destroy();
                reject(connectionError(cause, `connecting to ${server.host}`));
            };
            const end = () => fail(closing.reason);
            closing.addEventListener('abort', end, { once: true });
            if (closing.aborted)
                end();
            const late = setTimeout(() => fail(new ConnectionError('timeout', `${server.host} sends no HTTP/2 settings`)), pingTimeout);
            session.once('error', fail).once('close', fail);
            session.once('remoteSettings', () => {
                clearTimeout(late);
                session.off('error', fail).off('close', fail);
                closing.removeEventListener('abort', end);
                resolve();
            });
            session.once('close', () => {
                clearTimeout(late);
                closing.removeEventListener('abort', end);
            });
            session.once('connect', () => session.setLocalWindowSize(WINDOW));
        });
        return new Session(session, socket, options);
    }
    get usable() {
        return !this.session.closed && !this.session.destroyed;
    }
    get full() {
        const { maxConcurrentStreams = Infinity } = this.session.remoteSettings;
        return this.#active >= Math.max(1, Math.floor(maxConcurrentStreams * SHARE));
    }
    /** Takes a place; `leave` gives it back. */
    enter() {
        if (this.#active++ > 0)
            return;
        clearTimeout(this.#idle);
        if (this.usable)
            this.session.ref();
    }
    leave() {
        if (--this.#active === 0)
            this.#rest();
    }
    /** Without requests it keeps no program running. */
    #rest() {
        if (!this.usable)
            return;
        this.session.unref();
        this.#idle = setTimeout(() => this.session.close(), this.#options.idleTimeout).unref();
    }
    /** A peer that is gone does not say so: whoever is silent is asked. */
    #ping() {
        const { bytesRead } = this.#socket;
        const silent = bytesRead === this.#read;
        this.#read = bytesRead;
        if (!silent || !this.usable || this.#pinging !== undefined)
            return;
        const { pingTimeout, server } = this.#options;
        this.#pinging = setTimeout(() => {
            this.session.destroy(new ConnectionError('lost', `${server.host} did not answer for ${pingTimeout} ms`));
        }, pingTimeout).unref();
        this.session.ping(() => {
            clearTimeout(this.#pinging);
            this.#pinging = undefined;
        });
    }
}
/** Requests by HTTP/2: sessions that are opened when those that are there are nearly full. */
export class HTTP2 {
    #options;
    #sessions = [];
    #opening;
    constructor(options) {
        this.#options = options;
    }
    async request(request, target, what) {
        for (let retry = 0;; retry++) {
            const session = await this.#enter(request.signal);
            try {
                return await send(session, request, target, this.#options.server, what);
            }
            catch (error) {
                if (!(error instanceof NotProcessed))
                    throw error;
                if (retry >= RETRIES)
                    throw connectionError(error.cause, what);
                // The first time at once, as the server most likely just wants another connection.
                if (retry > 0)
                    await pause(1000 * 2 ** (retry - 1) * (1 + Math.random() / 10), request.signal);
            }
        }
    }
    /** A session with a place, which is taken. */
    async #enter(signal) {
        for (;;) {
            signal?.throwIfAborted();
            this.#sessions = this.#sessions.filter(({ usable }) => usable);
            const free = this.#sessions.find(({ full }) => !full);
            if (free !== undefined) {
                free.enter();
                return free;
            }
            this.#opening ??= this.#open().finally(() => (this.#opening = undefined));
            await orAborted(this.#opening, signal);
        }
    }
    async #open() {
        const session = await Session.open(this.#options);
        this.#sessions.push(session);
        return session;
    }
    /** Ends all connections. */
    close(reason) {
        for (const { session } of this.#sessions)
            session.destroy(reason);
        this.#opening?.then(({ session }) => session.destroy(reason)).catch(() => undefined);
        this.#sessions = [];
    }
}
function send(session, { method, headers = {}, body, signal }, target, server, what) {
    return new Promise((resolve, reject) => {
        let stream;
        try {
            stream = session.session.request({
                ':method': method,
                ':scheme': 'https',
                ':authority': server.host,
                ':path': target,
                ...outgoing(headers),
                ...(body === undefined ? {} : { 'content-length': String(body.length) }),
            }, { endStream: body === undefined });
        }
        catch (error) {
            session.leave();
            const code = codeOf(error);
            const gone = code === 'ERR_HTTP2_INVALID_SESSION' || code === 'ERR_HTTP2_GOAWAY_SESSION';
            reject(gone ? new NotProcessed('', { cause: error }) : error);
            return;
        }
        const abort = () => {
            release(stream, constants.NGHTTP2_CANCEL);
            reject(signal.reason);
        };
        signal?.addEventListener('abort', abort, { once: true });
        let answered = false;
        stream.once('response', (got) => {
            answered = true;
            signal?.removeEventListener('abort', abort);
            resolve(streamResponse(Number(got[':status']), headersOf(got), stream, {
                what,
                signal,
                done: () => undefined,
                release: () => release(stream, constants.NGHTTP2_NO_ERROR),
                cut: () => stream.rstCode !== constants.NGHTTP2_NO_ERROR,
            }));
        });
        let failure;
        stream.on('error', (error) => (failure = error));
        stream.once('close', () => {
            session.leave();
            signal?.removeEventListener('abort', abort);
            if (answered)
                return;
            const cause = failure ?? new ConnectionError('closed', `${what}: the stream was closed without a response`);
            reject(session.hasIgnored(stream) ? new NotProcessed('', { cause }) : connectionError(cause, what));
        });
        stream.end(body);
    });
}
/**
 * Gives up a stream. One that both sides have ended is not reset: servers on nghttp2 take a thousand resets for an attack,
 * and end the session with all requests on it. The runtime may know of the end later than what it has read says: inside
 * the piece that is being read, and while there is something to write.
 */
function release(stream, code) {
    stream.removeAllListeners('readable').on('data', () => undefined);
    setImmediate(() => {
        if (hasEnded(stream))
            return;
        stream.close(code);
        stream.destroy();
    });
}
/** Whether nothing is to come or to be sent any more, so that the stream will be closed by itself. */
function hasEnded(stream) {
    if (stream.closed || stream.destroyed)
        return true;
    const { state, localClose, remoteClose } = stream.state;
    // nghttp2 calls streams idle that it has forgotten.
    if (state === constants.NGHTTP2_STREAM_STATE_IDLE)
        return true;
    return (stream.writableFinished || localClose === 1) && (stream.readableEnded || remoteClose === 1);
}
function outgoing(headers) {
    return Object.fromEntries(Object.entries(headers)
        .map(([name, value]) => [
        name.toLowerCase(),
        typeof value === 'string' ? value : [...value],
    ])
        .filter(([name]) => !NOT_SENT.has(name)));
}
function headersOf(got) {
    const headers = new Headers();
    for (const [name, value] of Object.entries(got)) {
        if (name.startsWith(':') || value === undefined)
            continue;
        for (const each of Array.isArray(value) ? value : [value])
            headers.append(name, each);
    }
    return headers;
}
function pause(milliseconds, signal) {
    return new Promise((resolve, reject) => {
        const end = (settle) => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', abort);
            settle();
        };
        const timer = setTimeout(() => end(resolve), milliseconds);
        const abort = () => end(() => reject(signal.reason));
        signal?.addEventListener('abort', abort, { once: true });
    });
}
