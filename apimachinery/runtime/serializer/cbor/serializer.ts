import { diagnoseCBOR } from '#engine/cbor/diagnose';
import { CBORError } from '#engine/cbor/error';
import type { ReadCBOR } from '#engine/cbor/read';
import { readAnyCBOR, readCBOR } from '#engine/cbor/read';
import { writeAnyCBOR, writeCBOR } from '#engine/cbor/write';
import { setOwn } from '#engine/json/own_property';
import type { Scalars, Struct } from '#engine/schema/descriptor';
import { OMITEMPTY } from '#engine/schema/descriptor';
import type { Fault } from '#engine/schema/fault';
import { formatPath } from '#engine/schema/fault';
import type { FieldTree } from '#engine/schema/field_tree';
import { toUTF8 } from '#engine/text/utf8';
import { omitFields } from '#engine/verbs/omit';
import type { Decoded, Serializer as RuntimeSerializer } from '../../codec.ts';
import { CodecError } from '../../codec.ts';
import { DecodeError } from '../../decode_error.ts';
import { encodeWith } from '../../encode_error.ts';
import { MissingKindError, MissingVersionError, NotRegisteredError } from '../../errors.ts';
import { complete, toInstance } from '../../instance.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKind, GroupVersionKindLike } from '../../schema/group_version.ts';
import { fromAPIVersionAndKind } from '../../schema/group_version.ts';
import type { Scheme } from '../../scheme.ts';
import { StrictDecodingError } from '../../strict_decoding_error.ts';
import type { Unstructured } from '../../unstructured.ts';
import { isUnstructured, isUnstructuredList } from '../../unstructured.ts';
import { canonicalType } from '../json/canonical_type.ts';
import { merge } from '../json/decode_into.ts';
import { withDefaults } from '../json/meta.ts';
import type { OmitOptions } from '../omit/omit_options.ts';
import { omittedFields } from '../omit/omit_options.ts';
import { readOpaque } from './internal/read_opaque.ts';

/** How a Serializer reads. */
export interface SerializerOptions extends OmitOptions {
  /** Reports the first unknown field, by a StrictDecodingError that carries the object. */
  readonly strict?: boolean;
}

/** The tag that says that what follows is CBOR: all that a Serializer writes begins with it. */
const SELF_DESCRIBED = /* @__PURE__ */ Uint8Array.of(0xd9, 0xd9, 0xf7);

