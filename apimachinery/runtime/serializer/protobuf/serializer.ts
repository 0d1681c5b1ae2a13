import type { Codecs } from '#engine/protobuf/codec';
import type { OmittedFields } from '#engine/protobuf/omitted_fields';
import { Reader } from '#engine/protobuf/reader';
import { quote } from '#engine/schema/fault';
import { CodecError, type Decoded, type Serializer as RuntimeSerializer } from '../../codec.ts';
import { DecodeError } from '../../decode_error.ts';
import { MissingKindError, MissingVersionError, NotRegisteredError } from '../../errors.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import { fromAPIVersionAndKind, GroupVersionKind, type GroupVersionKindLike } from '../../schema/group_version.ts';
import type { Scheme } from '../../scheme.ts';
import { isUnknown } from '../../unknown.ts';
import { kindsOf } from '../json/kinds_of.ts';
import type { OmitOptions } from '../omit/omit_options.ts';
import {
  CodecSet,
  codecFor,
  copyKindDefaults,
  decoding,
  emptyObject,
  encoding,
  omittedBy,
  readObject,
} from './codec_set.ts';
import { type Envelope, hasPrefix, PREFIX, readEnvelope, writeHeader, writeTrailer } from './envelope.ts';
import { NotMarshalableError } from './errors.ts';
import { plainBytes } from './plain_bytes.ts';
import { encodeUnknown, fillUnknown } from './unknown_message.ts';

/** What a Serializer needs to know. Mirrors Go's `protobuf.SerializerOptions`. */
export interface SerializerOptions extends OmitOptions {
  /**
   * What reads and writes the Kinds: the `codecs` of `kubetyped/api/protobuf` for all of them, those of
   * `kubetyped/api/core/v1/protobuf` and the like for one package, or single ones (`Pod` of the same module).
   */
  readonly codecs: Codecs;
}

/**
 * Reads and writes Protobuf with the envelope that tells the kind, as Kubernetes sends and stores it: what it writes is
 * what Go writes for the object, byte for byte. Objects have the same form as out of JSON. Mirrors Go's
 * `serializer/protobuf.Serializer`.
 *
 * FieldsV1 and RawExtension are JSON values here; bytes of theirs that are not JSON are a Uint8Array. Unknown fields are dropped, as in Go. There is no strict mode.
 */
export class Serializer implements RuntimeSerializer {
  readonly scheme: Scheme;
  readonly #codecs: CodecSet;
  readonly #omitted: OmittedFields | undefined;

  constructor(scheme: Scheme, options: SerializerOptions) {
    this.scheme = scheme;
    this.#codecs = new CodecSet(options.codecs);
    this.#omitted = omittedBy(options);
  }

  /**
   * Reads one object. The kind is taken from the envelope, then from `defaults` (group and version only together), then
   * from `into`.
   * @param into is emptied, filled and returned when it is of the kind. An {@link Unknown} gets the envelope as it is.
   * @throws DecodeError with Go's text when the data are not Protobuf, or not of the kind
   * @throws MissingCodecError NotMarshalableError NotRegisteredError MissingKindError MissingVersionError
   */
  decode(data: string | Uint8Array, defaults?: Partial<GroupVersionKindLike>, into?: RuntimeObject): Decoded {
    const bytes = plainBytes(data);
    const envelope = open(bytes);
    const kind = { ...fromAPIVersionAndKind(envelope.apiVersion, envelope.kind) };
    copyKindDefaults(kind, defaults);
    if (into !== undefined && isUnknown(into))
      return { object: fillUnknown(into, envelope, bytes), gvk: new GroupVersionKind(kind) };
    if (into !== undefined) {
      const kinds = kindsOf(this.scheme, into);
      if (kinds === undefined) return this.#decodeUnregistered(bytes, envelope, new GroupVersionKind(kind), into);
      copyKindDefaults(kind, kinds[0]);
      if (kind.version === '' && kind.group === '') kind.group = kinds[0]!.group;
    }
    const gvk = new GroupVersionKind(kind);
    if (gvk.kind === '') throw new MissingKindError(typeMetaText(envelope));
    if (gvk.version === '') throw new MissingVersionError(typeMetaText(envelope));
    const type = this.scheme.typeFor(gvk);
    if (type === undefined) throw new NotRegisteredError({ schemeName: this.scheme.schemeName, gvk });
    const codec = this.#codecs.of(type);
    const object = emptyObject(codec, gvk, into);
    return {
      object: decoding(() => readObject(codec, bytes, envelope.rawAt, envelope.rawEnd, object, this.#omitted)),
      gvk,
    };
  }

  #decodeUnregistered(bytes: Uint8Array, envelope: Envelope, gvk: GroupVersionKind, into: RuntimeObject): Decoded {
    const codec = this.#codecs.ofInstance(into);
    if (codec === undefined) throw new NotMarshalableError('a plain object');
    const object = into as Record<string, unknown>;
    for (const key of Object.keys(object)) delete object[key];
    return {
      object: decoding(() => readObject(codec, bytes, envelope.rawAt, envelope.rawEnd, into, this.#omitted)),
      gvk,
    };
  }

  /**
   * The object in its envelope. An {@link Unknown} is written as it is.
   * @throws EncodeError when a field holds what it can't hold
   * @throws MissingCodecError NotMarshalableError NotRegisteredError MissingKindError MissingVersionError
   */
  encode(object: RuntimeObject): Uint8Array<ArrayBuffer> {
    if (isUnknown(object)) return encodeUnknown(object);
    const codec = codecFor(this.scheme, this.#codecs, object);
    const { apiVersion, kind } = typeMetaOf(object);
    return encoding(this.scheme, object, codec, (writer) => {
      writeTrailer(writer);
      codec.write(writer, object, 18);
      writeHeader(writer, apiVersion, kind);
    });
  }

  /** @throws CodecError always: Protobuf is not a string */
  encodeToString(_object: RuntimeObject): never {
    throw new CodecError('protobuf is not text');
  }

  /** As in Go. */
  identifier(): string {
    return 'protobuf';
  }

  /** Whether the data begin as all data with an envelope do. */
  recognizesData(data: string | Uint8Array): boolean {
    return hasPrefix(plainBytes(data));
  }
}

function open(bytes: Uint8Array): Envelope {
  if (bytes.length === 0) throw new DecodeError('empty data');
  if (!hasPrefix(bytes))
    throw new DecodeError(
      `provided data does not appear to be a protobuf message, expected prefix [${PREFIX.join(' ')}]`,
    );
  if (bytes.length === PREFIX.length) throw new DecodeError('empty body');
  return decoding(() => readEnvelope(new Reader(bytes, PREFIX.length)));
}

function typeMetaText({ apiVersion, kind }: Envelope): string {
  return `runtime.TypeMeta{APIVersion:${quote(apiVersion)}, Kind:${quote(kind)}}`;
}

/** What the object itself says: an item of a list, which only knows its kind from its class, is written without. */
function typeMetaOf(object: RuntimeObject): { apiVersion: string; kind: string } {
  const own = (key: 'apiVersion' | 'kind'): string => (Object.hasOwn(object, key) ? (object[key] ?? '') : '');
  return { apiVersion: own('apiVersion'), kind: own('kind') };
}
