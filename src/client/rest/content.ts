import { fromObject } from '#apimachinery/api/errors/from_object';
import { isStatusError } from '#apimachinery/api/errors/status_error';
import { Unversioned } from '#apimachinery/apis/meta/v1/register';
import { scalars } from '#apimachinery/apis/meta/v1/scalars';
import { Unstructured, UnstructuredList } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import { InitialEventsAnnotationKey } from '#apimachinery/apis/meta/v1/zz_generated.constants';
import {
  PartialObjectMetadata,
  PartialObjectMetadataList,
  Status,
  Table,
} from '#apimachinery/apis/meta/v1/zz_generated.types';
import { NegotiateError } from '#apimachinery/runtime/client_negotiator';
import type { Decoded, Decoder, Serializer as RuntimeSerializer } from '#apimachinery/runtime/codec';
import {
  ContentTypeCBOR,
  ContentTypeCBORSequence,
  ContentTypeJSON,
  ContentTypeProtobuf,
  ContentTypeYAML,
} from '#apimachinery/runtime/content_type';
import { DecodeError } from '#apimachinery/runtime/decode_error';
import { NotRegisteredError } from '#apimachinery/runtime/errors';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { Scheme } from '#apimachinery/runtime/scheme';
import { Serializer as JSONSerializer } from '#apimachinery/runtime/serializer/json/serializer';
import { parseMediaType } from '#apimachinery/runtime/serializer/media_type';
import type { OmitOptions } from '#apimachinery/runtime/serializer/omit/omit_options';
import { Serializer as ProtobufSerializer } from '#apimachinery/runtime/serializer/protobuf/serializer';
import type { SerializerFactory } from '#apimachinery/runtime/serializer/serializer_info';
import type { EventFormat } from '#apimachinery/watch/event_format';
import { JSONEvents } from '#apimachinery/watch/json_events';
import { ProtobufEvents } from '#apimachinery/watch/protobuf_events';
import { append } from '#engine/go/append';
import { isMap } from '#engine/json/untyped';
import { ValueDocument } from '#engine/json/value_document';
import type { Codecs } from '#engine/protobuf/codec';
import type { Fault } from '#engine/schema/fault';
import { fromUTF8 } from '#engine/text/utf8';
import type { Result } from './rest_client.ts';
import { type UndecodableHandler, UndecodableObjectError } from './undecodable_object_error.ts';
import { UnexpectedResponseError } from './unexpected_response_error.ts';

/** Which Kinds a client knows, and what it reads and writes them with. */
export interface ContentOptions {
  /** Further Kinds that may come in answers. Those of a client's resources are known by themselves. */
  readonly scheme?: Scheme;
  /** For Kinds with a codec among these, Protobuf is spoken: `codecs` of `kubetyped/api/core/v1/protobuf` and the like. */
  readonly codecs?: Codecs;
  /** For all others, CBOR is spoken where the server has it, instead of JSON: `cbor` of `kubetyped/client/cbor`. */
  readonly cbor?: CBORFormat;
  /**
   * Reads answers in YAML, which proxies and stand-ins for API servers send: `withYAML` of
   * `kubetyped/apimachinery/runtime/serializer/all`. `loadClient` has it.
   */
  readonly yaml?: SerializerFactory;
}

/** What reads and writes CBOR: `cbor` of `kubetyped/client/cbor`. */
export interface CBORFormat {
  readonly serializer: SerializerFactory;
  readonly events: EventFormat;
}

interface ListOf<T> {
  items: T[];
  metadata?: object | null;
}

/** The class of a list, and that of its items. */
interface ListTypes<T extends object, L extends ListOf<T>> {
  readonly item: KindClass<T>;
  readonly list: KindClass<L>;
}

/** How objects are asked for where CBOR is spoken. */
const ACCEPT_CBOR = 'application/json;q=0.9,application/cbor;q=1';

/** Bookmarks have a version and an annotation, and nothing else. */
const LONGEST_BOOKMARK = 4096;

