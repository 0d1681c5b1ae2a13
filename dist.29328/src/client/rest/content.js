import { fromObject } from '#apimachinery/api/errors/from_object';
import { Unversioned } from '#apimachinery/apis/meta/v1/register';
import { scalars } from '#apimachinery/apis/meta/v1/scalars';
import { Unstructured, UnstructuredList } from '#apimachinery/apis/meta/v1/unstructured/unstructured';
import { InitialEventsAnnotationKey } from '#apimachinery/apis/meta/v1/zz_generated.constants';
import { PartialObjectMetadata, PartialObjectMetadataList, Status, Table, } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { NegotiateError } from '#apimachinery/runtime/client_negotiator';
import { ContentTypeCBOR, ContentTypeCBORSequence, ContentTypeJSON, ContentTypeProtobuf, ContentTypeYAML, } from '#apimachinery/runtime/content_type';
import { DecodeError } from '#apimachinery/runtime/decode_error';
import { NotRegisteredError } from '#apimachinery/runtime/errors';
import { Scheme } from '#apimachinery/runtime/scheme';
import { Serializer as JSONSerializer } from '#apimachinery/runtime/serializer/json/serializer';
import { parseMediaType } from '#apimachinery/runtime/serializer/media_type';
import { Serializer as ProtobufSerializer } from '#apimachinery/runtime/serializer/protobuf/serializer';
import { JSONEvents } from '#apimachinery/watch/json_events';
import { ProtobufEvents } from '#apimachinery/watch/protobuf_events';
import { ValueDocument } from '#engine/json/value_document';
import { fromUTF8 } from '#engine/text/utf8';
import { UndecodableObjectError } from './undecodable_object_error.js';
import { UnexpectedResponseError } from './unexpected_response_error.js';
/** How objects are asked for where CBOR is spoken. */
const ACCEPT_CBOR = 'application/json;q=0.9,application/cbor;q=1';
/** Bookmarks have a version and an annotation, and nothing else. */
const LONGEST_BOOKMARK = 4096;
/** Reads and writes the bodies of calls. */
export class Content {
    scheme;
    #own = new Scheme('client');
    #codecs = new Map();
    #json;
    #protobuf;
    #cbor;
    #yaml;
    /** Whether a server has refused CBOR: then objects are sent as JSON. */
    #cborRefused = false;
    #options;
    /** The same without omissions. */
    #whole = this;
    /** The same for further classes of Kinds that are known. */
    #others = new WeakMap();
    /** @param types come before those of the scheme */
    constructor(options = {}, types = []) {
        const { scheme, codecs, cbor, yaml, omitManagedFields = false, omit = [] } = options;
        this.#options = options;
        this.scheme = this.#own;
        this.#own.addScalars(scalars);
        if (scheme !== undefined)
            this.#own.addScalars(scheme.scalars);
        this.#own.addUnversionedTypes(Unversioned, Status);
        const meta = { group: 'meta.k8s.io', version: 'v1' };
        this.#own.addKnownTypes(meta, PartialObjectMetadata, PartialObjectMetadataList, Table);
        for (const type of types)
            if (!this.#own.recognizes(type))
                this.#own.addKnownTypes(type, type);
        for (const [gvk, type] of scheme?.allKnownTypes() ?? [])
            if (type !== Status && !this.#own.recognizes(gvk))
                this.#own.addKnownTypeWithName(gvk, type);
        this.#json = new JSONSerializer(this.#own, { omitManagedFields, omit });
        const plain = { strict: false, pretty: false, canonical: false, omitManagedFields, omit };
        this.#cbor = cbor?.serializer(this.#own, plain).serializer;
        this.#yaml = yaml?.(this.#own, plain).serializer;
        if (codecs === undefined)
            return;
        this.#protobuf = new ProtobufSerializer(this.#own, { codecs, omitManagedFields, omit });
        this.#collect(codecs);
    }
    #collect(codecs) {
        for (const codec of codecs) {
            if ('read' in codec)
                this.#codecs.set(codec.type.type, codec.type);
            else
                this.#collect(codec);
        }
    }
    /** The same for the same Kinds, but what it reads lacks these fields besides. */
    omitting({ omitManagedFields = false, omit = [] }) {
        if (!omitManagedFields && omit.length === 0)
            return this;
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
    classWithCodec(type) {
        return this.#codecs.get(type);
    }
    /**
     * The same, with a Kind made known. Where the Kind is known by another class already, since a module was loaded twice,
     * what is given reads it by this one.
     */
    knowing(type) {
        if (type.version === '')
            return this;
        if (!this.#own.recognizes(type))
            this.#own.addKnownTypes(type, type);
        if (this.#own.typeFor(type) === type)
            return this;
        let content = this.#others.get(type);
        if (content === undefined) {
            content = new Content({ ...this.#options, scheme: this.#own }, [type]);
            this.#others.set(type, content);
        }
        return content;
    }
    /** Whether objects of a class can be sent and read as Protobuf. */
    speaksProtobuf(type) {
        return this.#codecs.get(type.type) === type;
    }
    /** How objects of a class are asked for, and sent. Empty lists in Go's JSON clients: by default. */
    formats(type) {
        if (this.speaksProtobuf(type))
            return { accept: `${ContentTypeProtobuf},${ContentTypeJSON}`, contentType: ContentTypeProtobuf };
        if (this.#cbor === undefined)
            return { accept: `${ContentTypeJSON}, */*`, contentType: ContentTypeJSON };
        return { accept: ACCEPT_CBOR, contentType: this.#whole.#cborRefused ? ContentTypeJSON : ContentTypeCBOR };
    }
    /** How objects without a class are asked for. */
    get acceptsUnstructured() {
        return this.#cbor === undefined ? ContentTypeJSON : ACCEPT_CBOR;
    }
    /** Says that the server does not take CBOR: from now on JSON is sent. */
    refuseCBOR() {
        this.#whole.#cborRefused = true;
    }
    /** The formats of events. */
    get eventFormats() {
        const { cbor } = this.#options;
        return [JSONEvents, ProtobufEvents, ...(cbor === undefined ? [] : [cbor.events])];
    }
    /** An object as the body of a call. @throws EncodeError */
    encode(object, mediaType) {
        return this.#serializer(mediaType).encode(object);
    }
    /** For Status objects in errors. */
    negotiator = {
        decoder: (mediaType) => this.#serializer(mediaType),
    };
    /** What reads the objects of events: they must be of the class, but for Status. */
    eventDecoder(mediaType, type) {
        return {
            decode: (data, defaults) => {
                const content = this.#whole !== this && marksInitialEvents(data) ? this.#whole : this;
                let decoded;
                try {
                    decoded = content.#decode(data, mediaType, type, defaults);
                }
                catch (error) {
                    const object = error instanceof DecodeError ? content.#unstructured(data, mediaType, Unstructured) : undefined;
                    if (object === undefined || object.kind !== type.kind)
                        throw error;
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
    decode(result, type, what) {
        const { body, status, contentType } = result;
        if (body.length === 0)
            throw new UnexpectedResponseError(`${what}: 0-length response with status code: ${status} and content type: ${contentType}`);
        const { mediaType } = parseMediaType(contentType);
        if (this.#serializerOf(mediaType) === undefined)
            throw new UnexpectedResponseError(`${what}: expected an API object, got ${mediaType}: ${fromUTF8(body.subarray(0, 100)).trim()}`);
        const decoded = this.#decode(body, mediaType, type);
        if (decoded.object instanceof Status && type !== Status) {
            // Differs from Go: it doesn't look at the answers to deletions, and gives a Status for an object without a class.
            if (decoded.object.status !== 'Success')
                throw fromObject(decoded.object);
            return decoded.object;
        }
        return checked(decoded, type, what).object;
    }
    /**
     * The object in an answer that is of one class.
     *
     * As in Go, a Status of success is taken for an object without anything, except where any Kind would do.
     * @throws as {@link Content.decode}
     */
    decodeAs(result, type, what) {
        const object = this.decode(result, type, what);
        if (object instanceof type)
            return object;
        return type.apiVersion === '' ? object : new type();
    }
    /**
     * The list in an answer.
     * @param onUndecodable called for objects that can't be decoded; without it, one of them fails the list
     * @throws UndecodableObjectError, else as {@link Content.decode}
     */
    decodeList(result, types, what, onUndecodable) {
        try {
            return this.decodeAs(result, types.list, what);
        }
        catch (error) {
            const list = error instanceof DecodeError ? this.#decodeEach(result, types, onUndecodable) : undefined;
            if (list === undefined)
                throw error;
            return list;
        }
    }
    /** Decodes a list object by object; undefined when it is not the objects that can't be decoded. */
    #decodeEach({ body, contentType }, types, onUndecodable) {
        const list = this.#unstructured(body, parseMediaType(contentType).mediaType, UnstructuredList);
        if (list === undefined)
            return undefined;
        const { items: each, ...envelope } = list;
        const of = (...items) => this.#json.decode(new ValueDocument({ ...envelope, items }), types.list).object;
        const items = [];
        let found = false;
        try {
            const whole = of();
            for (const item of each) {
                try {
                    items.push(...of(item).items);
                }
                catch (error) {
                    if (!(error instanceof DecodeError))
                        return undefined;
                    const cause = new DecodeError(error.text, error.faults.map(fromItem));
                    const undecodable = new UndecodableObjectError(types.item.kind, item, cause);
                    if (onUndecodable === undefined)
                        throw undecodable;
                    found = true;
                    onUndecodable(undecodable);
                }
            }
            whole.items = items;
            return found ? whole : undefined;
        }
        catch (error) {
            if (error instanceof DecodeError && !(error instanceof UndecodableObjectError))
                return undefined;
            throw error;
        }
    }
    /** What data hold, whatever it is; undefined when they can't be read without a class. */
    #unstructured(data, mediaType, type) {
        try {
            return this.#serializer(mediaType).decode(data, undefined, new type()).object;
        }
        catch {
            return undefined;
        }
    }
    #decode(data, mediaType, type, defaults = type.apiVersion === '' ? undefined : type) {
        const isMetadata = type === PartialObjectMetadata;
        if (isMetadata || type === PartialObjectMetadataList) {
            try {
                const decoded = this.#decodeAny(data, mediaType, type, defaults);
                return isWhole(decoded) ? this.#metadataOf(decoded, type) : decoded;
            }
            catch (error) {
                // A Table of an old version is no object of which there are metadata.
                if (!(error instanceof NotRegisteredError) || error.gvk?.group === 'meta.k8s.io')
                    throw error;
                const any = (isMetadata ? Unstructured : UnstructuredList);
                return this.#metadataOf(this.#decodeAny(data, mediaType, any, undefined), type);
            }
        }
        return this.#decodeAny(data, mediaType, type, defaults);
    }
    /** What a server that sends whole objects, though metadata were asked for, says in them. */
    #metadataOf(decoded, type) {
        const { metadata, items } = decoded.object;
        const { apiVersion, kind } = type;
        const of = items === undefined ? {} : { items: items.map((each) => ({ metadata: each.metadata })) };
        return this.#json.decode(new ValueDocument(structuredClone({ apiVersion, kind, metadata, ...of })));
    }
    #decodeAny(data, mediaType, type, defaults) {
        const serializer = this.#serializer(mediaType);
        if (type !== Unstructured && type !== UnstructuredList)
            return serializer.decode(data, defaults);
        const decoded = serializer.decode(data, undefined, new type());
        // A Status has a class, whatever was asked for.
        return decoded.gvk.kind === Status.kind && decoded.gvk.version === 'v1' && decoded.gvk.group === ''
            ? serializer.decode(data)
            : decoded;
    }
    #serializer(mediaType) {
        const serializer = this.#serializerOf(mediaType);
        if (serializer === undefined)
            throw new NegotiateError(mediaType);
        return serializer;
    }
    #serializerOf(mediaType) {
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
function fromItem(fault) {
    return { ...fault, path: fault.path.replace(/^items\[0\]\.?/, '') };
}
/** Whether this is a bookmark whose annotation says that all objects have been sent: it must not be omitted. */
function marksInitialEvents(data) {
    if (data.length > LONGEST_BOOKMARK)
        return false;
    return (typeof data === 'string' ? data : fromUTF8(data)).includes(InitialEventsAnnotationKey);
}
/** Whether an object is neither metadata, nor a Status or a Table. */
function isWhole({ gvk: { group, version, kind } }) {
    return group !== PartialObjectMetadata.group && !(group === '' && version === 'v1' && kind === Status.kind);
}
/** Differs from Go: there an object of another kind is taken for an empty one of that which was asked for. */
function checked(decoded, type, what) {
    // Without a class any kind would do, and a Table has neither items nor a name.
    const isTable = decoded.gvk.kind === Table.kind && decoded.gvk.group === Table.group;
    if (decoded.object instanceof type && (!isTable || type.kind === Table.kind))
        return decoded;
    throw new UnexpectedResponseError(`${what === undefined ? '' : `${what}: `}expected ${type.apiVersion} ${type.kind}, got ${decoded.gvk.groupVersion().toString()} ${decoded.gvk.kind}`);
}
