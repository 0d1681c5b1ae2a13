/// <reference types="node" />
import { setImmediate } from 'node:timers/promises';
import { isStatusError, StatusError } from '#apimachinery/api/errors/status_error';
import { Status } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Encoder, NegotiatedSerializer, SerializerInfo } from '#apimachinery/runtime/codec';
import {
  DefaultEndpointRestrictions,
  MediaTypeNegotiationError,
  negotiateOutputMediaType,
} from '#apimachinery/runtime/serializer/negotiation';
import { joinUTF8 } from '#engine/text/join_utf8';
import { toUTF8 } from '#engine/text/utf8';
import type { ServerRequest, ServerResponse } from '../../request/http.ts';
import { isConflict } from '../../storage/storage_error.ts';
import { takeTurns } from '../../turns/turns.ts';

/** A response with an object. */
export function respond(
  status: number,
  mediaType: string,
  body: Uint8Array,
  headers: Readonly<Record<string, string>> = {},
): ServerResponse {
  return {
    status,
    headers: { 'Content-Type': mediaType, 'Content-Length': String(body.length), ...headers },
    body: [body],
  };
}

/** What is longer than this many bytes is written in pieces of about that size. */
const PIECE = 128 * 1024;

/** A response with a text, or its UTF-8, that comes in pieces: written as it is made if it is large. @throws what makes the first of it */
export async function respondInPieces(
  status: number,
  mediaType: string,
  pieces: Iterable<string | Uint8Array>,
): Promise<ServerResponse> {
  const chunks = chunksOf(pieces);
  await takeTurns();
  const first = chunks.next();
  await takeTurns();
  const second = chunks.next();
  const begin = first.done === true ? new Uint8Array(0) : first.value;
  if (second.done === true) return respond(status, mediaType, begin);
  return {
    status,
    headers: { 'Content-Type': mediaType },
    body: followedBy([begin, second.value], chunks),
    inPieces: true,
  };
}

function* chunksOf(pieces: Iterable<string | Uint8Array>): Generator<Uint8Array, void, undefined> {
  let waiting: (string | Uint8Array)[] = [];
  let length = 0;
  for (const piece of pieces) {
    waiting.push(piece);
    length += piece.length;
    if (length < PIECE) continue;
    yield joinUTF8(waiting);
    waiting = [];
    length = 0;
  }
  if (length > 0) yield joinUTF8(waiting);
}

/** Others are served between two pieces. */
async function* followedBy(
  begin: readonly Uint8Array[],
  rest: Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, undefined> {
  yield* begin;
  for (const chunk of rest) {
    await setImmediate();
    yield chunk;
  }
}

/** A response with a text. Mirrors Go's `http.Error`. */
export function respondText(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): ServerResponse {
  return respond(status, 'text/plain; charset=utf-8', toUTF8(text), {
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
}

/** Whether somebody is going to read it: the JSON is indented. Mirrors `isPrettyPrint` of Go's negotiation. */
export function wantsPretty({ headers }: Pick<ServerRequest, 'headers'>, query: URLSearchParams): boolean {
  const pretty = query.get('pretty') ?? '';
  if (pretty !== '') return /^(?:1|t|T|TRUE|true|True)$/.test(pretty);
  return /^(?:curl|Wget|Mozilla\/5\.0)/.test(headers['user-agent'] ?? '');
}

/** What objects are written with. */
export function encoderOf(info: SerializerInfo, pretty: boolean): Encoder {
  return pretty ? (info.prettySerializer ?? info.serializer) : info.serializer;
}

/** The Status of an error. Mirrors Go's `responsewriters.ErrorToAPIStatus`. */
export function statusOf(error: unknown): Status {
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
export function respondError(
  error: unknown,
  codecs: NegotiatedSerializer,
  request: Pick<ServerRequest, 'headers'>,
  query: URLSearchParams,
): ServerResponse {
  const status = statusOf(error);
  const code = status.code!;
  const retryAfter = status.details?.retryAfterSeconds ?? 0;
  const headers: Record<string, string> = retryAfter > 0 ? { 'Retry-After': String(retryAfter) } : {};
  let info: SerializerInfo;
  try {
    info = negotiateOutputMediaType(request.headers['accept'] ?? '', codecs, DefaultEndpointRestrictions).accepted;
  } catch {
    // The error counts, not that it can't be written in the requested form.
    const { kind, apiVersion, metadata, status: result, message, reason, details } = status;
    const json = { kind, apiVersion, metadata, status: result, message, reason, details, code };
    return respond(code, 'application/json', toUTF8(JSON.stringify(json, null, 2)), headers);
  }
  const encoder = encoderOf(info, wantsPretty(request, query));
  return respond(code, info.mediaType, encoder.encode(status), headers);
}

/** 406, said in other words than those of a list of media types. */
export function newNotAcceptable(message: string, details?: object): StatusError {
  return new StatusError({
    status: 'Failure',
    code: 406,
    reason: 'NotAcceptable',
    message,
    ...(details && { details }),
  });
}
