/// <reference types="node" />
import { createHash, randomBytes } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { ConnectionError } from '../connection_error.js';
import { streamResponse } from './body.js';
import { connectionError } from './failure.js';
import { headersOf, outgoing } from './http1.js';
import { NodeWebSocket } from './websocket_connection.js';
/** RFC 6455, section 1.3. */
const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
/**
 * Opens a WebSocket on a connection to a server.
 *
 * Not by a library: those for Node, and browsers, refuse the protocol `SPDY/3.1+portforward.k8s.io` for its slash.
 */
export function openWebSocket(socket, request, { protocols, target, host, what, pingInterval, pingTimeout }) {
    const { method, headers = {}, signal } = request;
    const key = randomBytes(16).toString('base64');
    return new Promise((resolve, reject) => {
        const fail = (error) => {
            signal?.removeEventListener('abort', abort);
            socket.destroy();
            reject(signal?.aborted === true ? signal.reason : connectionError(error, what));
        };
        const abort = () => fail(signal.reason);
        if (signal?.aborted === true)
            return abort();
        signal?.addEventListener('abort', abort, { once: true });
        const opened = ({ headers: answered }, head) => {
            const accept = createHash('sha1').update(`${key}${GUID}`).digest('base64');
            const protocol = answered['sec-websocket-protocol'] ?? '';
            if (answered['sec-websocket-accept'] !== accept || answered.upgrade?.toLowerCase() !== 'websocket')
                return fail(new ConnectionError('other', `${what}: the answer of the server opens no WebSocket`));
            if (protocol !== '' && !protocols.includes(protocol))
                return fail(new ConnectionError('other', `${what}: the server chose a protocol that was not offered`));
            signal?.removeEventListener('abort', abort);
            if (head.length > 0)
                socket.unshift(head);
            resolve(new NodeWebSocket(socket, { protocol, what, signal, pingInterval, pingTimeout }));
        };
        httpRequest({
            method,
            createConnection: () => socket,
            path: target,
            headers: {
                Host: host,
                ...outgoing(headers),
                Connection: 'Upgrade',
                Upgrade: 'websocket',
                'Sec-WebSocket-Version': '13',
                'Sec-WebSocket-Key': key,
                ...(protocols.length === 0 ? {} : { 'Sec-WebSocket-Protocol': protocols.join(', ') }),
            },
        })
            .once('upgrade', (response, _, head) => opened(response, head))
            .once('response', (response) => {
            signal?.removeEventListener('abort', abort);
            const done = () => void socket.destroy();
            resolve(streamResponse(response.statusCode ?? 0, headersOf(response), response, { what, signal, done }));
        })
            .once('error', fail)
            .end();
    });
}
