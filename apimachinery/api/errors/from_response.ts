import { trimSpace } from '#engine/go/trim_space';
import { toUTF8 } from '#engine/text/utf8';
import { Unversioned } from '../../apis/meta/v1/register.ts';
import { StatusFailure } from '../../apis/meta/v1/zz_generated.constants.ts';
import { Status } from '../../apis/meta/v1/zz_generated.types.ts';
import type { Decoder } from '../../runtime/codec.ts';
import { ContentTypeJSON } from '../../runtime/content_type.ts';
import type { GroupResourceLike } from '../../runtime/schema/group_version.ts';
import { Scheme } from '../../runtime/scheme.ts';
import { Serializer } from '../../runtime/serializer/json/serializer.ts';
import { parseMediaType } from '../../runtime/serializer/media_type.ts';
import { newInternalError } from './constructors.ts';
import { newGenericServerResponse } from './generic_server_response.ts';
import { markedText } from './internal/byte_marks.ts';
import { StatusError } from './status_error.ts';

/** The header of a response: of `fetch`, or with names in any case, as Node has it. */
export type ResponseHeaders =
  | { get(name: string): string | null }
  | { readonly [name: string]: string | readonly string[] | undefined };

/** A response whose body was read. */
export interface ReadResponse {
  /** The HTTP status code. */
  readonly status: number;
  readonly headers?: ResponseHeaders | undefined;
  readonly body?: string | Uint8Array | null | undefined;
}

/** A response of `fetch`, as much of it as is needed. */
export interface UnreadResponse {
  readonly status: number;
  readonly headers: ResponseHeaders;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The request that was answered, for messages: all of it may be left out. */
export interface RequestFacts {
  /** The HTTP method; `GET` when left out. */
  readonly method?: string;
  readonly resource?: GroupResourceLike;
  readonly name?: string;
  /** Of a body for which the server gives no type; JSON when left out. */
  readonly contentType?: string;
  /**
   * Chooses what reads a Status by its media type, and throws for one it doesn't know: `newClientNegotiator(...)` for
   * other formats than JSON.
   */
  readonly negotiator?: { decoder(contentType: string): Decoder };
}

/** How much of a body stands in a message, in bytes. */
const MAX_TEXT_BYTES = 2048;

/**
 * The error that a response of a Kubernetes API tells of, as client-go's `rest.Request` would make it; undefined for one
 * of success (status code 101 and 200 to 206), whose body is left alone. The Status in the body, if there is one; else
 * an error judged by the status code, with the beginning of a body that is text, and the header `Retry-After` in
 * seconds: ask {@link isNotFound}, {@link suggestsClientDelay}, {@link isUnexpectedServerError}. A `Content-Type` that is
 * none gives an internal error, whatever the status code. A body that breaks off rejects with what `fetch` says about it.
 *
 * ```ts
 * const failure = await errors.fromResponse(response, { method: 'GET', resource: { group: '', resource: 'pods' }, name: 'nginx' });
 * if (errors.isNotFound(failure)) return undefined;
 * if (failure) throw failure;
 * ```
 */
export async function fromResponse(
  response: UnreadResponse,
  request: RequestFacts = {},
): Promise<StatusError | undefined> {
  const { status, headers } = response;
  const body = isSuccess(status) ? undefined : new Uint8Array(await response.arrayBuffer());
  return fromReadResponse({ status, headers, body }, request);
}

/** {@link fromResponse} for a response whose body was read, of any HTTP client. */
export function fromReadResponse(response: ReadResponse, request: RequestFacts = {}): StatusError | undefined {
  const given = headerOf(response.headers, 'Content-Type');
  let mediaType: string;
  try {
    ({ mediaType } = parseMediaType(given || request.contentType || ContentTypeJSON));
  } catch (error) {
    return newInternalError(error as Error);
  }
  if (isSuccess(response.status)) return undefined;
  const { body } = response;
  const bytes = typeof body === 'string' ? toUTF8(body) : (body ?? new Uint8Array(0));
  const text =
    given === '' || mediaType.startsWith('text/')
      ? trimSpace(markedText(bytes.subarray(0, MAX_TEXT_BYTES)))
      : 'unknown';
  const resource = request.resource?.resource ? request.resource : { group: '', resource: '' };
  const unexpected = newGenericServerResponse(
    response.status,
    request.method ?? 'GET',
    resource,
    request.name ?? '',
    text,
    retryAfter(headerOf(response.headers, 'Retry-After')),
    true,
  );
  return statusIn(bytes, mediaType, request) ?? unexpected;
}

function isSuccess(code: number): boolean {
  return code === 101 || (code >= 200 && code <= 206);
}

/** The Status of a body, if that is what it is. */
function statusIn(body: Uint8Array, mediaType: string, { negotiator }: RequestFacts): StatusError | undefined {
  if (body.length === 0) return undefined;
  try {
    const decoder = negotiator ? negotiator.decoder(mediaType) : jsonDecoder(mediaType);
    const { object } = decoder?.decode(body, { group: '', version: 'v1', kind: '' }) ?? {};
    if (object?.kind !== Status.kind || (object as Status).status !== StatusFailure) return undefined;
    return new StatusError(object as Status);
  } catch {
    // Neither known nor readable: then it is no Status.
    return undefined;
  }
}

function jsonDecoder(mediaType: string): Decoder | undefined {
  if (mediaType !== ContentTypeJSON) return undefined;
  const scheme = new Scheme();
  scheme.addUnversionedTypes(Unversioned, Status);
  return new Serializer(scheme);
}

/** The first value of a header; empty when there is none. */
function headerOf(headers: ResponseHeaders | undefined, name: string): string {
  if (headers === undefined) return '';
  if (typeof headers['get'] === 'function') return (headers as { get(name: string): string | null }).get(name) ?? '';
  const wanted = name.toLowerCase();
  const value = Object.entries(headers).find(([key]) => key.toLowerCase() === wanted)?.[1];
  return (typeof value === 'string' ? value : value?.[0]) ?? '';
}

/** The seconds of a `Retry-After`; 0 when it is a date or anything else that Go's Atoi refuses. */
function retryAfter(value: string): number {
  const [, sign, digits] = /^([+-]?)0*(\d{1,19})$/.exec(value) ?? [];
  if (digits === undefined) return 0;
  const seconds = sign === '-' ? -BigInt(digits) : BigInt(digits);
  return seconds === BigInt.asIntN(64, seconds) ? Number(BigInt.asIntN(32, seconds)) : 0;
}
