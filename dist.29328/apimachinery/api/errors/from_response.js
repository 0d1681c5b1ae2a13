import { trimSpace } from '#engine/go/trim_space';
import { asError } from '#engine/text/as_error';
import { toUTF8 } from '#engine/text/utf8';
import { Unversioned } from '../../apis/meta/v1/register.js';
import { scalars } from '../../apis/meta/v1/scalars.js';
import { StatusFailure } from '../../apis/meta/v1/zz_generated.constants.js';
import { Status } from '../../apis/meta/v1/zz_generated.types.js';
import { ContentTypeJSON } from '../../runtime/content_type.js';
import { Scheme } from '../../runtime/scheme.js';
import { Serializer } from '../../runtime/serializer/json/serializer.js';
import { parseMediaType } from '../../runtime/serializer/media_type.js';
import { newInternalError } from './constructors.js';
import { newGenericServerResponse } from './generic_server_response.js';
import { markedText } from './internal/byte_marks.js';
import { StatusError } from './status_error.js';
/** Maximum bytes of a body quoted in a message. */
const MAX_TEXT_BYTES = 2048;
/**
 * The error for a response of a Kubernetes API, as client-go's `rest.Request` would make it; undefined for success
 * (status code 101 and 200 to 206), whose body is left unread. It holds the Status in the body, if there is one;
 * otherwise a Status derived from the status code, the start of a text body, and the header `Retry-After` in seconds.
 * Examine it with {@link isNotFound}, {@link suggestsClientDelay}, {@link isUnexpectedServerError}. An invalid
 * `Content-Type` yields an internal error, whatever the status code. Rejects with the error of `fetch` when the body is
 * cut off.
 *
 * ```ts
 * const failure = await errors.fromResponse(response, { method: 'GET', resource: { group: '', resource: 'pods' }, name: 'nginx' });
 * if (errors.isNotFound(failure)) return undefined;
 * if (failure) throw failure;
 * ```
 */
export async function fromResponse(response, request = {}) {
    const { status, headers } = response;
    const body = isSuccess(status) ? undefined : new Uint8Array(await response.arrayBuffer());
    return fromReadResponse({ status, headers, body }, request);
}
/** {@link fromResponse} for a response whose body has been read, by any HTTP client. */
export function fromReadResponse(response, request = {}) {
    const given = headerOf(response.headers, 'Content-Type');
    let mediaType;
    try {
        ({ mediaType } = parseMediaType(given || request.contentType || ContentTypeJSON));
    }
    catch (error) {
        return newInternalError(asError(error));
    }
    if (isSuccess(response.status))
        return undefined;
    const { body } = response;
    const bytes = typeof body === 'string' ? toUTF8(body) : (body ?? new Uint8Array(0));
    const text = given === '' || mediaType.startsWith('text/')
        ? trimSpace(markedText(bytes.subarray(0, MAX_TEXT_BYTES)))
        : 'unknown';
    const resource = request.resource?.resource ? request.resource : { group: '', resource: '' };
    const unexpected = newGenericServerResponse(response.status, request.method ?? 'GET', resource, request.name ?? '', text, retryAfter(headerOf(response.headers, 'Retry-After')), true);
    return statusIn(bytes, mediaType, request) ?? unexpected;
}
function isSuccess(code) {
    return code === 101 || (code >= 200 && code <= 206);
}
/** The Status in a body, if it holds one. */
function statusIn(body, mediaType, { negotiator }) {
    if (body.length === 0)
        return undefined;
    try {
        const decoder = negotiator ? negotiator.decoder(mediaType) : jsonDecoder(mediaType);
        const { object } = decoder?.decode(body, { group: '', version: 'v1', kind: '' }) ?? {};
        if (object?.kind !== Status.kind || object.status !== StatusFailure)
            return undefined;
        return new StatusError(object);
    }
    catch {
        // An unknown or unreadable body is not a Status.
        return undefined;
    }
}
function jsonDecoder(mediaType) {
    if (mediaType !== ContentTypeJSON)
        return undefined;
    const scheme = new Scheme();
    scheme.addScalars(scalars);
    scheme.addUnversionedTypes(Unversioned, Status);
    return new Serializer(scheme);
}
/** The first value of a header; empty when there is none. */
function headerOf(headers, name) {
    if (headers === undefined)
        return '';
    if (typeof headers['get'] === 'function')
        return headers.get(name) ?? '';
    const wanted = name.toLowerCase();
    const value = Object.entries(headers).find(([key]) => key.toLowerCase() === wanted)?.[1];
    return (typeof value === 'string' ? value : value?.[0]) ?? '';
}
/** The seconds of a `Retry-After`; 0 when it is a date or anything else that Go's Atoi refuses. */
function retryAfter(value) {
    const [, sign, digits] = /^([+-]?)0*(\d{1,19})$/.exec(value) ?? [];
    if (digits === undefined)
        return 0;
    const seconds = sign === '-' ? -BigInt(digits) : BigInt(digits);
    return seconds === BigInt.asIntN(64, seconds) ? Number(BigInt.asIntN(32, seconds)) : 0;
}
