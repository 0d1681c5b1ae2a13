import type { RuntimeObject } from '../apimachinery/runtime/runtime_object.ts';
import { Serializer as JSONSerializer } from '../apimachinery/runtime/serializer/json/serializer.ts';
import { Serializer as YAMLSerializer } from '../apimachinery/runtime/serializer/yaml/serializer.ts';
import { scheme } from './scheme.ts';

/** What is written: JSON, or YAML with the same content. */
export type Format = 'json' | 'yaml';

/**
 * Writes an object with everything it has. For the bytes Go's serializers write, use a Serializer with `canonical`.
 * @returns text with a line feed at the end
 */
export function encode(object: RuntimeObject, format: Format = 'json'): string {
  const SerializerOfFormat = format === 'yaml' ? YAMLSerializer : JSONSerializer;
  return new SerializerOfFormat(scheme).encodeToString(object);
}
