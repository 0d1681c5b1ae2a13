import type { Encoder } from '../../../../runtime/codec.ts';
import { isNotRegisteredError } from '../../../../runtime/errors.ts';
import type { RuntimeObject } from '../../../../runtime/runtime_object.ts';
import { isUnstructured } from '../../../../runtime/unstructured.ts';
import { UnstructuredJSONScheme } from './json_scheme.ts';

/**
 * An encoder that writes an {@link Unstructured} or {@link UnstructuredList} as JSON where the given one throws a
 * NotRegisteredError: for a Scheme that doesn't know every kind. Mirrors Go's `unstructured.NewJSONFallbackEncoder`.
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
