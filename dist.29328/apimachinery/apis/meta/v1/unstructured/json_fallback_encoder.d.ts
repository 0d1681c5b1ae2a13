import type { Encoder } from '#apimachinery/runtime/codec';
/**
 * Wraps an encoder to write an {@link Unstructured} or {@link UnstructuredList} as JSON when it throws a
 * NotRegisteredError: for kinds that are not in the Scheme. Mirrors Go's `unstructured.NewJSONFallbackEncoder`.
 */
export declare function newJSONFallbackEncoder(encoder: Encoder): Encoder;
