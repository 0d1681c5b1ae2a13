/** Reads the body of a response to its end. @throws as reading {@link TransportResponse.body} does */
export async function readBody({ body }) {
    const chunks = [];
    let length = 0;
    for await (const chunk of body) {
        chunks.push(chunk);
        length += chunk.length;
    }
    const all = new Uint8Array(length);
    let at = 0;
    for (const chunk of chunks) {
        all.set(chunk, at);
        at += chunk.length;
    }
    return all;
}
