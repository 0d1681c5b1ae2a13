import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { described } from '#apimachinery/runtime/described';

/**
 * A request handler for servers of Node: `https.createServer({ cert, key }, nodeListener(handler))`. Frameworks that take
 * such listeners take it, too, as long as they have not read the body.
 * @throws TypeError for what is no handler
 */
export function nodeListener(
  handler: (request: Request) => Promise<Response>,
): (message: IncomingMessage, response: ServerResponse) => void {
  if (typeof handler !== 'function')
    throw new TypeError(`nodeListener: expected the handler of admissionWebhook({ ... }), got ${described(handler)}`);
  return (message, response) => {
    void answer(handler, message, response).catch(() => response.destroy());
  };
}

async function answer(
  handler: (request: Request) => Promise<Response>,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', headers, url = '/' } = message;
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    signal: gone.signal,
    duplex: 'half',
  };
  if (method !== 'GET' && method !== 'HEAD') init.body = bodyOf(message);
  const given = await handler(new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), init));
  response.writeHead(given.status, Object.fromEntries(given.headers));
  if (given.body === null) response.end();
  else await pipeline(Readable.from(given.body), response);
}

function bodyOf(message: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = message[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => void message.destroy(),
  });
}
