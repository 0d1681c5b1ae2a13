import { comparePlaces } from '#engine/schema/compare_places';
import { canonicalValue } from '#engine/json/canonical';
import { readJSON } from '#engine/json/read';
import { toUTF8 } from '#engine/text/utf8';
import { compareKeys } from '#engine/yaml/key_order';
import { parseYAML, stringifyYAML, YAMLError } from '#engine/yaml/index';
import type { YAMLValue } from '#engine/yaml/index';
import { omitFields } from '#engine/verbs/omit';
import type { FieldTree } from '#engine/schema/field_tree';
import type { Decoded, DecodedWithDetails, Serializer as RuntimeSerializer } from '../../codec.ts';
import { DecodeError } from '../../decode_error.ts';
import { encodeInPiecesWith, encodeWith } from '../../encode_error.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKindLike } from '../../schema/group_version.ts';
import type { Scheme } from '../../scheme.ts';
import { isUnknown } from '../../unknown.ts';
import { isUnstructured } from '../../unstructured.ts';
import { omittedFields } from '../omit/omit_options.ts';
import type { OmitOptions } from '../omit/omit_options.ts';
import { canonicalType } from '../json/canonical_type.ts';
import { decodeValue } from '../json/decode_value.ts';
import { unknownJSON } from '../json/unknown_json.ts';

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
  decode(data: string | Uint8Array, defaults?: Partial<GroupVersionKindLike>, into?: RuntimeObject): Decoded {
    return this.#decode(data, parse(data, this.options.strict === true), defaults, into);
  }

  /**
   * The same, with the duplicate keys. There are never spellings: Go makes JSON of YAML first, and writes `1.0` and `1e3` as
   * the integers 1 and 1000.
   */
  decodeWithDetails(
    data: string | Uint8Array,
    defaults?: Partial<GroupVersionKindLike>,
    into?: RuntimeObject,
  ): DecodedWithDetails {
    const parsed = parse(data, this.options.strict === true);
    const { duplicates } = parseYAML(data, { positions: true });
    const decoded = this.#decode(data, parsed, defaults, into);
    return { ...decoded, details: { spellings: undefined, duplicates: duplicates.map(({ keys }) => keys) } };
  }

  #decode(
    data: string | Uint8Array,
    { value, strictErrors }: ReturnType<typeof parse>,
    defaults: Partial<GroupVersionKindLike> | undefined,
    into: RuntimeObject | undefined,
  ): Decoded {
    const strict = this.options.strict === true;
    if (this.#omitted !== undefined) omitFields(value, this.#omitted);
    return decodeValue(this.scheme, value, {
      source: () => data,
      strict,
      strictErrors,
      sortedBy: comparePlaces,
      defaults,
      into,
    });
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
    return encodeWith(object, () => {
      if (isUnknown(object)) return stringifyYAML(readJSON(unknownJSON(object)).value);
      if (this.options.canonical !== true) return stringifyYAML(object, { sortKeys: false, lossless: true });
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

function parse(data: string | Uint8Array, strict: boolean): { value: YAMLValue; strictErrors: readonly string[] } {
  try {
    return { value: parseYAML(data, { strict }), strictErrors: [] };
  } catch (error) {
    if (!(error instanceof YAMLError)) throw error;
    if (!strict) throw new DecodeError(error.message, [], { cause: error });
    // Strict reading refuses duplicate keys besides, and nothing else.
    return { value: parse(data, false).value, strictErrors: [error.message] };
  }
}
