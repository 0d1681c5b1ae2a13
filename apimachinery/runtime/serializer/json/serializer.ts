import { isJSONBuffer } from '#apimachinery/util/yaml/guess';
import { canonicalJSON, canonicalPieces } from '#engine/json/canonical';
import { JSONDocument } from '#engine/json/document';
import { sortedPieces } from '#engine/json/sorted_pieces';
import { stringifyJSON } from '#engine/json/stringify';
import type { FieldTree } from '#engine/schema/field_tree';
import { joinUTF8 } from '#engine/text/join_utf8';
import type { Decoded, Serializer as RuntimeSerializer } from '../../codec.ts';
import { encodeInPiecesWith, encodeWith } from '../../encode_error.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKindLike } from '../../schema/group_version.ts';
import type { Scheme } from '../../scheme.ts';
import { isUnknown } from '../../unknown.ts';
import { isUnstructured } from '../../unstructured.ts';
import type { OmitOptions } from '../omit/omit_options.ts';
import { omittedFields } from '../omit/omit_options.ts';
import { canonicalType } from './canonical_type.ts';
import { decodeInto } from './decode_into.ts';
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
   * Reads one object. The kind is taken from the data, then from `defaults`, then from `into`. A JSONDocument also tells
   * what an object has no place for: how numbers are spelled, and which keys are duplicates. A ValueDocument is a value
   * that is there already; it becomes the object.
   *
   * Differs from Go: of a duplicate key the last value counts, alone; Go reads it over the one before, so that objects and
   * lists are merged. Strict reading reports duplicate keys on both sides.
   * @param into is filled and returned when it is of the kind; otherwise the object is a new one. An Unstructured takes
   *   any kind, an Unknown the data as they are.
   * @throws DecodeError when the data are not JSON, or a field can't hold its value
   * @throws StrictDecodingError in strict mode, with the decoded object
   * @throws NotRegisteredError MissingKindError MissingVersionError GroupVersionParseError
   */
  decode(
    data: string | Uint8Array | JSONDocument,
    defaults?: Partial<GroupVersionKindLike>,
    into?: RuntimeObject,
  ): Decoded {
    let document = data instanceof JSONDocument ? data : new JSONDocument(data, this.#omitted);
    if (data === document && this.#omitted !== undefined) document = document.without(this.#omitted);
    return decodeInto(this.scheme, document, { strict: this.options.strict, defaults }, into);
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
    const text = canonical === true && !isUnknown(object) ? this.#canonical(object, indent) : jsonOf(object, indent);
    return pretty === true ? text : `${text}\n`;
  }

  #canonical(object: RuntimeObject, indent: number): string {
    return encodeWith(object, () => {
      if (isUnstructured(object)) return stringifyJSON(object.unstructuredContent(), { indent, sorted: true });
      return canonicalJSON(canonicalType(this.scheme, object), object, { scalars: this.scheme.scalars, indent });
    });
  }

  /** As in Go. */
  identifier(): string {
    const { pretty = false, strict = false } = this.options;
    return `{"name":"json","pretty":"${pretty}","strict":"${strict}","yaml":"false"}`;
  }

  /** Whether the data look like JSON: the first character that is not a space is `{`. */
  recognizesData(data: string | Uint8Array): boolean {
    return isJSONBuffer(data);
  }
}

/**
 * The JSON of an object with everything it has; that of an Unknown as it is spelt.
 * @throws EncodeError
 * @internal
 */
export function jsonOf(object: RuntimeObject, indent = 0): string {
  return encodeWith(object, () =>
    isUnknown(object) ? unknownJSON(object, indent) : stringifyJSON(object, { indent }),
  );
}
