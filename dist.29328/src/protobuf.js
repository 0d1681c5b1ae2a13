/**
 * The counterpart of the package root for Protobuf: every built-in Kind. Separate because the codecs are large, and
 * only bundled when imported. A program that needs few Kinds stays smaller with
 * `kubetyped/apimachinery/runtime/serializer/protobuf` and the codecs of their packages.
 */
import { codecs as apiCodecs } from '../api/protobuf/index.js';
import { codecs as metaCodecs } from '../apimachinery/apis/meta/v1/protobuf/index.js';
import { KindMismatchError } from '../apimachinery/runtime/kind_base.js';
import { Serializer } from '../apimachinery/runtime/serializer/protobuf/serializer.js';
import { scheme } from './scheme.js';
/** The codecs of every Kind, for serializers and codec factories. */
export const codecs = [apiCodecs, metaCodecs];
export function decode(what, data, options = {}) {
    const { defaults, ...omitting } = options;
    if (typeof what !== 'function')
        return serializerFor(what, omitting).decode(data, defaults).object;
    const { object, gvk } = serializerFor(scheme, omitting).decode(data, what);
    if (object instanceof what)
        return object;
    throw new KindMismatchError(`cannot decode ${gvk} as ${what.kind} of ${what.apiVersion}`);
}
/**
 * Writes an object as Protobuf in the envelope of Kubernetes: the bytes that Go writes.
 * @throws EncodeError NotMarshalableError NotRegisteredError MissingKindError MissingVersionError
 */
export function encode(object) {
    return serializerFor().encode(object);
}
let serializer;
/** Knows all codecs; made once, as that takes a while. */
export function serializerFor(known = scheme, options = {}) {
    const { omitManagedFields = false, omit = [] } = options;
    if (known !== scheme || omitManagedFields || omit.length > 0)
        return new Serializer(known, { codecs, ...options });
    return (serializer ??= new Serializer(scheme, { codecs }));
}
