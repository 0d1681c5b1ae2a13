/// <reference types="node" />
import { once } from 'node:events';
import { Agent, request as httpsRequest } from 'node:https';
import { asError } from '#engine/text/as_error';
import { decodeBase64 } from '#engine/text/base64';
import { fromUTF8 } from '#engine/text/utf8';
import { connectTLS, refuseStranger } from '../../client/transport/node/trust.js';
import { respondText } from '../endpoints/handlers/response_writers.js';
import { requestHeaders, responseHeaders, upgradeHeaders, userHeaders } from './proxy_headers.js';
/** Milliseconds in which what is left is written once the other side is gone. */
const LINGER = 10_000;
/** A longer answer to this server's own questions is refused, in bytes. */
const MAX_ANSWER = 64 * 1024 * 1024;
/** Milliseconds that connecting may take. */
const MAX_HANDSHAKE = 30_000;
/** Connects to servers that authorities of its own stand for, as Go judges them, and goes on with no session. */
class TrustingAgent extends Agent {
    #ca;
    #host;
    constructor(options, ca, host) {
        super(options);
        this.#ca = ca;
        this.#host = host;
    }
    createConnection(options, done) {
        const socket = connectTLS(options, this.#ca);
        const fail = (error) => done(error, socket);
        const limit = setTimeout(() => socket.destroy(new Error(`no TLS with ${this.#host} in time`)), MAX_HANDSHAKE);
        socket.once('error', fail).once('close', () => clearTimeout(limit));
        socket.once('secureConnect', () => {
            socket.off('error', fail);
            clearTimeout(limit);
            try {
                refuseStranger(socket, this.#host);
                done(null, socket);
            }
            catch (error) {
                socket.destroy();
                done(asError(error), socket);
            }
        });
    }
}
const REDIRECT_REFUSED = 'the backend attempted to redirect this request, which is not permitted';
/** The server of an APIService: requests are sent to it as kube-aggregator does. */
export class Backend {
    #agent;
    constructor({ service, caBundle = '', insecureSkipTLSVerify = false }, certificate) {
        const servername = `${service?.name}.${service?.namespace}.svc`;
        const options = { keepAlive: true, servername, rejectUnauthorized: !insecureSkipTLSVerify, ...certificate };
        this.#agent =
            caBundle === '' || insecureSkipTLSVerify
                ? new Agent(options)
                : new TrustingAgent(options, fromUTF8(decodeBase64(caBundle)), servername);
    }
    /**
     * Sends a request of a user on.
     * @returns the answer; its body throws when it breaks off
     * @throws {DeadlineExceededError} when there is none in time, other errors when there is none
     */
    async proxy(address, request, user, { timeout, isLongRunning, auditID, forwardRedirects }) {
        const deadline = new Deadline(timeout, request.signal);
        try {
            const incoming = await this.#answer(address, {
                method: request.method,
                path: request.url,
                headers: { ...requestHeaders(request, user), 'Audit-ID': [auditID] },
                body: request.body,
                signal: deadline.signal,
            });
            const status = incoming.statusCode ?? 502;
            // The client would follow it with its own credentials, to a place that somebody else names.
            if (!forwardRedirects && status >= 300 && status <= 399 && incoming.headers.location !== undefined) {
                incoming.destroy();
                deadline.end();
                return respondText(502, REDIRECT_REFUSED);
            }
            if (isLongRunning)
                deadline.lift();
            const headers = responseHeaders(incoming);
            if (request.method === 'HEAD')
                incoming.resume();
            return { status, headers, body: request.method === 'HEAD' ? [] : bodyOf(incoming, deadline) };
        }
        catch (error) {
            deadline.end();
            throw deadline.isOver ? new DeadlineExceededError() : error;
        }
    }
    /**
     * Sends on a request that asks for another protocol on its connection. Who may do so is found out before.
     * @returns 101 and how the connections are joined, or what the backend answers in its place: 400 and more
     * @throws when there is no answer, or one that says neither
     */
    async upgrade(address, request, user, { timeout, auditID }) {
        const deadline = new Deadline(timeout, request.signal);
        const outgoing = this.#begin(address, {
            method: request.method,
            path: request.url,
            headers: {
                ...requestHeaders(request, user),
                'Audit-ID': [auditID],
                Connection: ['Upgrade'],
                Upgrade: [request.headers['upgrade'] ?? ''],
            },
            signal: deadline.signal,
        });
        const answered = new Promise((resolve, reject) => {
            outgoing.on('error', reject);
            outgoing.once('upgrade', (incoming, backend, head) => {
                deadline.end();
                resolve({
                    status: 101,
                    headers: upgradeHeaders(incoming),
                    body: [],
                    takeOver: (client, first) => joined({ client, backend, toBackend: first, toClient: head }),
                });
            });
            outgoing.once('response', (incoming) => {
                const status = incoming.statusCode ?? 502;
                if (status >= 400)
                    return resolve({ status, headers: responseHeaders(incoming), body: bodyOf(incoming, deadline) });
                incoming.destroy();
                reject(new Error(`invalid upgrade response: status code ${status}`));
            });
        });
        outgoing.end();
        try {
            return await answered;
        }
        catch (error) {
            deadline.end();
            throw deadline.isOver ? new DeadlineExceededError() : error;
        }
    }
    /** Asks in this server's own name. @throws when there is no answer, or none in time */
    async ask(address, path, { user, headers, timeout, signal }) {
        const deadline = new Deadline(timeout, signal);
        try {
            const incoming = await this.#answer(address, {
                method: 'GET',
                path,
                headers: { ...userHeaders(user), ...headers },
                signal: deadline.signal,
            });
            const chunks = [];
            let size = 0;
            for await (const chunk of incoming) {
                chunks.push(chunk);
                size += chunk.length;
                if (size > MAX_ANSWER)
                    throw new Error(`the answer to ${path} is longer than ${MAX_ANSWER} bytes`);
            }
            return {
                status: incoming.statusCode ?? 0,
                headers: incoming.headers,
                text: Buffer.concat(chunks).toString('utf8'),
            };
        }
        catch (error) {
            throw deadline.isOver ? new DeadlineExceededError() : error;
        }
        finally {
            deadline.end();
        }
    }
    /** Ends what is under way, upgraded connections apart. */
    close() {
        this.#agent.destroy();
    }
    async #answer(address, { body, ...rest }) {
        const framed = await framedBody(rest.headers, body);
        const outgoing = this.#begin(address, { ...rest, headers: framed.headers });
        const answered = new Promise((resolve, reject) => {
            outgoing.once('response', resolve);
            // Also what goes wrong later, which the answer's body tells.
            outgoing.on('error', reject);
        });
        // Somebody may answer before all is sent.
        void send(outgoing, framed.body).catch((error) => outgoing.destroy(asError(error)));
        return answered;
    }
    #begin({ host, port }, { method, path, headers, signal }) {
        return httpsRequest({ host, port, method, path, headers, agent: this.#agent, signal });
    }
}
/** A body with the headers that say where it ends: `node:http` leaves them out for some methods. */
async function framedBody(headers, body) {
    if (body instanceof Uint8Array)
        return { headers: { ...headers, 'content-length': [String(body.length)] }, body: [body] };
    if (body === undefined || headers['content-length'] !== undefined)
        return { headers, body: body ?? [] };
    // By HTTP/2, and in pieces, nothing before the body says whether there is one.
    const chunks = body[Symbol.asyncIterator]();
    const first = await chunks.next();
    if (first.done === true)
        return { headers, body: [] };
    return { headers: { ...headers, 'Transfer-Encoding': ['chunked'] }, body: withFirst(first.value, chunks) };
}
async function* withFirst(first, others) {
    yield first;
    yield* { [Symbol.asyncIterator]: () => others };
}
async function send(outgoing, body) {
    for await (const chunk of body) {
        if (outgoing.destroyed)
            return;
        if (!outgoing.write(chunk))
            await drained(outgoing);
    }
    outgoing.end();
}
/** Resolves when more can be written, or nothing any more. */
async function drained(outgoing) {
    const done = new AbortController();
    const { signal } = done;
    try {
        await Promise.race([once(outgoing, 'drain', { signal }), once(outgoing, 'close', { signal })]);
    }
    finally {
        done.abort();
    }
}
/** @throws when it breaks off, unless the client did so */
async function* bodyOf(incoming, deadline) {
    try {
        yield* incoming;
    }
    catch (error) {
        if (!deadline.isGivenUp)
            throw error;
    }
    finally {
        deadline.end();
    }
}
/** Something took too long. Its text is that of Go's. */
class DeadlineExceededError extends Error {
    code = 'ERR_DEADLINE_EXCEEDED';
    constructor() {
        super('context deadline exceeded');
        this.name = 'DeadlineExceededError';
    }
}
/** Until when something may take, for as long as somebody wants it. */
class Deadline {
    #abort = new AbortController();
    #given;
    #giveUp = () => this.#abort.abort(this.#given?.reason);
    #timer;
    #isOver = false;
    /** @param given who wants it gives up by it */
    constructor(milliseconds, given) {
        this.#given = given;
        this.#timer = setTimeout(() => {
            this.#isOver = true;
            this.#abort.abort();
        }, milliseconds);
        given?.addEventListener('abort', this.#giveUp, { once: true });
        if (given?.aborted === true)
            this.#giveUp();
    }
    /** Ends with the time, and when it is given up. */
    get signal() {
        return this.#abort.signal;
    }
    /** Whether the time was up. */
    get isOver() {
        return this.#isOver;
    }
    /** Whether nobody wants it any more. */
    get isGivenUp() {
        return this.#given?.aborted === true;
    }
    /** From now on it may take as long as it likes. */
    lift() {
        clearTimeout(this.#timer);
        this.#timer = undefined;
    }
    /** It is done. */
    end() {
        this.lift();
        this.#given?.removeEventListener('abort', this.#giveUp);
    }
}
/** Sends on what comes from either side, as it comes, until one of them goes: then both do. */
function joined({ client, backend, toBackend, toClient }) {
    if (client.destroyed || backend.destroyed) {
        client.destroy();
        backend.destroy();
        return;
    }
    if (toBackend.length > 0)
        backend.write(toBackend);
    if (toClient.length > 0)
        client.write(toClient);
    sendOn(client, backend);
    sendOn(backend, client);
}
function sendOn(from, to) {
    from.pipe(to);
    from.on('error', () => from.destroy());
    const leave = () => {
        if (to.destroyed)
            return;
        to.end();
        // Who doesn't read what is left for it doesn't keep the connection.
        const timer = setTimeout(() => to.destroy(), LINGER);
        to.once('close', () => clearTimeout(timer));
        to.once('finish', () => to.destroy());
    };
    from.once('end', leave);
    from.once('close', leave);
}
