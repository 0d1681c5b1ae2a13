import { type KindClass } from '#apimachinery/runtime/kind_class';
import type { Struct } from '#engine/schema/descriptor';
/**
 * Converts a typed object to plain JSON data as in Go: zero values added and empty ones omitted, leaves in canonical
 * form, unknown fields dropped. Shares nothing with the object. For an Unstructured, returns its own data. Mirrors
 * `ToUnstructured` of Go's `runtime.DefaultUnstructuredConverter`.
 * @param type the fields of a value that is not an instance of a Kind class
 * @throws {TypeError} when neither a class nor a type is known
 */
export declare function toUnstructured(object: object, type?: Struct): Record<string, unknown>;
/** Options of {@link fromUnstructured}. */
export interface FromUnstructuredOptions {
    /** Report unknown fields by a StrictDecodingError that carries the object. */
    readonly strict?: boolean;
}
/**
 * Converts plain JSON data to a typed object by Go's rules for this conversion, which differ from those of decoding
 * JSON: an integer too large for an int32 loses its high bits, and a float without a fraction is an integer. Unknown
 * fields are kept. Shares nothing with `content`. Mirrors `FromUnstructuredWithValidation` of Go's
 * `runtime.DefaultUnstructuredConverter`.
 * @param type a Kind class yields an instance of it, any other type a plain object
 * @throws {DecodeError} when a field can't hold its value
 * @throws {StrictDecodingError} in strict mode, with the converted object; as in Go, paths lack the keys of maps
 */
export declare function fromUnstructured<T extends object>(content: object, type: KindClass<T>, options?: FromUnstructuredOptions): T;
export declare function fromUnstructured<T>(content: object, type: Struct<T>, options?: FromUnstructuredOptions): T;
