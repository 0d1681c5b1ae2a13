/// <reference types="node" />
import { request as httpRequest } from 'node:http';
import { isIP, connect as netConnect } from 'node:net';
import { connect as tlsConnect } from 'node:tls';
import { orAborted } from '../../util/wait/sleep.js';
import { ConnectionError } from '../connection_error.js';
import { connectionError } from './failure.js';
import { isSOCKS, proxyAuthorization } from './proxy.js';
import { socks5Connect } from './socks5.js';
import { connectTLS, refuseStranger } from './trust.js';
const DEFAULT_TIMEOUT = 30_000;
/** Opens a connection to a server, by a proxy if there is one. @throws ConnectionError, or the signal's reason */
export async function connect(server, proxy, options, { protocols, tunnelled = false, signal }) {
    const secure = server.protocol === 'https:';
    // This may run a plugin, which takes its time.
    const tls = secure ? await orAborted(tlsOptions(options), signal) : undefined;
    const limit = new Limit(server.host, options.connectTimeout ?? DEFAULT_TIMEOUT, signal);
    try {
        signal.throwIfAborted();
        // To a server without TLS, a proxy is just spoken to in another way: see NodeTransport.
        if (tls === undefined && proxy !== undefined && (tunnelled || isSOCKS(proxy)))
            return { socket: await tunnel(proxy, server, limit), protocol: 'http/1.1' };
        if (tls === undefined)
            return { socket: await limit.of(dial(proxy ?? server, proxy?.protocol === 'https:')), protocol: 'http/1.1' };
        const below = proxy === undefined ? await limit.of(dial(server, false)) : await tunnel(proxy, server, limit);
        const socket = await limit.of(startTLS(below, server, tls, protocols));
        try {
            refuseStranger(socket, tls.serverName || hostOf(server));
        }
        catch (error) {
            socket.destroy();
            throw error;
        }
        return { socket, protocol: socket.alpnProtocol === 'h2' ? 'h2' : 'http/1.1' };
    }
    catch (error) {
        throw signal.aborted ? signal.reason : connectionError(error, `connecting to ${server.host}`);
    }
    finally {
        limit.end();
    }
}
/** Ends what takes too long, or is not wanted any more. */
class Limit {
    #timer;
    #signal;
    #abort = () => this.#give(this.#signal.reason);
    #waiting;
    constructor(host, milliseconds, signal) {
        const late = new ConnectionError('timeout', `connecting to ${host} took longer than ${milliseconds} ms`);
        this.#timer = setTimeout(() => this.#give(late), milliseconds);
        this.#signal = signal;
        signal.addEventListener('abort', this.#abort, { once: true });
    }
    #give(reason) {
        const waiting = this.#waiting;
        waiting?.socket.destroy();
        waiting?.reject(reason);
    }
    /** Waits until a socket is ready; one that fails is destroyed. */
    of({ socket, ready }) {
        return new Promise((resolve, reject) => {
            const end = () => {
                socket.off(ready, onReady).off('error', onError).off('close', onClose);
                this.#waiting = undefined;
            };
            const onReady = () => {
                end();
                resolve(socket);
            };
            const onError = (error) => {
                end();
                socket.destroy();
                reject(error);
            };
            const onClose = () => onError(new ConnectionError('closed', 'the connection was closed while it was set up'));
            socket.once(ready, onReady).once('error', onError).once('close', onClose);
            this.#waiting = { socket, reject: onError };
        });
    }
    /** The same for a request that makes a socket. */
    waitFor(socket, reject) {
        this.#waiting = { socket, reject };
    }
    end() {
        clearTimeout(this.#timer);
        this.#signal.removeEventListener('abort', this.#abort);
    }
}
const hostOf = (url) => url.hostname.replace(/^\[|\]$/g, '');
const DEFAULT_PORTS = { 'https:': 443, 'socks5:': 1080, 'socks5h:': 1080 };
const portOf = (url) => Number(url.port || (DEFAULT_PORTS[url.protocol] ?? 80));
/** @param secure whether the other side, a proxy, speaks TLS itself; to a server, {@link startTLS} comes after */
function dial(to, secure) {
    const address = { host: hostOf(to), port: portOf(to) };
    if (secure)
        return { socket: tlsConnect({ ...address, ...serverNameOf(address.host) }), ready: 'secureConnect' };
    const socket = netConnect({ ...address, noDelay: true, keepAlive: true, keepAliveInitialDelay: 30_000 });
    return { socket, ready: 'connect' };
}
/** Asks a proxy to connect to the server. */
async function tunnel(proxy, server, limit) {
    const socket = await limit.of(dial(proxy, proxy.protocol === 'https:'));
    if (isSOCKS(proxy)) {
        const greeted = socks5Connect(socket, proxy, hostOf(server), portOf(server));
        // A proxy that is silent is given up with the rest.
        const given = new Promise((_, reject) => limit.waitFor(socket, reject));
        await Promise.race([greeted, given]).catch((error) => {
            greeted.catch(() => undefined);
            socket.destroy();
            throw connectionError(error, `the proxy ${proxy.host}`);
        });
        return socket;
    }
    const target = `${server.hostname}:${portOf(server)}`;
    return new Promise((resolve, reject) => {
        const fail = (error) => {
            socket.destroy();
            reject(connectionError(error, `the proxy ${proxy.host}`));
        };
        const refuse = (status) => fail(new ConnectionError('proxy', `the proxy ${proxy.host} refused to connect to ${target} (status ${status})`));
        limit.waitFor(socket, fail);
        httpRequest({
            method: 'CONNECT',
            path: target,
            headers: { Host: target, ...proxyAuthorization(proxy) },
            createConnection: () => socket,
        })
            .once('connect', ({ statusCode }, tunnelled, head) => {
            if (statusCode !== 200)
                return refuse(statusCode);
            if (head.length > 0)
                tunnelled.unshift(head);
            resolve(socket);
        })
            // Answers to CONNECT are no responses, but for those of something that doesn't know the method.
            .once('response', ({ statusCode }) => refuse(statusCode))
            .once('error', fail)
            .end();
    });
}
function startTLS(socket, server, tls, protocols) {
    const { ca, cert, key, serverName, insecure = false } = tls;
    const bytes = (data) => (typeof data === 'string' ? data : Buffer.from(data));
    const authorities = ca === undefined ? undefined : String(bytes(ca));
    const options = {
        socket,
        ALPNProtocols: [...protocols],
        rejectUnauthorized: !insecure,
        ...serverNameOf(serverName || hostOf(server)),
        ...(cert === undefined ? {} : { cert: bytes(cert) }),
        ...(key === undefined ? {} : { key: bytes(key) }),
    };
    return { socket: connectTLS(options, authorities), ready: 'secureConnect' };
}
/** The name that the certificate must have; SNI is for names alone. */
function serverNameOf(host) {
    return isIP(host) === 0 ? { servername: host, host } : { host };
}
async function tlsOptions({ tls = {} }) {
    return typeof tls === 'function' ? tls() : tls;
}
