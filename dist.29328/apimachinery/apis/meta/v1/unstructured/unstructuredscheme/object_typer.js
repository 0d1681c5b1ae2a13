import { CodecError } from '#apimachinery/runtime/codec';
import { MissingKindError, MissingVersionError } from '#apimachinery/runtime/errors';
import { isUnstructured } from '#apimachinery/runtime/unstructured';
/**
 * Types objects without a class by their `apiVersion` and `kind`, recognizing every kind. Mirrors Go's
 * `unstructuredscheme.NewUnstructuredObjectTyper`. `objectKinds` throws a MissingKindError or MissingVersionError for
 * objects without them, and a CodecError for objects with a class.
 */
export function newUnstructuredObjectTyper() {
    return {
        objectKinds(object) {
            if (!isUnstructured(object))
                throw new CodecError(`cannot type ${object.kind ?? 'a plain object'}: only objects without a class`);
            const gvk = object.groupVersionKind();
            if (gvk.kind === '')
                throw new MissingKindError('object has no kind field ');
            if (gvk.version === '')
                throw new MissingVersionError('object has no apiVersion field');
            return { gvks: [gvk], unversioned: false };
        },
        recognizes: () => true,
    };
}