/** Reads and writes the bodies of calls. */
export class Content {
  readonly scheme: Scheme;
  readonly #own: Scheme = new Scheme('client');
  readonly #codecs = new Map<string, KindClass>();
  readonly #json: JSONSerializer;
  readonly #protobuf: RuntimeSerializer | undefined;
  readonly #cbor: RuntimeSerializer | undefined;
  readonly #yaml: RuntimeSerializer | undefined;
  /** Whether a server has refused CBOR: then objects are sent as JSON. */
  #cborRefused = false;

  readonly #options: ContentOptions & OmitOptions;
  /** The same without omissions. */
  #whole: Content = this;
  /** The same for further classes of Kinds that are known. */
  readonly #others = new WeakMap<KindClass, Content>();

  /** @param types come before those of the scheme */
  constructor(options: ContentOptions & OmitOptions = {}, types: readonly KindClass[] = []) {
    const { scheme, codecs, cbor, yaml, omitManagedFields = false, omit = [] } = options;
    this.#options = options;
    this.scheme = this.#own;
    this.#own.addScalars(scalars);
    if (scheme !== undefined) this.#own.addScalars(scheme.scalars);
    this.#own.addUnversionedTypes(Unversioned, Status);
    const meta = { group: 'meta.k8s.io', version: 'v1' };
    this.#own.addKnownTypes(meta, PartialObjectMetadata, PartialObjectMetadataList, Table);
    for (const type of types) if (!this.#own.recognizes(type)) this.#own.addKnownTypes(type, type);
    for (const [gvk, type] of scheme?.allKnownTypes() ?? [])
      if (type !== Status && !this.#own.recognizes(gvk)) this.#own.addKnownTypeWithName(gvk, type);
    this.#json = new JSONSerializer(this.#own, { omitManagedFields, omit });
    const plain = { strict: false, pretty: false, canonical: false, omitManagedFields, omit };
    this.#cbor = cbor?.serializer(this.#own, plain).serializer;
    this.#yaml = yaml?.(this.#own, plain).serializer;
    if (codecs === undefined) return;
    this.#protobuf = new ProtobufSerializer(this.#own, { codecs, omitManagedFields, omit });
    this.#collect(codecs);
  }

  #collect(codecs: Codecs): void {
    for (const codec of codecs) {
      if ('read' in codec) this.#codecs.set(codec.type.type, codec.type as KindClass);
      else this.#collect(codec);
    }
  }

  /** The same for the same Kinds, but what it reads lacks these fields besides. */
  omitting({ omitManagedFields = false, omit = [] }: OmitOptions): Content {
    if (!omitManagedFields && omit.length === 0) return this;
    const own = this.#options;
    const content = new Content({
      ...own,
      scheme: this.#own,
      omitManagedFields: omitManagedFields || own.omitManagedFields === true,
      omit: [...(own.omit ?? []), ...omit],
    });
    content.#whole = this.#whole;
    return content;
  }

  /** The class with this Go type, if there is a codec for it. */
  classWithCodec(type: string): KindClass | undefined {
    return this.#codecs.get(type);
  }

  /**
   * The same, with a Kind made known. Where the Kind is known by another class already, since a module was loaded twice,
   * what is given reads it by this one.
   */
  knowing(type: KindClass): Content {
    if (type.version === '') return this;
    if (!this.#own.recognizes(type)) this.#own.addKnownTypes(type, type);
    if (this.#own.typeFor(type) === type) return this;
    let content = this.#others.get(type);
    if (content === undefined) {
      content = new Content({ ...this.#options, scheme: this.#own }, [type]);
      this.#others.set(type, content);
    }
    return content;
  }

  /** Whether objects of a class can be sent and read as Protobuf. */
  speaksProtobuf(type: KindClass): boolean {
    return this.#codecs.get(type.type) === type;
  }

  /** How objects of a class are asked for, and sent. Empty lists in Go's JSON clients: by default. */
  formats(type: KindClass): { accept: string; contentType: string } {
    if (this.speaksProtobuf(type))
      return { accept: `${ContentTypeProtobuf},${ContentTypeJSON}`, contentType: ContentTypeProtobuf };
    if (this.#cbor === undefined) return { accept: `${ContentTypeJSON}, */*`, contentType: ContentTypeJSON };
    return { accept: ACCEPT_CBOR, contentType: this.#whole.#cborRefused ? ContentTypeJSON : ContentTypeCBOR };
  }

  /** How objects without a class are asked for. */
  get acceptsUnstructured(): string {
    return this.#cbor === undefined ? ContentTypeJSON : ACCEPT_CBOR;
  }

  /** Says that the server does not take CBOR: from now on JSON is sent. */
  refuseCBOR(): void {
    this.#whole.#cborRefused = true;
  }

  /** The formats of events. */
  get eventFormats(): readonly EventFormat[] {
    const { cbor } = this.#options;
    return [JSONEvents, ProtobufEvents, ...(cbor === undefined ? [] : [cbor.events])];
  }

  /** An object as the body of a call. @throws EncodeError */
  encode(object: RuntimeObject, mediaType: string): Uint8Array {
    return this.#serializer(mediaType).encode(object);
  }

  /** For Status objects in errors. */
  readonly negotiator: { decoder(mediaType: string): Decoder } = {
    decoder: (mediaType) => this.#serializer(mediaType),
  };

  /** What reads the objects of events: they must be of the class, but for Status. */
  eventDecoder(mediaType: string, type: KindClass): Decoder {
    return {
      decode: (data, defaults) => {
        const content = this.#whole !== this && marksInitialEvents(data) ? this.#whole : this;
        let decoded: Decoded;
        try {
          decoded = content.#decode(data, mediaType, type, defaults);
        } catch (error) {
          if (!(error instanceof DecodeError)) throw error;
          const object = content.#unstructured(data, mediaType, new Unstructured());
          if (object?.['kind'] !== type.kind) throw error;
          throw new UndecodableObjectError(type.kind, object, error);
        }
        return decoded.object.kind === Status.kind ? decoded : checked(decoded, type);
      },
    };
  }

  /**
   * The object in an answer.
   * @throws StatusError when it is a Status of a failure
   * @throws UnexpectedResponseError when there is nothing, another type or another kind
   * @throws DecodeError
   */
  decode<T extends object>(result: Result, type: KindClass<T>, what: string): T | Status {
    const { body, status, contentType } = result;
    if (body.length === 0)
      throw new UnexpectedResponseError(
        `${what}: 0-length response with status code: ${status} and content type: ${contentType}`,
      );
    const { mediaType } = parseMediaType(contentType);
    if (this.#serializerOf(mediaType) === undefined)
      throw new UnexpectedResponseError(
        `${what}: expected an API object, got ${mediaType}: ${fromUTF8(body.subarray(0, 100)).trim()}`,
      );
    const decoded = this.#decode(body, mediaType, type);
    if (decoded.object instanceof Status && type !== (Status as KindClass)) {
      // Differs from Go: it doesn't look at the answers to deletions, and gives a Status for an object without a class.
      if (decoded.object.status !== 'Success') throw fromObject(decoded.object);
      return decoded.object;
    }
    return checked(decoded, type, what).object as T;
  }

  /**
   * The object in an answer that is of one class.
   *
   * As in Go, a Status of success is taken for an object without anything, except where any Kind would do: not a list.
   * @throws as {@link Content.decode}
   */
  decodeAs<T extends object>(result: Result, type: KindClass<T>, what: string): T {
    const object = this.decode(result, type, what);
    if (object instanceof type) return object;
    if (type.group === PartialObjectMetadata.group)
      throw new UnexpectedResponseError(`${what}: expected ${type.apiVersion} ${type.kind}, got v1 ${Status.kind}`);
    return type.type === Unstructured.type ? (object as T) : new type();
  }

  /**
   * What a server says of a deletion: the object, or a Status. As in Go, it has succeeded whatever is in an answer that
   * says so, if anything: then this is a Status, too.
   * @throws StatusError when it is a Status of a failure
   */
  decodeDeletion<T extends object>(result: Result, type: KindClass<T>, what: string): T | Status {
    try {
      return this.decode(result, type, what);
    } catch (error) {
      if (isStatusError(error) && error.errStatus.status === 'Failure') throw error;
      return new Status({ status: 'Success' });
    }
  }

  /**
   * The list in an answer.
   * @param onUndecodable called for objects that can't be decoded; without it, one of them fails the list
   * @throws UndecodableObjectError, else as {@link Content.decode}
   */
  decodeList<T extends object, L extends ListOf<T>>(
    result: Result,
    types: ListTypes<T, L>,
    what: string,
    onUndecodable?: UndecodableHandler,
  ): L {
    try {
      const list = this.decodeAs(result, types.list, what);
      // As in Go, metadata that are missing, or null, are empty.
      list.metadata ??= {};
      return list;
    } catch (error) {
      const list = error instanceof DecodeError ? this.#decodeEach(result, types, onUndecodable) : undefined;
      if (list === undefined) throw error;
      return list;
    }
  }

  /** Decodes a list object by object; undefined when it is not the objects that can't be decoded. */
  #decodeEach<T extends object, L extends ListOf<T>>(
    { body, contentType }: Result,
    types: ListTypes<T, L>,
    onUndecodable: UndecodableHandler | undefined,
  ): L | undefined {
    const list = this.#unstructured(body, parseMediaType(contentType).mediaType, new UnstructuredList());
    if (list === undefined) return undefined;
    const { items: each, ...envelope } = list;
    if (!Array.isArray(each)) return undefined;
    const of = (...items: readonly object[]): L =>
      this.#json.decode(new ValueDocument({ ...envelope, items }), types.list).object as unknown as L;
    const items: T[] = [];
    let found = false;
    try {
      const whole = of();
      for (const item of each) {
        if (!isMap(item)) return undefined;
        try {
          append(items, of(item).items);
        } catch (error) {
          if (!(error instanceof DecodeError)) return undefined;
          const cause = new DecodeError(error.text, error.faults.map(fromItem));
          const undecodable = new UndecodableObjectError(types.item.kind, item, cause);
          if (onUndecodable === undefined) throw undecodable;
          found = true;
          onUndecodable(undecodable);
        }
      }
      whole.items = items;
      return found ? whole : undefined;
    } catch (error) {
      if (error instanceof DecodeError && !(error instanceof UndecodableObjectError)) return undefined;
      throw error;
    }
  }

  /** What data hold, whatever it is; undefined when they can't be read without a class. */
  #unstructured(
    data: string | Uint8Array,
    mediaType: string,
    into: Unstructured | UnstructuredList,
  ): Record<string, unknown> | undefined {
    try {
      this.#serializer(mediaType).decode(data, undefined, into);
      return into.unstructuredContent();
    } catch {
      return undefined;
    }
  }

  #decode(
    data: string | Uint8Array,
    mediaType: string,
    type: KindClass,
    // As in Go, what holds metadata alone says so.
    defaults: Parameters<Decoder['decode']>[1] = ['', PartialObjectMetadata.apiVersion].includes(type.apiVersion)
      ? undefined
      : type,
  ): Decoded {
    const isMetadata = type === (PartialObjectMetadata as KindClass);
    if (isMetadata || type === (PartialObjectMetadataList as KindClass)) {
      try {
        const decoded = this.#decodeAny(data, mediaType, type, defaults);
        return isWhole(decoded) ? this.#metadataOf(decoded, type) : decoded;
      } catch (error) {
        // A Table of an old version has no metadata.
        if (!(error instanceof NotRegisteredError) || error.gvk?.group === 'meta.k8s.io') throw error;
        const any = (isMetadata ? Unstructured : UnstructuredList) as KindClass;
        return this.#metadataOf(this.#decodeAny(data, mediaType, any, undefined), type);
      }
    }
    return this.#decodeAny(data, mediaType, type, defaults);
  }

  /** What a server that sends whole objects, though metadata were asked for, says in them. */
  #metadataOf(decoded: Decoded, type: KindClass): Decoded {
    const { metadata, items } = decoded.object as { metadata?: unknown; items?: readonly unknown[] };
    const { apiVersion, kind } = type;
    if (kind === PartialObjectMetadata.kind && !isLikelyMetadata(metadata))
      throw new UnexpectedResponseError(`expected an object, got ${decoded.gvk.kind} without a name, a UID or a time`);
    const metadataIn = (object: unknown): object =>
      isMap(object) && isMap(object['metadata']) ? { metadata: object['metadata'] } : {};
    const of = items === undefined ? {} : { items: items.map(metadataIn) };
    return this.#json.decode(
      new ValueDocument(structuredClone({ apiVersion, kind, ...metadataIn({ metadata }), ...of })),
    );
  }

  #decodeAny(
    data: string | Uint8Array,
    mediaType: string,
    type: KindClass,
    defaults: Parameters<Decoder['decode']>[1],
  ): Decoded {
    const serializer = this.#serializer(mediaType);
    if (type !== (Unstructured as KindClass) && type !== (UnstructuredList as KindClass))
      return serializer.decode(data, defaults);
    const decoded = serializer.decode(data, undefined, new type());
    // A Status has a class, whatever was asked for.
    return decoded.gvk.kind === Status.kind && decoded.gvk.version === 'v1' && decoded.gvk.group === ''
      ? serializer.decode(data)
      : decoded;
  }

  #serializer(mediaType: string): RuntimeSerializer {
    const serializer = this.#serializerOf(mediaType);
    if (serializer === undefined) throw new NegotiateError(mediaType);
    return serializer;
  }

  #serializerOf(mediaType: string): RuntimeSerializer | undefined {
    switch (mediaType) {
      case ContentTypeJSON:
        return this.#json;
      case ContentTypeProtobuf:
        return this.#protobuf;
      case ContentTypeCBOR:
      case ContentTypeCBORSequence:
        return this.#cbor;
      case ContentTypeYAML:
        return this.#yaml;
      default:
        return undefined;
    }
  }
}

