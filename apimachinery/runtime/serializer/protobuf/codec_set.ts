import type { Codec, Codecs } from '#engine/protobuf/codec';
import { ProtobufError } from '#engine/protobuf/error';
import { OmittedFields } from '#engine/protobuf/omitted_fields';
import { OmittingReader } from '#engine/protobuf/omitting_reader';
import { Reader } from '#engine/protobuf/reader';
import { Writer } from '#engine/protobuf/writer';
import { asError } from '#engine/text/as_error';
import { omitFields } from '#engine/verbs/omit';
import { verify } from '#engine/verbs/verify';
import { DecodeError } from '../../decode_error.ts';
import { deepCopyJSONValue } from '../../deep_copy.ts';
import { EncodeError } from '../../encode_error.ts';
import { classOf, goTypeName, type KindClass } from '../../kind_class.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKind } from '../../schema/group_version.ts';
import type { Scheme } from '../../scheme.ts';
import { isUnstructured } from '../../unstructured.ts';
import type { OmitOptions } from '../omit/omit_options.ts';
import { omittedFields } from '../omit/omit_options.ts';
import { MissingCodecError, NotMarshalableError } from './errors.ts';

/** The codecs a serializer was given, by class. */
export class CodecSet {
  readonly #codecs = new Map<string, Codec>();
  readonly #added = new Set<Codecs>();

  constructor(codecs: Codecs) {
    this.#add(codecs);
  }

  #add(codecs: Codecs): void {
    if (this.#added.has(codecs)) return;
    this.#added.add(codecs);
    for (const codec of codecs) {
      if ('read' in codec) this.#codecs.set(codec.type.type, codec);
      else this.#add(codec);
    }
  }

  /**
   * The codec of a class.
   * @throws NotMarshalableError when its type has no Protobuf form
   * @throws MissingCodecError when it has, but the codec wasn't passed in
   */
  of(type: KindClass): Codec {
    const codec = this.#codecs.get(type.type);
    if (codec !== undefined) return codec;
    if (type.protobuf === false) throw new NotMarshalableError(`*${goTypeName(type)}`);
    throw new MissingCodecError(type);
  }

  /** The codec of an object's own class; undefined when it is a plain object or of some other class. */
  ofInstance(object: object): Codec | undefined {
    const type = Object.getPrototypeOf(object) === null ? undefined : classOf(object);
    return typeof type?.type === 'string' ? this.of(type) : undefined;
  }
}

/**
 * The codec for writing an object.
 * @throws EncodeError when it is not one
 */
export function codecFor(scheme: Scheme, codecs: CodecSet, object: RuntimeObject): Codec {
  if (typeof object !== 'object' || object === null || Array.isArray(object)) {
    throw new EncodeError(
      `${object === null ? 'null' : Array.isArray(object) ? 'an array' : `a ${typeof object}`} is not an object of a kind`,
    );
  }
  if (isUnstructured(object)) throw new NotMarshalableError('*unstructured.Unstructured');
  return codecs.ofInstance(object) ?? codecs.of(scheme.typeFor(scheme.objectKinds(object).gvks[0]!)!);
}

/** Runs a read, and puts Go's text of what was wrong into a DecodeError. */
export function decoding<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof ProtobufError ? new DecodeError(error.message, [], { cause: error }) : error;
  }
}

/** What options leave out; undefined for nothing. @throws FieldPathSyntaxError */
export function omittedBy(options: OmitOptions): OmittedFields | undefined {
  const tree = omittedFields(options);
  return tree && new OmittedFields(tree);
}

/**
 * Reads an object's message. Its length stands at `at`.
 * @param target what to read into
 * @param omitted fields to skip
 */
export function readObject(
  codec: Codec,
  bytes: Uint8Array,
  at: number,
  end: number,
  target: object,
  omitted: OmittedFields | undefined,
): object {
  const reader = at < 0 ? new Reader(new Uint8Array(1)) : newReader(bytes, at, end, omitted);
  codec.read(reader, target);
  reader.finish();
  // Entries of maps were not skipped.
  if (omitted !== undefined) omitFields(target, omitted.tree);
  return target;
}

function newReader(bytes: Uint8Array, at: number, end: number, omitted: OmittedFields | undefined): Reader {
  return omitted === undefined ? new Reader(bytes, at, end) : new OmittingReader(bytes, at, end, omitted);
}

/**
 * Runs a write.
 * @throws EncodeError with the place of the value that can't be written
 */
export function encoding(
  scheme: Scheme,
  object: object,
  codec: Codec,
  write: (writer: Writer) => void,
): Uint8Array<ArrayBuffer> {
  const writer = new Writer();
  try {
    write(writer);
  } catch (error) {
    if (error instanceof RangeError)
      throw new EncodeError(`the object can't be encoded: it is nested too deeply, or holds itself`, { cause: error });
    throw new EncodeError(`the object can't be encoded: ${faultOf(scheme, codec, object) ?? asError(error).message}`, {
      cause: error,
    });
  }
  return writer.finish();
}

/** What the verifying pass of the JSON decoder finds wrong: it knows the place. */
function faultOf({ scalars }: Scheme, codec: Codec, object: object): string | undefined {
  try {
    const fault = verify(codec.type as KindClass, deepCopyJSONValue(object), { scalars }).faults[0];
    return fault && `${fault.path}: ${fault.text}`;
  } catch {
    return undefined;
  }
}

/** Fills in what the kind lacks; group and version are only taken together. */
export function copyKindDefaults(
  kind: { group: string; version: string; kind: string },
  defaults: { group?: string; version?: string; kind?: string } | undefined,
): void {
  if (defaults === undefined) return;
  if (kind.kind === '') kind.kind = defaults.kind ?? '';
  if (kind.version === '' && (defaults.version ?? '') !== '') {
    kind.group = defaults.group ?? '';
    kind.version = defaults.version!;
  }
}

/** An empty object to decode into: `into`, emptied, if it is of the class, else a new one of its kind. */
export function emptyObject(codec: Codec, gvk: GroupVersionKind, into: RuntimeObject | undefined): object {
  const type = codec.type as KindClass;
  const reuse = into !== undefined && Object.getPrototypeOf(into) === type.prototype;
  const object: object = reuse ? into : new codec.shell();
  if (reuse) for (const key of Object.keys(object)) delete (object as Record<string, unknown>)[key];
  if (type.apiVersion !== '') {
    stamp(object, 'kind', gvk.kind);
    stamp(object, 'apiVersion', gvk.groupVersion().toString());
  }
  return object;
}

/** The prototype has accessors of these names. */
function stamp(object: object, key: string, value: string): void {
  Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}
