/// <reference types="node" />
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ServerRequest, ServerResponse } from '../endpoints/request/http.ts';

/** Answers below this many bytes are sent as they are. */
const THRESHOLD = 128 * 1024;
/** The fastest level: the network is faster than what better ones save. */
const LEVEL = 1;

const compress = /* @__PURE__ */ promisify<Uint8Array, { level: number }, Buffer>(gzip);

/** A large answer is compressed for clients that take that. A watch is not. Mirrors `deferredResponseWriter` of Go's handlers. */
export async function compressed({ headers }: ServerRequest, response: ServerResponse): Promise<ServerResponse> {
  const { body } = response;
  const accepted = (headers['accept-encoding'] ?? '').split(',').some((token) => token.trim() === 'gzip');
  if (!accepted || !Array.isArray(body) || body.length !== 1 || (body[0] as Uint8Array).length <= THRESHOLD)
    return response;
  const bytes = await compress(body[0] as Uint8Array, { level: LEVEL });
  const { Vary } = response.headers;
  return {
    ...response,
    headers: {
      ...response.headers,
      'Content-Encoding': 'gzip',
      'Content-Length': String(bytes.length),
      Vary: typeof Vary === 'string' ? `${Vary}, Accept-Encoding` : 'Accept-Encoding',
    },
    body: [bytes],
  };
}
