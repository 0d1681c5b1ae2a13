import { KindBase } from '../apimachinery/runtime/kind_base.ts';
import { classOf } from '../apimachinery/runtime/kind_class.ts';
import type { RuntimeObject } from '../apimachinery/runtime/runtime_object.ts';
import { Serializer as JSONSerializer } from '../apimachinery/runtime/serializer/json/serializer.ts';
import { Serializer as YAMLSerializer } from '../apimachinery/runtime/serializer/yaml/serializer.ts';
import { scheme } from './scheme.ts';

/** The output format: JSON, or YAML with the same content. */
export type Format = 'json' | 'yaml';

/**
 * Writes an object with everything it has. An item of a list, which has no `apiVersion` and `kind` of its own, is written
 * with those of its class. For the bytes Go's serializers write, use a Serializer with `canonical`.
 * @returns text with a line feed at the end
 */
export function encode(object: RuntimeObject, format: Format = 'json'): string {
  const SerializerOfFormat = format === 'yaml' ? YAMLSerializer : JSONSerializer;
  const whole = object instanceof KindBase ? withKind(object) : object;
  return new SerializerOfFormat(scheme).encodeToString(whole);
}

/**
 * Writes objects as a stream that {@link decodeAll} and kubectl read: YAML documents with `---` between them, or a line
 * of JSON for each.
 */
export function encodeAll(objects: Iterable<RuntimeObject>, format: Format = 'yaml'): string {
  const texts = Array.from(objects, (object) => encode(object, format));
  return texts.join(format === 'yaml' ? '---\n' : '');
}

/** The object, or one like it that has `apiVersion` and `kind` of its own. */
export function withKind<T extends KindBase>(object: T): T {
  const type = classOf(object);
  return Object.hasOwn(object, 'kind') || !type.apiVersion ? object : (new type(object as never) as T);
}
