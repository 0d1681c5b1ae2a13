/// <reference types="node" />
import { createServer } from 'node:net';
/** A pair of ports can't be read. */
export class PortPairError extends TypeError {
    code = 'ERR_PORT_PAIR';
    constructor(message) {
        super(message);
        this.name = 'PortPairError';
    }
}
/**
 * Listens on ports of this machine, and passes what comes there on to a Pod.
 *
 * ```ts
 * await using forwarder = new PortForwarder(pods, 'web', { signal });
 * await using listening = await listenOnPorts(forwarder, ['8080:80']);
 * await fetch('http://127.0.0.1:8080/');
 * ```
 * @param ports as for kubectl: `8080:80`, `80` for the same port, `:80` for one that is free
 * @throws PortPairError; the error of Node when a port is taken
 */
export async function listenOnPorts(forwarder, ports, { address = '127.0.0.1', onError = () => undefined } = {}) {
    const pairs = ports.map(parsePorts);
    const servers = [];
    const sockets = new Set();
    const close = async () => {
        for (const socket of sockets)
            socket.destroy();
        await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    };
    try {
        const listening = [];
        for (const pair of pairs) {
            const server = createServer({ allowHalfOpen: true }, (socket) => {
                sockets.add(socket);
                socket.once('close', () => sockets.delete(socket));
                socket.on('error', () => undefined);
                join(forwarder, socket, pair.remote).catch((error) => {
                    socket.destroy();
                    onError(error, pair);
                });
            });
            await new Promise((resolve, reject) => {
                server.once('error', reject).listen(pair.local, address, resolve);
            });
            servers.push(server);
            listening.push({ ...pair, local: server.address().port });
        }
        return { ports: listening, close, [Symbol.asyncDispose]: close };
    }
    catch (error) {
        await close();
        throw error;
    }
}
/** Mirrors Go's `portforward.parsePorts`. */
function parsePorts(text) {
    const [, first = '', , second] = /^(\d*)(:(\d+))?$/.exec(text) ?? [];
    const remote = Number(second ?? first);
    const local = Number(first);
    if (!Number.isInteger(remote) || remote < 1 || remote > 65_535 || local > 65_535)
        throw new PortPairError(`invalid ports ${JSON.stringify(text)}: expected LOCAL:REMOTE, such as 8080:80`);
    return { local, remote };
}
async function join(forwarder, socket, port) {
    const connection = await forwarder.connect(port);
    socket.once('close', () => connection.close());
    if (socket.destroyed)
        return connection.close();
    await Promise.all([toPod(socket, connection), toSocket(connection, socket)]);
}
async function toPod(socket, connection) {
    try {
        for await (const chunk of socket.iterator({ destroyOnReturn: false }))
            await connection.write(chunk);
    }
    catch {
        // A client that is gone takes no answer either.
        return connection.close();
    }
    if (!socket.destroyed)
        await connection.end();
}
async function toSocket(connection, socket) {
    for await (const chunk of connection.readable) {
        if (socket.destroyed)
            return;
        if (!socket.write(chunk))
            await new Promise((resolve) => {
                const done = () => {
                    socket.off('drain', done).off('close', done);
                    resolve();
                };
                socket.on('drain', done).on('close', done);
            });
    }
    socket.end();
}
