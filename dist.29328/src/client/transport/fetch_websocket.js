import { PullIterator } from '#apimachinery/util/framer/pull_iterator';
import { toUTF8 } from '#engine/text/utf8';
import { ConnectionError } from './connection_error.js';
import { isNormalClosure } from './websocket_status.js';
/** How API servers take tokens of programs that can't set headers. */
const BEARER = 'base64url.bearer.authorization.k8s.io.';
/** How many bytes may wait to be sent, and how many to be read: nobody can make the server wait. */
const ROOM = 1024 * 1024;
const LARGEST_BACKLOG = 64 * 1024 * 1024;
/** Milliseconds between looks at what is left to be sent: there is no event for it. */
const LOOK_AGAIN = 10;
/** The status that stands for a connection that was cut. */
const CUT = 1006;
/** Opens a WebSocket of the runtime. @throws ConnectionError, or the signal's reason */
export function openFetchWebSocket(Socket, { url, what, protocols, token, signal, done }) {
    const bearer = token === undefined ? [] : [BEARER + base64URL(token)];
    let socket;
    try {
        socket = new Socket(url, [...protocols, ...bearer]);
    }
    catch (cause) {
        done();
        const message = `${what}: the runtime can't offer the protocols ${protocols.join(', ')}`;
        return Promise.reject(new ConnectionError('other', message, { cause }));
    }
    socket.binaryType = 'arraybuffer';
    const waiting = [];
    let unread = 0;
    let wake;
    let over;
    return new Promise((resolve, reject) => {
        const finish = (error) => {
            if (over !== undefined)
                return;
            over = { error };
            signal.removeEventListener('abort', abort);
            wake?.();
            socket.close();
            reject(error ?? new ConnectionError('closed', `${what}: the WebSocket is closed`));
            done();
        };
        const abort = () => finish(signal.reason);
        const checkOpen = () => {
            if (over !== undefined)
                throw over.error ?? new ConnectionError('closed', `${what}: the WebSocket is closed`);
        };
        signal.addEventListener('abort', abort, { once: true });
        socket.onopen = () => {
            const read = async () => {
                for (;;) {
                    const message = waiting.shift();
                    unread -= message?.length ?? 0;
                    if (message !== undefined)
                        return message;
                    if (over?.error !== undefined)
                        throw over.error;
                    if (over !== undefined)
                        return undefined;
                    await new Promise((resume) => (wake = resume));
                }
            };
            resolve({
                protocol: socket.protocol,
                messages: new PullIterator(read, async () => finish()),
                send: async (message) => {
                    checkOpen();
                    socket.send(message.slice());
                    while (over === undefined && socket.bufferedAmount > ROOM)
                        await new Promise((resume) => setTimeout(resume, LOOK_AGAIN));
                    checkOpen();
                },
                close: () => finish(),
            });
        };
        socket.onmessage = ({ data }) => {
            if (!(data instanceof ArrayBuffer))
                return finish(new ConnectionError('other', `${what}: the server sent a message of text`));
            unread += data.byteLength;
            if (unread > LARGEST_BACKLOG)
                return finish(new ConnectionError('other', `${what}: ${unread} bytes have come that nobody reads`));
            waiting.push(new Uint8Array(data));
            wake?.();
        };
        socket.onclose = ({ code, reason }) => {
            if (isNormalClosure(code))
                return finish();
            const why = code === CUT
                ? 'no WebSocket, or one that was cut: the runtime does not say more'
                : `the server closed the WebSocket: ${code} ${reason}`;
            finish(new ConnectionError('closed', `${what}: ${why}`.trim()));
        };
    });
}
function base64URL(text) {
    const standard = btoa(String.fromCharCode(...toUTF8(text)));
    return standard.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
