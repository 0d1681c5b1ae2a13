import type { RuntimeObject } from '../apimachinery/runtime/runtime_object.ts';
/** How objects are written. */
export interface EncodeOptions {
    /** JSON, or YAML with the same content. Default `json`. */
    readonly format?: 'json' | 'yaml';
}
/**
 * Writes an object with everything it has. An item of a list, which has no `apiVersion` and `kind` of its own, is written
 * with those of its class. For the bytes Go's serializers write, use a Serializer with `canonical`.
 * @returns text with a line feed at the end
 * @throws EncodeError
 */
export declare function encode(object: RuntimeObject, { format }?: EncodeOptions): string;
/**
 * Writes objects as a stream that {@link decodeAll} and kubectl read: a line of JSON for each, or YAML documents with
 * `---` between them.
 */
export declare function encodeAll(objects: Iterable<RuntimeObject>, options?: EncodeOptions): string;