/**
 * Reads and writes CBOR (RFC 8949) as Kubernetes does (KEP-4222): what it writes is what Go writes for the object, byte
 * for byte. Objects have the same form as out of JSON. Mirrors Go's `serializer/cbor.Serializer`.
 *
 * Duplicate keys are always refused. Raw JSON within an object is read as JSON, which is what
 * Go's option Transcode does.
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
   * Reads one object. The kind is taken from the data, then from `defaults`, then from `into`. Of fields to leave
   * out, only whether they are well-formed is checked.
   * @param into is filled and returned when it is of the kind, or an Unstructured; otherwise the object is a new one
   * @throws DecodeError with Go's text when the data are not CBOR, or a field can't hold its value
   * @throws StrictDecodingError in strict mode, with the decoded object
   * @throws NotRegisteredError MissingKindError MissingVersionError
   */
  decode(data: string | Uint8Array, defaults?: Partial<GroupVersionKindLike>, into?: RuntimeObject): Decoded {
    const decoded = this.#read(typeof data === 'string' ? toUTF8(data) : data, defaults, into);
    const { object } = decoded;
    if (this.#omitted !== undefined)
      omitFields(isUnstructured(object) ? object.unstructuredContent() : object, this.#omitted);
    return decoded;
  }

  #read(bytes: Uint8Array, defaults?: Partial<GroupVersionKindLike>, into?: RuntimeObject): Decoded {
    if (into !== undefined && isUnstructured(into)) return decodeUnstructured(bytes, into);
    let gvk = interpret(bytes);
    if (defaults !== undefined) gvk = withDefaults(gvk, defaults);
    const kinds = into === undefined ? [] : this.scheme.objectKinds(into).gvks;
    if (kinds[0] !== undefined) gvk = withDefaults(gvk, kinds[0]);
    requireKind(gvk, bytes);
    const type = this.scheme.typeFor(gvk);
    if (type === undefined) throw new NotRegisteredError({ schemeName: this.scheme.schemeName, gvk });
    const { value, unknown } = readObject(bytes, type, this.scheme.scalars, this.#omitted);
    let object: RuntimeObject;
    if (into !== undefined && kinds.some((kind) => kind.equals(gvk))) {
      merge(into as Record<string, unknown>, value ?? {});
      complete(type, into);
      object = into;
    } else object = toInstance(type, value ?? {});
    if (this.options.strict === true && unknown !== undefined) {
      const text = `cbor: found unknown field at map element index ${unknown.index}`;
      throw new StrictDecodingError([text], object, gvk, [
        { reason: 'unknown', path: formatPath(unknown.keys), keys: unknown.keys, text },
      ]);
    }
    return { object, gvk };
  }

  /**
   * The object in the tag that says that it is CBOR.
   * @throws EncodeError when a field holds what it can't hold
   * @throws NotRegisteredError MissingKindError MissingVersionError
   */
  encode(object: RuntimeObject): Uint8Array<ArrayBuffer> {
    return encodeWith(object, () => {
      if (isUnstructured(object)) return writeAnyCBOR(object.unstructuredContent(), { prefix: SELF_DESCRIBED });
      return writeCBOR(canonicalType(this.scheme, object), object, {
        scalars: this.scheme.scalars,
        prefix: SELF_DESCRIBED,
      });
    });
  }

  /** @throws CodecError always: CBOR is not a string */
  encodeToString(_object: RuntimeObject): never {
    throw new CodecError('CBOR is not text');
  }

  /** As in Go. */
  identifier(): string {
    return 'cbor';
  }

  /** Whether the data begin with the tag that says that they are CBOR. */
  recognizesData(data: string | Uint8Array): boolean {
    return typeof data !== 'string' && SELF_DESCRIBED.every((byte, at) => data[at] === byte);
  }
}

const typeMeta: Struct = {
  type: 'k8s.io/apimachinery/pkg/apis/meta/v1.TypeMeta',
  fields: [
    ['kind', 'string', OMITEMPTY],
    ['apiVersion', 'string', OMITEMPTY],
  ],
};

/** Reads the kind in the data, without defaults. */
function interpret(bytes: Uint8Array): GroupVersionKind {
  const { value } = decoding(
    () => readCBOR(bytes, typeMeta, { knownOnly: true }),
    'unable to determine group/version/kind: ',
  );
  return fromAPIVersionAndKind(String(value?.['apiVersion'] ?? ''), String(value?.['kind'] ?? ''));
}

function requireKind(gvk: GroupVersionKind, bytes: Uint8Array): void {
  if (gvk.kind === '') throw new MissingKindError(shown(bytes));
  if (gvk.version === '') throw new MissingVersionError(shown(bytes));
}

/** The data in error texts. */
function shown(bytes: Uint8Array): string {
  try {
    return diagnoseCBOR(bytes);
  } catch {
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}

function readObject(bytes: Uint8Array, type: Struct, scalars: Scalars, omit: FieldTree | undefined): ReadCBOR {
  return decoding(() => readCBOR(bytes, type, { scalars, omit, opaque: readOpaque }));
}

/** Turns errors into those that all serializers have. */
function decoding<T>(read: () => T, prefix = ''): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof CBORError)) throw error;
    const text = prefix + error.message;
    const fault: Fault = { reason: 'type', path: formatPath(error.keys), keys: error.keys, text };
    throw new DecodeError(text, error.keys.length > 0 ? [fault] : [], { cause: error });
  }
}

function decodeUnstructured(bytes: Uint8Array, into: Unstructured): Decoded {
  let content: Record<string, unknown>;
  try {
    content = contentOf(decoding(() => readAnyCBOR(bytes)));
    if (isUnstructuredList(into)) nameItems(content, bytes);
  } catch (error) {
    // Go then looks for the kind, and complains first if there's none to be found.
    if (error instanceof DecodeError) interpret(bytes);
    throw error;
  }
  into.setUnstructuredContent(content);
  const gvk = into.groupVersionKind();
  requireKind(gvk, bytes);
  return { object: into, gvk };
}

function contentOf(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && !Array.isArray(value)) return (value ?? {}) as Record<string, unknown>;
  // The text that Go has is that of looking for the kind, which comes first.
  throw new DecodeError('cbor: cannot unmarshal what is not a map into Go value of type map[string]interface {}');
}

/** Gives the items of a list that have neither `apiVersion` nor `kind` those that the list implies. */
function nameItems(content: Record<string, unknown>, bytes: Uint8Array): void {
  const items = Object.hasOwn(content, 'items') ? content['items'] : [];
  if (!Array.isArray(items))
    throw new DecodeError('items field of UnstructuredList must be encoded as an array or null if present');
  for (const item of items as unknown[]) {
    if (typeof item !== 'object' || item === null || Array.isArray(item))
      throw new DecodeError('elements of the items field of UnstructuredList must be encoded as a map');
    const own = { apiVersion: text(item, 'apiVersion'), kind: text(item, 'kind') };
    const named =
      own.apiVersion !== '' || own.kind !== ''
        ? own
        : { apiVersion: text(content, 'apiVersion'), kind: text(content, 'kind').replace(/List$/, '') };
    setOwn(item, 'apiVersion', named.apiVersion);
    setOwn(item, 'kind', named.kind);
    if (named.kind === '') throw new MissingKindError(shown(bytes));
    if (named.apiVersion === '') throw new MissingVersionError(shown(bytes));
  }
}

function text(data: object, key: string): string {
  const value: unknown = Object.hasOwn(data, key) ? (data as Record<string, unknown>)[key] : undefined;
  return typeof value === 'string' ? value : '';
}
