/// <reference types="node" />
import { createServer } from 'node:http';
/** What came was not what the script says, or not all of it. */
export class ScriptError extends Error {
    code = 'ERR_SCRIPT';
    constructor(message) {
        super(message);
        this.name = 'ScriptError';
    }
}
/**
 * An HTTP server on loopback that answers by a script, and keeps what it was asked: for tests of what a program asks, and
 * how it takes answers that real servers seldom give. A request takes the first exchange left that fits it; one that none
 * fits gets status 418.
 *
 * ```ts
 * await using server = await ScriptedServer.start([
 *   { path: '/api/v1/namespaces/default/pods/a', reply: { status: 503, headers: { 'Retry-After': '0' } } },
 *   { path: '/api/v1/namespaces/default/pods/a', reply: { body: [new corev1.Pod({ metadata: { name: 'a' } })] } },
 * ]);
 * const client = new Client({ transport: new FetchTransport({ server: server.url }) });
 * await client.resource(corev1.Pod, { namespace: 'default' }).get('a');
 * server.verify();
 * ```
 */
export class ScriptedServer {
    /** What was asked, in order. */
    requests = [];
    #server;
    #left;
    #unexpected = [];
    #timers = new Set();
    constructor(exchanges) {
        this.#left = [...exchanges];
        this.#server = createServer((request, response) => {
            this.#answer(request, response).catch(() => request.socket.destroy());
        });
    }
    /** Starts a server on a free port. */
    static async start(exchanges) {
        const server = new ScriptedServer(exchanges);
        await new Promise((resolve, reject) => {
            server.#server.once('error', reject).listen(0, '127.0.0.1', resolve);
        });
        return server;
    }
    /** Where it is: `http://127.0.0.1:40123`. */
    get url() {
        return `http://127.0.0.1:${this.#server.address().port}`;
    }
    /** @throws ScriptError when something came that the script doesn't have, or something of it is left */
    verify() {
        const missing = this.#left.map(({ method = 'any method', path = 'any path' }) => `missing: ${method} ${path}`);
        const faults = [...this.#unexpected.map((text) => `unexpected: ${text}`), ...missing];
        if (faults.length > 0)
            throw new ScriptError(faults.join('\n'));
    }
    /** Cuts all connections, and stops. */
    async close() {
        for (const timer of this.#timers)
            clearTimeout(timer);
        this.#server.closeAllConnections();
        await new Promise((resolve) => this.#server.close(resolve));
    }
    [Symbol.asyncDispose]() {
        return this.close();
    }
    async #answer(request, response) {
        response.on('error', () => undefined);
        const recorded = await record(request);
        this.requests.push(recorded);
        const at = this.#left.findIndex((exchange) => fits(exchange, recorded));
        if (at < 0) {
            const { method, path, query } = recorded;
            this.#unexpected.push(`${method} ${path}${query === '' ? '' : `?${query}`}`);
            response.writeHead(418, { 'Content-Type': 'text/plain' }).end('the script has no such request');
            return;
        }
        const [{ reply }] = this.#left.splice(at, 1);
        if (reply.delay !== undefined)
            await this.#pause(reply.delay);
        const { status = 200, headers = {}, body = [], finish = 'end' } = reply;
        if (finish === 'reset')
            return void request.socket.destroy();
        response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
        response.flushHeaders();
        for (const piece of body)
            await new Promise((resolve) => response.write(encode(piece), () => resolve()));
        if (finish === 'end')
            response.end();
        // What was written must be on its way.
        else if (finish === 'cut')
            setImmediate(() => request.socket.destroy());
    }
    #pause(milliseconds) {
        return new Promise((resolve) => {
            const timer = setTimeout(() => {
                this.#timers.delete(timer);
                resolve();
            }, milliseconds);
            this.#timers.add(timer);
        });
    }
}
async function record(request) {
    const chunks = [];
    for await (const chunk of request)
        chunks.push(chunk);
    const { method = '', url = '', rawHeaders } = request;
    const headers = new Headers();
    for (let at = 0; at < rawHeaders.length; at += 2)
        headers.append(rawHeaders[at], rawHeaders[at + 1]);
    const [path = '', query = ''] = url.split('?', 2);
    return { method, path, query, headers: Object.fromEntries(headers), body: new Uint8Array(Buffer.concat(chunks)) };
}
function fits({ method, path, query }, request) {
    if (method !== undefined && method !== request.method)
        return false;
    if (path !== undefined && path !== request.path)
        return false;
    if (query === undefined)
        return true;
    const sorted = (entries) => JSON.stringify(entries.sort());
    return sorted(Object.entries(query)) === sorted([...new URLSearchParams(request.query)]);
}
function encode(piece) {
    return typeof piece === 'string' || piece instanceof Uint8Array ? piece : `${JSON.stringify(piece)}\n`;
}
