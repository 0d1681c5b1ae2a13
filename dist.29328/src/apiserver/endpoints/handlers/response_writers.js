/// <reference types="node" />
import { setImmediate } from 'node:timers/promises';
import { isStatusError, StatusError } from '#apimachinery/api/errors/status_error';
import { Status } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { DefaultEndpointRestrictions, MediaTypeNegotiationError, negotiateOutputMediaType, } from '#apimachinery/runtime/serializer/negotiation';
import { joinUTF8 } from '#engine/text/join_utf8';
import { toUTF8 } from '#engine/text/utf8';
import { isConflict } from '../../storage/storage_error.js';
import { takeTurns } from '../../turns/turns.js';
/** A response with an object. */
export function respond(status, mediaType, body, headers = {}) {
    return {
        status,
        headers: { 'Content-Type': mediaType, 'Content-Length': String(body.length), ...headers },
        body: [body],
    };
}
/** What is longer than this many bytes is written in pieces of about that size. */
const PIECE = 128 * 1024;
/** A response with a text that comes in pieces: written as it is made if it is large. @throws what makes the first of it */
export async function respondInPieces(status, mediaType, pieces) {
    const chunks = chunksOf(pieces);
    await takeTurns();
    const first = chunks.next();
    await takeTurns();
    const second = chunks.next();
    const begin = first.done === true ? new Uint8Array(0) : first.value;
    if (second.done === true)
        return respond(status, mediaType, begin);
    return {
        status,
        headers: { 'Content-Type': mediaType },
        body: followedBy([begin, second.value], chunks),
        inPieces: true,
    };
}
function* chunksOf(pieces) {
    let waiting = [];
    let length = 0;
    for (const piece of pieces) {
        waiting.push(piece);
        length += piece.length;
        if (length < PIECE)
            continue;
        yield joinUTF8(waiting);
        waiting = [];
        length = 0;
    }
    if (length > 0)
        yield joinUTF8(waiting);
}
/** Others are served between two pieces. */
async function* followedBy(begin, rest) {
    yield* begin;
    for (const chunk of rest) {
        await setImmediate();
        yield chunk;
    }
}
/** A response with a text. Mirrors Go's `http.Error`. */
export function respondText(status, text, headers = {}) {
    return respond(status, 'text/plain; charset=utf-8', toUTF8(text), {
        'X-Content-Type-Options': 'nosniff',
        ...headers,
    });
}
/** Whether somebody is going to read it: the JSON is indented. Mirrors `isPrettyPrint` of Go's negotiation. */
export function wantsPretty({ headers }, query) {
    const pretty = query.get('pretty') ?? '';
    if (pretty !== '')
        return /^(?:1|t|T|TRUE|true|True)$/.test(pretty);
    return /^(?:curl|Wget|Mozilla\/5\.0)/.test(headers['user-agent'] ?? '');
}
/** What objects are written with. */
export function encoderOf(info, pretty) {
    return pretty ? (info.prettySerializer ?? info.serializer) : info.serializer;
}
/** The Status of an error. Mirrors Go's `responsewriters.ErrorToAPIStatus`. */
export function statusOf(error) {
    if (isStatusError(error)) {
        const status = new Status({ ...error.errStatus });
        status.status ||= 'Failure';
        status.code ||= status.status === 'Success' ? 200 : 500;
        return status;
    }
    if (error instanceof MediaTypeNegotiationError)
        return new Status({ status: 'Failure', message: error.message, reason: error.reason, code: error.status });
    const message = error instanceof Error ? error.message : String(error);
    return new Status({ status: 'Failure', message, code: isConflict(error) ? 409 : 500 });
}
/** A response with the Status of an error. Mirrors Go's `responsewriters.ErrorNegotiated`. */
export function respondError(error, codecs, request, query) {
    const status = statusOf(error);
    const code = status.code;
    const retryAfter = status.details?.retryAfterSeconds ?? 0;
    const headers = retryAfter > 0 ? { 'Retry-After': String(retryAfter) } : {};
    let info;
    try {
        info = negotiateOutputMediaType(request.headers['accept'] ?? '', codecs, DefaultEndpointRestrictions).accepted;
    }
    catch {
        // The error counts, not that it can't be written in the requested form.
        return respond(code, 'application/json', toUTF8(JSON.stringify(status, null, 2)), headers);
    }
    const encoder = encoderOf(info, wantsPretty(request, query));
    return respond(code, info.mediaType, encoder.encode(status), headers);
}
/** 406, said in other words than those of a list of media types. */
export function newNotAcceptable(message, details) {
    return new StatusError({
        status: 'Failure',
        code: 406,
        reason: 'NotAcceptable',
        message,
        ...(details && { details }),
    });
}
