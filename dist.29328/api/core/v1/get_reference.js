import { fromAPIVersionAndKind } from '#apimachinery/runtime/schema/group_version';
/** An object can't be referenced. The message is Go's. */
export class ObjectReferenceError extends Error {
    code = 'ERR_OBJECT_REFERENCE';
    constructor(message) {
        super(message);
        this.name = 'ObjectReferenceError';
    }
}
/**
 * A reference to an object or a list, as in events and `subjects`. Fields missing in the object are missing in the
 * reference. Mirrors Go's `GetReference` of client-go/tools/reference.
 *
 * Differs from Go: an ObjectReference, which is plain data here, is not distinguished from other objects; and a type
 * without metadata yields a reference by kind only, where Go fails.
 * @param scheme resolves the kind of an object without `apiVersion` and `kind`
 * @throws {ObjectReferenceError} when there is no object, or a Scheme is needed and missing
 * @throws what {@link Scheme.objectKinds} throws for an object it doesn't know
 */
export function getReference(scheme, obj) {
    if (typeof obj !== 'object' || obj === null)
        throw new ObjectReferenceError("can't reference a nil object");
    const { apiVersion, kind } = kindOf(scheme, obj).toAPIVersionAndKind();
    const { name, namespace, uid, resourceVersion } = obj.metadata ?? {};
    return {
        ...(kind ? { kind } : {}),
        ...(namespace ? { namespace } : {}),
        ...(name ? { name } : {}),
        ...(uid ? { uid } : {}),
        ...(apiVersion ? { apiVersion } : {}),
        ...(resourceVersion ? { resourceVersion } : {}),
    };
}
/**
 * A reference to a part of an object. Mirrors Go's `GetPartialReference` of client-go/tools/reference.
 * @param fieldPath the part: `spec.containers{web}` for the container of this name
 * @throws as {@link getReference}
 */
export function getPartialReference(scheme, obj, fieldPath) {
    const ref = getReference(scheme, obj);
    return fieldPath === '' ? ref : { ...ref, fieldPath };
}
function kindOf(scheme, obj) {
    const declared = fromAPIVersionAndKind(obj.apiVersion ?? '', obj.kind ?? '');
    if (!declared.empty())
        return declared;
    if (!scheme)
        throw new ObjectReferenceError('scheme is required to look up gvk');
    return scheme.objectKinds(obj).gvks[0];
}
