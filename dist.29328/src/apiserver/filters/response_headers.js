/// <reference types="node" />
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGzip, gzip } from 'node:zlib';
import { respondedBytes } from '../request/http.js';
/** Answers below this many bytes are sent as they are. */
const THRESHOLD = 128 * 1024;
/** Bytes of compressed text that are given at a time. */
const OUTPUT = 64 * 1024;
/** The fastest level: the network is faster than what better ones save. */
const LEVEL = 1;
const compress = /* @__PURE__ */ promisify(gzip);
/**
 * Compresses large answers for clients that take that; of watches those that begin with all there is. Mirrors
 * `deferredResponseWriter` and `watchResponseWriter` of Go's handlers.
 */
export const withCompression = async (request, next) => compressed(request, await next(request));
/** Sends the warnings of a request with its answer. Mirrors Go's `WithWarningRecorder`. */
export const withWarningRecorder = async (request, next) => {
    const response = await next(request);
    const { headers } = request.warnings;
    if (headers.length === 0 || response.takeOver !== undefined)
        return response;
    return { ...response, headers: { ...response.headers, Warning: headers } };
};
/** No cache keeps answers, unless they say otherwise. Mirrors Go's `WithCacheControl`. */
export const withCacheControl = async (request, next) => {
    const response = await next(request);
    if (response.takeOver !== undefined)
        return response;
    return { ...response, headers: { 'Cache-Control': 'no-cache, private', ...response.headers } };
};
async function compressed({ headers }, response) {
    const accepted = (headers['accept-encoding'] ?? '').split(',').some((token) => token.trim() === 'gzip');
    const whole = respondedBytes(response);
    const isLarge = response.inPieces === true || (whole !== undefined && whole.length > THRESHOLD);
    if (!accepted || !(isLarge || response.isWatchList === true))
        return response;
    const { Vary } = response.headers;
    const answer = {
        ...response,
        headers: {
            ...response.headers,
            'Content-Encoding': 'gzip',
            Vary: typeof Vary === 'string' ? `${Vary}, Accept-Encoding` : 'Accept-Encoding',
        },
    };
    if (response.isWatchList === true)
        return { ...answer, body: compressedEvents(response.body) };
    if (whole === undefined)
        return { ...answer, body: compressedPieces(response.body) };
    const bytes = await compress(whole, { level: LEVEL });
    return { ...answer, headers: { ...answer.headers, 'Content-Length': String(bytes.length) }, body: [bytes] };
}
/** An error on one side ends the other; the reader gets it. */
function compressedPieces(body) {
    return pipeline(Readable.from(body), createGzip({ level: LEVEL, chunkSize: OUTPUT }), () => { });
}
/** Each event on its own, so that it is read when it comes and a watch at rest keeps nothing. */
async function* compressedEvents(body) {
    for await (const event of body)
        yield compressedEvent(event);
}
/**
 * A member of its own in the stream, flushed before its end, as Go writes it: Go's reader gives the data that come with the end
 * of a member only when the next one begins.
 */
async function compressedEvent(event) {
    const member = createGzip({ level: LEVEL });
    member.write(event);
    member.flush(constants.Z_SYNC_FLUSH, () => member.end());
    const parts = [];
    for await (const part of member)
        parts.push(part);
    return Buffer.concat(parts);
}
