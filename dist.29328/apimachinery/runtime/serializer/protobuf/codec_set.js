import { ProtobufError } from '#engine/protobuf/error';
import { OmittedFields } from '#engine/protobuf/omitted_fields';
import { OmittingReader } from '#engine/protobuf/omitting_reader';
import { Reader } from '#engine/protobuf/reader';
import { Writer } from '#engine/protobuf/writer';
import { asError } from '#engine/text/as_error';
import { omitFields } from '#engine/verbs/omit';
import { verify } from '#engine/verbs/verify';
import { DecodeError } from '../../decode_error.js';
import { deepCopyJSONValue } from '../../deep_copy.js';
import { EncodeError } from '../../encode_error.js';
import { classOf, goTypeName } from '../../kind_class.js';
import { isUnstructured } from '../../unstructured.js';
import { omittedFields } from '../omit/omit_options.js';
import { MissingCodecError, NotMarshalableError } from './errors.js';
/** The codecs a serializer was given, by class. */
export class CodecSet {
    #codecs = new Map();
    #added = new Set();
    constructor(codecs) {
        this.#add(codecs);
    }
    #add(codecs) {
        if (this.#added.has(codecs))
            return;
        this.#added.add(codecs);
        for (const codec of codecs) {
            if ('read' in codec)
                this.#codecs.set(codec.type.type, codec);
            else
                this.#add(codec);
        }
    }
    /**
     * The codec of a class.
     * @throws NotMarshalableError when its type has no Protobuf form
     * @throws MissingCodecError when it has, but the codec wasn't passed in
     */
    of(type) {
        const codec = this.#codecs.get(type.type);
        if (codec !== undefined)
            return codec;
        if (type.protobuf === false)
            throw new NotMarshalableError(`*${goTypeName(type)}`);
        throw new MissingCodecError(type);
    }
    /** The codec of an object's own class; undefined when it is a plain object or of some other class. */
    ofInstance(object) {
        const type = Object.getPrototypeOf(object) === null ? undefined : classOf(object);
        return typeof type?.type === 'string' ? this.of(type) : undefined;
    }
}
/**
 * The codec for writing an object.
 * @throws EncodeError when it is not one
 */
export function codecFor(scheme, codecs, object) {
    if (typeof object !== 'object' || object === null || Array.isArray(object)) {
        throw new EncodeError(`${object === null ? 'null' : Array.isArray(object) ? 'an array' : `a ${typeof object}`} is no object of a kind`);
    }
    if (isUnstructured(object))
        throw new NotMarshalableError('*unstructured.Unstructured');
    return codecs.ofInstance(object) ?? codecs.of(scheme.typeFor(scheme.objectKinds(object).gvks[0]));
}
/** Runs a read, and puts Go's text of what was wrong into a DecodeError. */
export function decoding(read) {
    try {
        return read();
    }
    catch (error) {
        throw error instanceof ProtobufError ? new DecodeError(error.message, [], { cause: error }) : error;
    }
}
/** What options leave out; undefined for nothing. @throws FieldPathSyntaxError */
export function omittedBy(options) {
    const tree = omittedFields(options);
    return tree && new OmittedFields(tree);
}
/**
 * Reads an object's message. Its length stands at `at`.
 * @param target what to read into
 * @param omitted fields to skip
 */
export function readObject(codec, bytes, at, end, target, omitted) {
    const reader = at < 0 ? new Reader(new Uint8Array(1)) : newReader(bytes, at, end, omitted);
    codec.read(reader, target);
    reader.finish();
    // Entries of maps were not skipped.
    if (omitted !== undefined)
        omitFields(target, omitted.tree);
    return target;
}
function newReader(bytes, at, end, omitted) {
    return omitted === undefined ? new Reader(bytes, at, end) : new OmittingReader(bytes, at, end, omitted);
}
/**
 * Runs a write.
 * @throws EncodeError with the place of the value that can't be written
 */
export function encoding(scheme, object, codec, write) {
    const writer = new Writer();
    try {
        write(writer);
    }
    catch (error) {
        if (error instanceof RangeError)
            throw new EncodeError(`the object can't be encoded: it is nested too deeply, or holds itself`, { cause: error });
        throw new EncodeError(`the object can't be encoded: ${faultOf(scheme, codec, object) ?? asError(error).message}`, {
            cause: error,
        });
    }
    return writer.finish();
}
/** What the verifying pass of the JSON decoder finds wrong: it knows the place. */
function faultOf({ scalars }, codec, object) {
    try {
        const fault = verify(codec.type, deepCopyJSONValue(object), { scalars }).faults[0];
        return fault && `${fault.path}: ${fault.text}`;
    }
    catch {
        return undefined;
    }
}
/** Fills in what the kind lacks; group and version are only taken together. */
export function copyKindDefaults(kind, defaults) {
    if (defaults === undefined)
        return;
    if (kind.kind === '')
        kind.kind = defaults.kind ?? '';
    if (kind.version === '' && (defaults.version ?? '') !== '') {
        kind.group = defaults.group ?? '';
        kind.version = defaults.version;
    }
}
/** An object without properties to read into: `into` itself when it has the class, else a new one, with its kind. */
export function emptyObject(codec, gvk, into) {
    const type = codec.type;
    const reuse = into !== undefined && Object.getPrototypeOf(into) === type.prototype;
    const object = reuse ? into : new codec.shell();
    if (reuse)
        for (const key of Object.keys(object))
            delete object[key];
    if (type.apiVersion !== '') {
        stamp(object, 'kind', gvk.kind);
        stamp(object, 'apiVersion', gvk.groupVersion().toString());
    }
    return object;
}
/** The prototype has accessors of these names. */
function stamp(object, key, value) {
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}