/** A fault of the first item of a list, as one of the item. */
function fromItem(fault: Fault): Fault {
  return { ...fault, path: fault.path.replace(/^items\[0\]\.?/, '') };
}

/** Whether this is a bookmark whose annotation says that all objects have been sent: it must not be omitted. */
function marksInitialEvents(data: string | Uint8Array): boolean {
  if (data.length > LONGEST_BOOKMARK) return false;
  return (typeof data === 'string' ? data : fromUTF8(data)).includes(InitialEventsAnnotationKey);
}

/** Whether an object is neither metadata, nor a Status or a Table. */
function isWhole({ gvk: { group, version, kind } }: Decoded): boolean {
  return group !== PartialObjectMetadata.group && !(group === '' && version === 'v1' && kind === Status.kind);
}

/** What tells objects from lists and the like. */
function isLikelyMetadata(metadata: unknown): boolean {
  return isMap(metadata) && ['name', 'generateName', 'uid', 'creationTimestamp'].some((field) => metadata[field]);
}

/** Differs from Go: there an object of another kind is taken for an empty one of that which was asked for. */
function checked(decoded: Decoded, type: KindClass, what?: string): Decoded {
  // Without a class any kind would do, and a Table has neither items nor a name.
  const isTable = decoded.gvk.kind === Table.kind && decoded.gvk.group === Table.group;
  if (decoded.object instanceof type && (!isTable || type.kind === Table.kind)) return decoded;
  throw new UnexpectedResponseError(
    `${what === undefined ? '' : `${what}: `}expected ${type.apiVersion} ${type.kind}, got ${decoded.gvk.groupVersion().toString()} ${decoded.gvk.kind}`,
  );
}
