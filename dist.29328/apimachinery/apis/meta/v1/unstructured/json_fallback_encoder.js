import { isNotRegisteredError } from '#apimachinery/runtime/errors';
import { isUnstructured } from '#apimachinery/runtime/unstructured';
import { UnstructuredJSONScheme } from './json_scheme.js';
/**
 * Wraps an encoder to write an {@link Unstructured} or {@link UnstructuredList} as JSON when it throws a
 * NotRegisteredError: for kinds that are not in the Scheme. Mirrors Go's `unstructured.NewJSONFallbackEncoder`.
 */
export function newJSONFallbackEncoder(encoder) {
    const orJSON = (object, write) => {
        try {
            return write(encoder);
        }
        catch (error) {
            if (isNotRegisteredError(error) && isUnstructured(object))
                return write(UnstructuredJSONScheme);
            throw error;
        }
    };
    return {
        encode: (object) => orJSON(object, (by) => by.encode(object)),
        encodeToString: (object) => orJSON(object, (by) => by.encodeToString(object)),
        identifier: () => JSON.stringify({ base: encoder.identifier(), name: 'fallback' }),
    };
}
