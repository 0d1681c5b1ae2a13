/** All values of a header. @param name in small letters */
export function valuesOf({ headers, headerValues }, name) {
    if (headerValues !== undefined)
        return headerValues[name] ?? [];
    const value = headers[name];
    return value === undefined ? [] : [value];
}
/** The names of the headers that begin with a prefix, in small letters. */
export function namesWithPrefix({ headers }, prefix) {
    return Object.keys(headers).filter((name) => name.startsWith(prefix));
}
/** A body that tells when all of it has been read, or its reader has gone. */
export async function* withEnd(body, ended) {
    try {
        yield* body;
    }
    finally {
        ended();
    }
}
/** The whole body of a response; undefined for one in pieces, and one that goes on. */
export function respondedBytes({ body }) {
    if (!Array.isArray(body))
        return undefined;
    const chunks = body;
    const [only] = chunks;
    if (chunks.length === 0)
        return new Uint8Array(0);
    return chunks.length === 1 && only instanceof Uint8Array ? only : undefined;
}
