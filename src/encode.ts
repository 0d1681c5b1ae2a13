import { KindBase } from '../apimachinery/runtime/kind_base.ts';
import type { RuntimeObject } from '../apimachinery/runtime/runtime_object.ts';
import { yamlOf } from '../apimachinery/runtime/serializer/yaml/serializer.ts';
import { encode as encodeJSON, withKind } from './json.ts';

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
export function encode<T extends RuntimeObject>(object: T, { format = 'json' }: EncodeOptions = {}): string {
  return format === 'yaml' ? yamlOf(object instanceof KindBase ? withKind(object) : object) : encodeJSON(object);
}

/**
 * Writes objects as a stream that {@link decodeAll} and kubectl read: a line of JSON for each, or YAML documents with
 * `---` between them.
 */
export function encodeAll<T extends RuntimeObject>(objects: Iterable<T>, options: EncodeOptions = {}): string {
  const texts = Array.from(objects, (object) => encode(object, options));
  return texts.join(options.format === 'yaml' ? '---\n' : '');
}
