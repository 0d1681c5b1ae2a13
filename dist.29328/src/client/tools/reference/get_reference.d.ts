import type { ObjectReference } from '#api/core/v1/zz_generated.structs';
/** An object can't be referred to: it doesn't say what it is. */
export declare class NoReferenceError extends TypeError {
    readonly code = "ERR_NO_REFERENCE";
    constructor(message: string);
}
/** An object of any Kind, or a reference to one. */
export type Referable = object;
/**
 * A reference to an object; a reference is given back as it is. Mirrors Go's `reference.GetReference`.
 *
 * Differs from Go: no Scheme is needed, as objects know their kind.
 * @throws NoReferenceError when the object has no kind or apiVersion, or no metadata
 */
export declare function getReference(object: Referable): ObjectReference;
/** {@link getReference}, to a part of the object, such as `spec.containers{web}`. Mirrors Go's `reference.GetPartialReference`. */
export declare function getPartialReference(object: Referable, fieldPath: string): ObjectReference;
