import { canonicalJSON, canonicalPieces } from '#engine/json/canonical';
import { isDeeperThan } from '#engine/json/levels';
import { textDetails } from '#engine/json/notes';
import type { JSONDetails } from '#engine/json/parse';
import type { FieldTree } from '#engine/schema/field_tree';
import { sortedPieces } from '#engine/json/sorted_pieces';
import { stringifyJSON } from '#engine/json/stringify';
import { MAX_DEPTH } from '#engine/json/tokenizer';
import { joinUTF8 } from '#engine/text/join_utf8';
import { fromUTF8 } from '#engine/text/utf8';
import type { Decoded, DecodedWithDetails, Serializer as RuntimeSerializer } from '../../codec.ts';
import { encodeInPiecesWith, encodeWith } from '../../encode_error.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKindLike } from '../../schema/group_version.ts';
import type { Scheme } from '../../scheme.ts';
import { isUnknown } from '../../unknown.ts';
import { isUnstructured } from '../../unstructured.ts';
import { isJSONBuffer } from '#apimachinery/util/yaml/guess';
import { omittedFields } from '../omit/omit_options.ts';
import type { OmitOptions } from '../omit/omit_options.ts';
import { canonicalType } from './canonical_type.ts';
import { looksAt, parseFor, parseWithDetails } from './decode_as.ts';
import { decodeValue } from './decode_value.ts';
import { syntaxError } from './meta.ts';
import { unknownJSON } from './unknown_json.ts';

/** How a Serializer reads and writes. Everything is off by default. Mirrors Go's `json.SerializerOptions`. */
export interface SerializerOptions extends OmitOptions {
  /** Writes indented by two spaces, without a line feed at the end. */
  readonly pretty?: boolean;
  /** Reports unknown fields and duplicate keys, by a StrictDecodingError that carries the object. */
  readonly strict?: boolean;
  /**
   * Writes what Go's serializer writes for the object, byte for byte: fields in Go's order, zero values as Go has them,
   * unknown fields dropped. Off, everything the object has is written as it is.
   */
  readonly canonical?: boolean;
}

/** Reads and writes JSON. Mirrors Go's `serializer/json.Serializer`. */
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
   * Reads one object. The kind is taken from the data, then from `defaults`, then from `into`.
   *
   * Differs from Go: of a duplicate key the last value counts, alone; Go reads it over the one before, so that objects and
   * lists are merged. Strict reading reports duplicate keys on both sides.
   * @param into is filled and returned when it is of the kind; otherwise the object is a new one. An Unstructured takes
   *   any kind, an Unknown the data as they are.
   * @throws DecodeError when the data are not JSON, or a field can't hold its value
   * @throws StrictDecodingError in strict mode, with the decoded object
   * @throws NotRegisteredError MissingKindError MissingVersionError GroupVersionParseError
   */
  decode(data: string | Uint8Array, defaults?: Partial<GroupVersionKindLike>, into?: RuntimeObject): Decoded {
    return this.#decode(data, parseFor, defaults, into).decoded;
  }

  /**
   * The same, with what JSON.parse can't tell of the text: which whole numbers are spelled as floats (`1.0`, `1e3`), and
   * which keys are duplicates. Those who tell integers from floats take `details.spellings` as an argument: validation of
   * custom resources and CEL.
   *
   * ```ts
   * const { object, details } = serializer.decodeWithDetails('{"kind": "Widget", ..., "spec": {"size": 1.0}}', undefined, into);
   * details.spellings;   // { spec: { size: '1.0' } }
   * validator.validate(object.unstructuredContent(), details.spellings);
   * ```
   */
  decodeWithDetails(
    data: string | Uint8Array,
    defaults?: Partial<GroupVersionKindLike>,
    into?: RuntimeObject,
  ): DecodedWithDetails {
    const { decoded, details } = this.#decode(data, parseWithDetails, defaults, into);
    return { ...decoded, details: textDetails(details?.root) };
  }

  /**
   * The same of a JSON value that is there already, not as text: what was merged or converted, or came within something
   * else. The value becomes the object. Duplicate keys and how numbers are spelled are nothing that a value has.
   * @throws as {@link Serializer.decode}
   */
  decodeValue(value: unknown, defaults?: Partial<GroupVersionKindLike>, into?: RuntimeObject): Decoded {
    if (isDeeperThan(value, MAX_DEPTH)) throw syntaxError(new Error('exceeded max depth'));
    return decodeValue(this.scheme, value, {
      strict: this.options.strict === true,
      defaults,
      into,
      source: () => stringifyJSON(value),
    });
  }

  #decode(
    data: string | Uint8Array,
    parse: typeof parseFor,
    defaults: Partial<GroupVersionKindLike> | undefined,
    into: RuntimeObject | undefined,
  ): { decoded: Decoded; details: JSONDetails | undefined } {
    const text = fromUTF8(data);
    const strict = this.options.strict === true;
    const how = { strict, omitted: this.#omitted };
    const { value, details } = parse(text, how);
    const looks = looksAt(text, how);
    return {
      decoded: decodeValue(this.scheme, value, { source: () => data, strict, details, defaults, into, ...looks }),
      details,
    };
  }

  /**
   * The object as UTF-8, with a line feed at the end unless `pretty`. The JSON of an Unknown is written as it is spelt.
   * @throws EncodeError
   */
  encode(object: RuntimeObject): Uint8Array<ArrayBuffer> {
    return encodeWith(object, () => joinUTF8([...this.#pieces(object)]));
  }

  /**
   * The same as text in pieces, so that a large list need not be in memory as a whole.
   * @throws EncodeError while iterating
   */
  encodeInPieces(object: RuntimeObject): Generator<string, void, undefined> {
    return encodeInPiecesWith(object, () => this.#pieces(object));
  }

  *#pieces(object: RuntimeObject): Generator<string, void, undefined> {
    const { canonical, pretty } = this.options;
    if (pretty === true || isUnknown(object)) {
      yield this.encodeToString(object);
      return;
    }
    if (canonical !== true) yield stringifyJSON(object);
    else if (isUnstructured(object)) yield* sortedPieces(object.unstructuredContent());
    else yield* canonicalPieces(canonicalType(this.scheme, object), object, this.scheme.scalars);
    yield '\n';
  }

  /** The same as text. */
  encodeToString(object: RuntimeObject): string {
    const { canonical, pretty } = this.options;
    const indent = pretty === true ? 2 : 0;
    const text = encodeWith(object, () => {
      if (isUnknown(object)) return unknownJSON(object, indent);
      if (canonical !== true) return stringifyJSON(object, { indent });
      if (isUnstructured(object)) return stringifyJSON(object.unstructuredContent(), { indent, sorted: true });
      return canonicalJSON(canonicalType(this.scheme, object), object, {
        scalars: this.scheme.scalars,
        indent,
      });
    });
    return pretty === true ? text : `${text}\n`;
  }

  /** As in Go. */
  identifier(): string {
    const { pretty = false, strict = false } = this.options;
    return `{"name":"json","pretty":"${pretty}","strict":"${strict}","yaml":"false"}`;
  }

  /** Whether the data look like JSON: the first character that is no space is `{`. */
  recognizesData(data: string | Uint8Array): boolean {
    return isJSONBuffer(data);
  }
}
