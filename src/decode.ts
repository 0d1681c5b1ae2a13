import { DecodeError } from '../apimachinery/runtime/decode_error.ts';
import type { KindBase } from '../apimachinery/runtime/kind_base.ts';
import type { Scheme } from '../apimachinery/runtime/scheme.ts';
import type { GroupVersionKindLike } from '../apimachinery/runtime/schema/group_version.ts';
import { Serializer as JSONSerializer } from '../apimachinery/runtime/serializer/json/serializer.ts';
import { isJSONBuffer } from '../apimachinery/util/yaml/guess.ts';
import { Serializer as YAMLSerializer } from '../apimachinery/runtime/serializer/yaml/serializer.ts';
import { splitDocuments } from '../apimachinery/util/yaml/yaml_reader.ts';
import { scheme } from './scheme.ts';

/** How data are decoded. */
export interface DecodeOptions {
  /** Refuse unknown fields and duplicate keys, by a StrictDecodingError that carries the object. */
  readonly strict?: boolean;
  /** What the data may lack of group, version and kind. */
  readonly defaults?: Partial<GroupVersionKindLike>;
  /** The Kinds to know instead of all built-in ones. */
  readonly scheme?: Scheme;
}

/**
 * Reads one object from JSON or YAML, whichever it is, and checks every field it knows. Unknown fields are kept.
 * @returns an instance of the Kind's class, for example `corev1.Pod`
 * @throws DecodeError StrictDecodingError NotRegisteredError MissingKindError MissingVersionError GroupVersionParseError
 */
export function decode<T extends KindBase = KindBase>(data: string | Uint8Array, options: DecodeOptions = {}): T {
  const { strict = false, defaults } = options;
  if (isProtobuf(data))
    throw new DecodeError("the data are Protobuf: that is read by the function of this name in 'kubetyped/protobuf'");
  const SerializerOfFormat = isJSONBuffer(data) ? JSONSerializer : YAMLSerializer;
  return new SerializerOfFormat(options.scheme ?? scheme, { strict }).decode(data, defaults).object as T;
}

/** Whether the data begin as Protobuf of Kubernetes does. */
function isProtobuf(data: string | Uint8Array): boolean {
  return typeof data !== 'string' && data[0] === 0x6b && data[1] === 0x38 && data[2] === 0x73 && data[3] === 0;
}

/**
 * Reads all documents of a YAML stream (or one JSON object). Documents that are empty or null are left out.
 * @throws as {@link decode}
 */
export function decodeAll(data: string | Uint8Array, options: DecodeOptions = {}): KindBase[] {
  if (isJSONBuffer(data)) return [decode(data, options)];
  return splitDocuments(data)
    .filter(({ text }) => !isEmptyDocument(text))
    .map(({ text }) => decode(text, options));
}

/** Nothing or null, but for white space, comments, directives and document markers. */
function isEmptyDocument(text: string): boolean {
  const rest = text.replace(/^(?:---|\.\.\.)|^%.*|#.*/gm, '').trim();
  return /^(?:~|null|Null|NULL)?$/.test(rest);
}
