/** An object can't be referred to: it doesn't say what it is. */
export class NoReferenceError extends TypeError {
    code = 'ERR_NO_REFERENCE';
    constructor(message) {
        super(message);
        this.name = 'NoReferenceError';
    }
}
/**
 * A reference to an object; a reference is given back as it is. Mirrors Go's `reference.GetReference`.
 *
 * Differs from Go: no Scheme is needed, as objects know their kind.
 * @throws NoReferenceError when the object has no kind or apiVersion, or no metadata
 */
export function getReference(object) {
    const { apiVersion, kind, metadata } = object;
    if (typeof kind !== 'string' || kind === '' || typeof apiVersion !== 'string' || apiVersion === '')
        throw new NoReferenceError("can't refer to an object without apiVersion and kind");
    if (metadata === undefined) {
        const { name, uid, fieldPath } = object;
        if (name !== undefined || uid !== undefined || fieldPath !== undefined)
            return object;
        throw new NoReferenceError(`can't refer to a ${kind} without metadata`);
    }
    const { name, namespace, uid, resourceVersion } = metadata;
    return {
        kind,
        ...(namespace ? { namespace } : {}),
        ...(name ? { name } : {}),
        ...(uid ? { uid } : {}),
        apiVersion,
        ...(resourceVersion ? { resourceVersion } : {}),
    };
}
/** {@link getReference}, to a part of the object, such as `spec.containers{web}`. Mirrors Go's `reference.GetPartialReference`. */
export function getPartialReference(object, fieldPath) {
    return { ...getReference(object), fieldPath };
}
