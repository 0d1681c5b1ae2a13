import { readJSON } from '#engine/json/read';
import { asError } from '#engine/text/as_error';
import { isObject } from './json_object.js';
import { ReviewError } from './review_error.js';
/** Reads a review. @throws {ReviewError} */
export async function readReview(request, wanted, maxBodySize) {
    if (request.method !== 'POST')
        throw new ReviewError(405, `expected POST, got ${request.method}`);
    const contentType = request.headers.get('content-type') ?? '';
    if (!/^application\/json\s*(?:;|$)/i.test(contentType))
        throw new ReviewError(415, `expected Content-Type application/json, got ${JSON.stringify(contentType)}`);
    const review = parsed(await bodyOf(request, maxBodySize));
    const { apiVersion, kind, request: asked } = review;
    if (kind !== wanted.kind || typeof apiVersion !== 'string' || !wanted.apiVersions.includes(apiVersion))
        throw new ReviewError(400, `expected ${wanted.kind} of ${wanted.apiVersions.join(' or ')}, got ${shown(kind)} of ${shown(apiVersion)}`);
    if (!isObject(asked))
        throw new ReviewError(400, `request: expected an object, got ${typeName(asked)}`);
    const { uid } = asked;
    if (typeof uid !== 'string' || uid === '')
        throw new ReviewError(400, 'request.uid: expected a non-empty string');
    return { apiVersion, uid, request: asked };
}
async function bodyOf(request, limit) {
    const tooLarge = () => new ReviewError(413, `the body is larger than ${limit} bytes`);
    if (Number(request.headers.get('content-length') ?? 0) > limit)
        throw tooLarge();
    const chunks = [];
    let size = 0;
    const reader = request.body?.getReader();
    for (;;) {
        const next = await reader?.read();
        if (next === undefined || next.done)
            break;
        size += next.value.length;
        if (size > limit) {
            await reader?.cancel();
            throw tooLarge();
        }
        chunks.push(next.value);
    }
    const body = new Uint8Array(size);
    let at = 0;
    for (const chunk of chunks) {
        body.set(chunk, at);
        at += chunk.length;
    }
    return body;
}
function parsed(body) {
    if (body.length === 0)
        throw new ReviewError(400, 'the body is empty');
    let value;
    try {
        ({ value } = readJSON(new TextDecoder('utf-8', { fatal: true }).decode(body)));
    }
    catch (error) {
        throw new ReviewError(400, `the body is no JSON: ${asError(error).message}`);
    }
    if (!isObject(value))
        throw new ReviewError(400, `expected an object, got ${typeName(value)}`);
    return value;
}
/** What JSON calls a value. */
export function typeName(value) {
    if (value === undefined)
        return 'nothing';
    if (value === null)
        return 'null';
    return Array.isArray(value) ? 'array' : typeof value;
}
function shown(value) {
    return typeof value === 'string' ? JSON.stringify(value.slice(0, 100)) : typeName(value);
}
