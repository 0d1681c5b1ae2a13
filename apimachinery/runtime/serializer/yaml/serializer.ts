import { canonicalValue } from '#engine/json/canonical';
import { readJSON } from '#engine/json/read';
import type { FieldTree } from '#engine/schema/field_tree';
import { toUTF8 } from '#engine/text/utf8';
import { omitFields } from '#engine/verbs/omit';
import { type StringifyYAMLOptions, stringifyYAML } from '#engine/yaml/index';
import { compareKeys } from '#engine/yaml/key_order';
import type { Decoded, Serializer as RuntimeSerializer } from '../../codec.ts';
import { encodeInPiecesWith, encodeWith } from '../../encode_error.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKindLike } from '../../schema/group_version.ts';
import type { Scheme } from '../../scheme.ts';
import { isUnknown } from '../../unknown.ts';
import { isUnstructured } from '../../unstructured.ts';
import { canonicalType } from '../json/canonical_type.ts';
import { decodeInto } from '../json/decode_into.ts';
import { unknownJSON } from '../json/unknown_json.ts';
import type { OmitOptions } from '../omit/omit_options.ts';
import { omittedFields } from '../omit/omit_options.ts';
import { YAMLDocument } from './yaml_document.ts';

/** How a Serializer reads and writes. Everything is off by default. */
export interface SerializerOptions extends OmitOptions {
  /** Reports unknown fields and duplicate keys by a StrictDecodingError that carries the object. */
  readonly strict?: boolean;
  /**
   * Writes what Go's serializer writes for the object, byte for byte: zero values as Go has them, unknown fields
   * dropped, keys sorted. Off, everything the object has is written, in the object's order.
   */
  readonly canonical?: boolean;
}

/**
 * Reads and writes YAML as Kubernetes understands it: YAML 1.1, of which only what JSON can hold. Of several documents
 * the first is read; see `splitDocuments` in `util/yaml`. Mirrors Go's `serializer/json.Serializer` with the option Yaml.
 */
export class Serializer implements RuntimeSerializer {
  readonly scheme: Scheme;
  readonly options: SerializerOptions;
  readonly #omitted: FieldTree | undefined;

  constructor(scheme: Scheme, options: SerializerOptions = {}) {
    this.scheme = scheme;
    this.options = options;
    this.#omitted = omittedFields(options);
  }

  /**
   * Reads one object. The kind is taken from the data, then from `defaults`, then from `into`. Raw JSON within the object
   * has its keys sorted, as Go makes JSON of YAML. Of a duplicate key the last value counts, as in Go; strict reading
   * reports it.
   * @param into is filled and returned when it is of the kind; otherwise the object is a new one. An Unstructured takes
   *   any kind, an Unknown the data as they are, and calls them JSON as in Go.
   * @throws DecodeError when the data are not YAML, or a field can't hold its value; its `cause` may be a YAMLError
   * @throws StrictDecodingError in strict mode, with the decoded object
   * @throws NotRegisteredError MissingKindError MissingVersionError GroupVersionParseError
   */
  decode(
    data: string | Uint8Array | YAMLDocument,
    defaults?: Partial<GroupVersionKindLike>,
    into?: RuntimeObject,
  ): Decoded {
    const document = data instanceof YAMLDocument ? data : new YAMLDocument(data, this.#omitted);
    if (data === document && this.#omitted !== undefined) omitFields(document.value, this.#omitted);
    return decodeInto(this.scheme, document, { strict: this.options.strict, defaults }, into);
  }

  /**
   * The object as UTF-8. An Unknown must be JSON.
   * @throws EncodeError
   */
  encode(object: RuntimeObject): Uint8Array<ArrayBuffer> {
    return toUTF8(this.encodeToString(object));
  }

  /** The same as text. */
  encodeToString(object: RuntimeObject): string {
    if (this.options.canonical !== true || isUnknown(object)) return yamlOf(object);
    return encodeWith(object, () => {
      return stringifyYAML(isUnstructured(object) ? object.unstructuredContent() : this.#canonical(object));
    });
  }

  /**
   * The same in pieces: each item of a list is one.
   * @throws EncodeError while iterating
   */
  encodeInPieces(object: RuntimeObject): Generator<string, void, undefined> {
    return encodeInPiecesWith(object, () => this.#pieces(object));
  }

  *#pieces(object: RuntimeObject): Generator<string, void, undefined> {
    const { items, ...rest } = isUnstructured(object) ? object.unstructuredContent() : { ...object };
    if (this.options.canonical !== true || isUnknown(object) || !Array.isArray(items) || items.length === 0) {
      yield this.encodeToString(object);
      return;
    }
    const canonical = (part: object): Readonly<Record<string, unknown>> => ({
      ...(isUnstructured(object) ? part : this.#canonical(Object.setPrototypeOf(part, Object.getPrototypeOf(object)))),
    });
    for (const [key, value] of Object.entries(canonical({ ...rest, items: [] })).sort(([a], [b]) =>
      compareKeys(a, b),
    )) {
      yield key === 'items' ? 'items:\n' : stringifyYAML({ [key]: value });
      if (key === 'items') for (const item of items) yield stringifyYAML(canonical({ items: [item] })['items']);
    }
  }

  #canonical(object: RuntimeObject): object {
    return canonicalValue(canonicalType(this.scheme, object), object, { scalars: this.scheme.scalars });
  }

  /** As in Go. */
  identifier(): string {
    return `{"name":"yaml","pretty":"false","strict":"${this.options.strict === true}","yaml":"true"}`;
  }
}

/**
 * The YAML of an object with everything it has, in the object's order; that of an Unknown, which must be JSON.
 * @throws EncodeError
 * @internal
 */
export function yamlOf(object: RuntimeObject, style: StringifyYAMLOptions = {}): string {
  return encodeWith(object, () =>
    isUnknown(object)
      ? stringifyYAML(readJSON(unknownJSON(object)).value, style)
      : stringifyYAML(object, { ...style, sortKeys: false, lossless: true }),
  );
}
