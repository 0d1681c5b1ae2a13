/// <reference types="node" />
import { createHash } from 'node:crypto';
/** In capitals, as Go's servers write the ETag of discovery documents. */
export function sha512Hex(text) {
    return createHash('sha512').update(text).digest('hex').toUpperCase();
}
/** Tells clients whether objects are still stored in the same version. Mirrors Go's `discovery.StorageVersionHash`. */
export function storageVersionHash({ group, version, kind }) {
    return createHash('sha256').update(`${group}/${version}/${kind}`).digest().subarray(0, 8).toString('base64');
}
