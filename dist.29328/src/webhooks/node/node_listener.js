import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
/**
 * A request handler for servers of Node: `https.createServer({ cert, key }, nodeListener(handler))`. Frameworks that take
 * such listeners take it, too, as long as they have not read the body.
 */
export function nodeListener(handler) {
    return (message, response) => {
        void answer(handler, message, response).catch(() => response.destroy());
    };
}
async function answer(handler, message, response) {
    const { method = 'GET', headers, url = '/' } = message;
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const init = {
        method,
        headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
        signal: gone.signal,
        duplex: 'half',
    };
    if (method !== 'GET' && method !== 'HEAD')
        init.body = bodyOf(message);
    const given = await handler(new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), init));
    response.writeHead(given.status, Object.fromEntries(given.headers));
    if (given.body === null)
        response.end();
    else
        await pipeline(Readable.from(given.body), response);
}
function bodyOf(message) {
    const chunks = message[Symbol.asyncIterator]();
    return new ReadableStream({
        async pull(controller) {
            const { done, value } = await chunks.next();
            if (done === true)
                controller.close();
            else
                controller.enqueue(value);
        },
        cancel: () => void message.destroy(),
    });
}
