/** What precedes a value: its revision, and when it expires, as doubles, which hold both exactly. */
const HEADER = 16;
/** The bytes of a value in the database. */
export function encodeRecord({ kv, expires }) {
    const bytes = new Uint8Array(HEADER + kv.value.length);
    const view = new DataView(bytes.buffer);
    view.setFloat64(0, kv.modRevision);
    view.setFloat64(8, expires ?? 0);
    bytes.set(kv.value, HEADER);
    return bytes;
}
/** Reads what {@link encodeRecord} wrote. @throws {RangeError} when it is too short */
export function decodeRecord(key, bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const expires = view.getFloat64(8);
    // A copy: the database gives views of larger buffers.
    const kv = { key, value: bytes.slice(HEADER), modRevision: view.getFloat64(0) };
    return { kv, expires: expires === 0 ? undefined : expires };
}
