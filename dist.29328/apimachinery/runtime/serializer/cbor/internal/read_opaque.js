import { CBORError } from '#engine/cbor/error';
/** Reads the types that keep raw data, whose errors Go reports when it makes JSON of them. */
export function readOpaque(goType, read) {
    if (goType === 'runtime.RawExtension')
        return reading(read, 'failed to transcode RawExtension to JSON: failed to parse RawExtension bytes as CBOR');
    if (goType !== 'v1.FieldsV1')
        return read();
    const why = 'failed to transcode FieldsV1 to JSON: metav1.FieldsV1 cbor invalid';
    const value = reading(read, why);
    // Differs from Go: it keeps the bytes of some values that are no set of fields, and can't write them as JSON then.
    if (typeof value !== 'object' || Array.isArray(value))
        throw new CBORError(`${why}: not a map`);
    return value;
}
function reading(read, why) {
    try {
        return read();
    }
    catch (error) {
        throw error instanceof CBORError ? new CBORError(`${why}: ${error.message}`) : error;
    }
}
