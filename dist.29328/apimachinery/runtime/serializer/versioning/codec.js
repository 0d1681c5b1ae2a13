import { CodecError } from '../../codec.js';
import { NotRegisteredError } from '../../errors.js';
import { APIVersionInternal, kindChooser } from '../../group_versioner.js';
import { fromAPIVersionAndKind } from '../../schema/group_version.js';
import { isStrictDecodingError, StrictDecodingError } from '../../strict_decoding_error.js';
import { isUnknown } from '../../unknown.js';
import { isUnstructured, isUnstructuredList } from '../../unstructured.js';
/**
 * Converts objects to a version before they are written, and sets defaults and converts after they were read. Objects
 * that are given to it are not changed. Mirrors Go's `versioning.NewCodec`.
 *
 * A Scheme with nothing but the API types of Kubernetes has no internal version: a codec that decodes to it
 * (`InternalGroupVersioner`, the usual target in Go's servers) leaves such objects in the version they came in. Types
 * that a program registers under the version `__internal` are converted as in Go.
 */
export class Codec {
    #options;
    #identifier;
    constructor(options) {
        this.#options = options;
        this.#identifier = identifierOf(options.encodeVersion, options.encoder);
    }
    /**
     * Reads an object, sets its defaults and converts it.
     * @param into always returned, converted to if the data are of another kind; then `decodeVersion` doesn't matter
     * @returns the object, and the kind it had in the data
     * @throws StrictDecodingError with the converted object, when the decoder is strict
     * @throws NotConvertibleError NotRegisteredError when the object can't be converted
     * @throws whatever the decoder throws
     */
    decode(data, defaults, into) {
        const { decoder } = this.#options;
        if (decoder === undefined)
            throw new CodecError('decoding is not allowed for this codec');
        try {
            const { object, gvk } = decoder.decode(data, defaults, into);
            return { object: this.#finish(object, into), gvk };
        }
        catch (error) {
            if (!isStrictDecodingError(error) || error.object === undefined || error.gvk === undefined)
                throw error;
            const object = this.#finish(error.object, into);
            throw new StrictDecodingError(error.errors, object, error.gvk, error.faults);
        }
    }
    #finish(object, into) {
        const { scheme, defaulter, decodeVersion } = this.#options;
        defaulter?.default(object);
        if (into === undefined)
            return this.#staysAsItIs(object) ? object : scheme.unsafeConvertToVersion(object, decodeVersion);
        if (into !== object)
            scheme.convert(object, into, decodeVersion);
        return into;
    }
    #staysAsItIs(object) {
        const { scheme, decodeVersion } = this.#options;
        if (decodeVersion === undefined)
            return true;
        const target = kindChooser(decodeVersion).kindForGroupVersionKinds(scheme.objectKinds(object).gvks);
        // Differs from Go: it fails when there is no internal type; here that is so for all types of the API.
        return target?.version === APIVersionInternal && !scheme.recognizes(target);
    }
    /**
     * Writes an object in the codec's version. Objects that belong to no version (Status) are written as they are,
     * and so are Unknown ones.
     * @throws NotRegisteredError when the Scheme doesn't know the object or can't bring it to the version
     * @throws NotConvertibleError
     */
    encode(object) {
        return this.#encoder().encode(this.#inVersion(object));
    }
    /** The same as text. */
    encodeToString(object) {
        return this.#encoder().encodeToString(this.#inVersion(object));
    }
    /** As in Go. */
    identifier() {
        return this.#identifier;
    }
    #encoder() {
        const { encoder } = this.#options;
        if (encoder === undefined)
            throw new CodecError('encoding is not allowed for this codec');
        return encoder;
    }
    #inVersion(object) {
        if (isUnknown(object))
            return object;
        const { scheme, encodeVersion } = this.#options;
        if (isUnstructured(object) && this.#suits(object))
            return object;
        const { gvks, unversioned } = scheme.objectKinds(object);
        const own = ownKind(object);
        if (encodeVersion === undefined || unversioned) {
            const kind = gvks[0];
            return own.equals(kind) ? object : withKind(scheme.from(object), kind);
        }
        const target = kindChooser(encodeVersion).kindForGroupVersionKinds(gvks);
        // The usual case, and the only one without a copy.
        // Differs from Go: it takes this way for single objects only, and refuses lists without a class of unknown kinds.
        if (target?.equals(own) && gvks.some((kind) => kind.equals(own)))
            return object;
        return scheme.unsafeConvertToVersion(shallowCopy(scheme.from(object)), encodeVersion);
    }
    /** Whether an object without a class can be written as it is. Lists may hold objects of many kinds. */
    #suits(object) {
        const { scheme, encodeVersion } = this.#options;
        if (isUnstructuredList(object))
            return false;
        const gvk = ownKind(object);
        if (gvk.version === '' || encodeVersion === undefined)
            return true;
        const target = kindChooser(encodeVersion).kindForGroupVersionKinds([gvk]);
        if (target === undefined)
            throw new NotRegisteredError({ schemeName: scheme.schemeName, gvk, target: encodeVersion });
        return target.equals(gvk);
    }
}
/**
 * A codec that converts and sets defaults with one Scheme. Mirrors Go's `versioning.NewDefaultingCodecForScheme`.
 */
export function newDefaultingCodecForScheme(scheme, encoder, decoder, encodeVersion, decodeVersion) {
    return new Codec({ scheme, defaulter: scheme, encoder, decoder, encodeVersion, decodeVersion });
}
function identifierOf(encodeVersion, encoder) {
    const identifier = { name: 'versioning' };
    const parts = {
        ...(encodeVersion && { encodeGV: kindChooser(encodeVersion).identifier() }),
        ...(encoder && { encoder: encoder.identifier() }),
        ...identifier,
    };
    return JSON.stringify(parts);
}
function ownKind(object) {
    const { apiVersion, kind } = object;
    const own = (key) => Object.hasOwn(object, key) || isUnstructured(object);
    return fromAPIVersionAndKind(typeof apiVersion === 'string' && own('apiVersion') ? apiVersion : '', typeof kind === 'string' && own('kind') ? kind : '');
}
function withKind(object, gvk) {
    const copy = shallowCopy(object);
    copy.setGroupVersionKind(gvk);
    return copy;
}
/** The same properties on another object of the class. */
function shallowCopy(object) {
    return Object.setPrototypeOf({ ...object }, Object.getPrototypeOf(object));
}
