import { Status } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Decoder } from '#apimachinery/runtime/codec';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { Scheme } from '#apimachinery/runtime/scheme';
import type { OmitOptions } from '#apimachinery/runtime/serializer/omit/omit_options';
import type { SerializerFactory } from '#apimachinery/runtime/serializer/serializer_info';
import type { EventFormat } from '#apimachinery/watch/event_format';
import type { Codecs } from '#engine/protobuf/codec';
import type { Result } from './rest_client.ts';
import { type UndecodableHandler } from './undecodable_object_error.ts';
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
}
/** The class of a list, and that of its items. */
interface ListTypes<T extends object, L extends ListOf<T>> {
    readonly item: KindClass<T>;
    readonly list: KindClass<L>;
}
/** Reads and writes the bodies of calls. */
export declare class Content {
    #private;
    readonly scheme: Scheme;
    /** @param types come before those of the scheme */
    constructor(options?: ContentOptions & OmitOptions, types?: readonly KindClass[]);
    /** The same for the same Kinds, but what it reads lacks these fields besides. */
    omitting({ omitManagedFields, omit }: OmitOptions): Content;
    /** The class with this Go type, if there is a codec for it. */
    classWithCodec(type: string): KindClass | undefined;
    /**
     * The same, with a Kind made known. Where the Kind is known by another class already, since a module was loaded twice,
     * what is given reads it by this one.
     */
    knowing(type: KindClass): Content;
    /** Whether objects of a class can be sent and read as Protobuf. */
    speaksProtobuf(type: KindClass): boolean;
    /** How objects of a class are asked for, and sent. Empty lists in Go's JSON clients: by default. */
    formats(type: KindClass): {
        accept: string;
        contentType: string;
    };
    /** How objects without a class are asked for. */
    get acceptsUnstructured(): string;
    /** Says that the server does not take CBOR: from now on JSON is sent. */
    refuseCBOR(): void;
    /** The formats of events. */
    get eventFormats(): readonly EventFormat[];
    /** An object as the body of a call. @throws EncodeError */
    encode(object: RuntimeObject, mediaType: string): Uint8Array;
    /** For Status objects in errors. */
    readonly negotiator: {
        decoder(mediaType: string): Decoder;
    };
    /** What reads the objects of events: they must be of the class, but for Status. */
    eventDecoder(mediaType: string, type: KindClass): Decoder;
    /**
     * The object in an answer.
     * @throws StatusError when it is a Status of a failure
     * @throws UnexpectedResponseError when there is nothing, another type or another kind
     * @throws DecodeError
     */
    decode<T extends object>(result: Result, type: KindClass<T>, what: string): T | Status;
    /**
     * The object in an answer that is of one class.
     *
     * As in Go, a Status of success is taken for an object without anything, except where any Kind would do.
     * @throws as {@link Content.decode}
     */
    decodeAs<T extends object>(result: Result, type: KindClass<T>, what: string): T;
    /**
     * The list in an answer.
     * @param onUndecodable called for objects that can't be decoded; without it, one of them fails the list
     * @throws UndecodableObjectError, else as {@link Content.decode}
     */
    decodeList<T extends object, L extends ListOf<T>>(result: Result, types: ListTypes<T, L>, what: string, onUndecodable?: UndecodableHandler): L;
}
export {};
