import type { Encoder } from '#apimachinery/runtime/codec';
import { isNotRegisteredError } from '#apimachinery/runtime/errors';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { isUnstructured } from '#apimachinery/runtime/unstructured';
import { UnstructuredJSONScheme } from './json_scheme.ts';

/**
 * Wraps an encoder to write an {@link Unstructured} or {@link UnstructuredList} as JSON when it throws a
 * NotRegisteredError: for kinds that are not in the Scheme. Mirrors Go's `unstructured.NewJSONFallbackEncoder`.
 */
export function newJSONFallbackEncoder(encoder: Encoder): Encoder {
  const orJSON = <T>(object: RuntimeObject, write: (encoder: Encoder) => T): T => {
    try {
      return write(encoder);
    } catch (error) {
      if (isNotRegisteredError(error) && isUnstructured(object)) return write(UnstructuredJSONScheme);
      throw error;
    }
  };
  return {
    encode: (object) => orJSON(object, (by) => by.encode(object)),
    encodeToString: (object) => orJSON(object, (by) => by.encodeToString(object)),
    identifier: () => JSON.stringify({ base: encoder.identifier(), name: 'fallback' }),
  };
}
