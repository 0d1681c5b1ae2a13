/** Decoders have verified what comes from servers; the compiler has what programs give. */
function isMetadata(value) {
    return typeof value === 'object' && value !== null;
}
/** The metadata of an object; empty if it has none. */
export function metadataOf(object) {
    return object !== undefined && 'metadata' in object && isMetadata(object.metadata) ? object.metadata : {};
}
