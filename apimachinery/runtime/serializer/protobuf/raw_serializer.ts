import type { OmittedFields } from '#engine/protobuf/omitted_fields';
import { Writer } from '#engine/protobuf/writer';
import { CodecError, type Decoded, type Serializer as RuntimeSerializer } from '../../codec.ts';
import { ContentTypeProtobuf } from '../../content_type.ts';
import { DecodeError } from '../../decode_error.ts';
import { MissingKindError, MissingVersionError, NotRegisteredError } from '../../errors.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import { GroupVersionKind, type GroupVersionKindLike } from '../../schema/group_version.ts';
import type { Scheme } from '../../scheme.ts';
import { isUnknown } from '../../unknown.ts';
import { kindsOf } from '../json/kinds_of.ts';
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
import { PREFIX } from './envelope.ts';
import { NotMarshalableError } from './errors.ts';
import { plainBytes } from './plain_bytes.ts';
import type { SerializerOptions } from './serializer.ts';
import { encodeUnknown } from './unknown_message.ts';

const NO_TYPE = '<protobuf encoded body - must provide default type>';

/**
 * Reads and writes Protobuf without an envelope: the reader has to know the type. The elements of streams are written
 * like this. Mirrors Go's `serializer/protobuf.RawSerializer`.
 */
export class RawSerializer implements RuntimeSerializer {
  readonly scheme: Scheme;
  readonly #codecs: CodecSet;
  readonly #omitted: OmittedFields | undefined;

  constructor(scheme: Scheme, options: SerializerOptions) {
    this.scheme = scheme;
    this.#codecs = new CodecSet(options.codecs);
    this.#omitted = omittedBy(options);
  }

  /**
   * Reads one object.
   * @param defaults the kind
   * @param into tells the type, and the kind that `defaults` doesn't; it is emptied, filled and returned when it is of
   *   that kind. An Unknown gets the data as they are.
   * @throws DecodeError when there is no `into`, or the data are not of its type
   * @throws MissingCodecError NotMarshalableError NotRegisteredError MissingKindError MissingVersionError
   */
  decode(data: string | Uint8Array, defaults?: Partial<GroupVersionKindLike>, into?: RuntimeObject): Decoded {
    if (into === undefined) throw new DecodeError('this serializer requires an object to decode into');
    const bytes = plainBytes(data);
    if (bytes.length === 0) throw new DecodeError('empty data');
    const kind = { group: '', version: '', kind: '' };
    copyKindDefaults(kind, defaults);
    if (isUnknown(into)) {
      const gvk = new GroupVersionKind(kind);
      return {
        object: Object.assign(into, {
          apiVersion: gvk.groupVersion().toString(),
          kind: gvk.kind,
          raw: bytes.slice(),
          contentEncoding: '',
          contentType: ContentTypeProtobuf,
        }),
        gvk,
      };
    }
    const message = withLength(bytes);
    const kinds = kindsOf(this.scheme, into);
    if (kinds === undefined) {
      const codec = this.#codecs.ofInstance(into);
      if (codec === undefined) throw new NotMarshalableError('a plain object');
      for (const key of Object.keys(into)) delete (into as Record<string, unknown>)[key];
      return {
        object: decoding(() => readObject(codec, message, 0, message.length, into, this.#omitted)),
        gvk: new GroupVersionKind(kind),
      };
    }
    copyKindDefaults(kind, kinds[0]);
    if (kind.version === '' && kind.group === '') kind.group = kinds[0]!.group;
    const gvk = new GroupVersionKind(kind);
    if (gvk.kind === '') throw new MissingKindError(NO_TYPE);
    if (gvk.version === '') throw new MissingVersionError(NO_TYPE);
    const type = this.scheme.typeFor(gvk);
    if (type === undefined) throw new NotRegisteredError({ schemeName: this.scheme.schemeName, gvk });
    const codec = this.#codecs.of(type);
    const object = emptyObject(codec, gvk, into);
    return { object: decoding(() => readObject(codec, message, 0, message.length, object, this.#omitted)), gvk };
  }

  /**
   * The object's message; that of an Unknown is the envelope.
   * @throws EncodeError when a field holds what it can't hold
   * @throws MissingCodecError NotMarshalableError NotRegisteredError MissingKindError MissingVersionError
   */
  encode(object: RuntimeObject): Uint8Array<ArrayBuffer> {
    if (isUnknown(object)) return encodeUnknown(object).slice(PREFIX.length);
    const codec = codecFor(this.scheme, this.#codecs, object);
    return encoding(this.scheme, object, codec, (writer) => codec.write(writer, object, 0));
  }

  /** @throws CodecError always: Protobuf is not a string */
  encodeToString(_object: RuntimeObject): never {
    throw new CodecError('protobuf is not text');
  }

  /** As in Go. */
  identifier(): string {
    return 'raw-protobuf';
  }
}

/** The generated readers begin with a message's length. */
function withLength(bytes: Uint8Array): Uint8Array {
  const writer = new Writer();
  writer.bytes(bytes, 0);
  return writer.finish().subarray(1);
}
