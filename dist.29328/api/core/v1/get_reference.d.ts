import type { ObjectMetaAccessor } from '#apimachinery/apis/meta/v1/object';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { Scheme } from '#apimachinery/runtime/scheme';
import type { ObjectReference } from './zz_generated.types.ts';
/** An object can't be referenced. The message is Go's. */
export declare class ObjectReferenceError extends Error {
    readonly code = "ERR_OBJECT_REFERENCE";
    constructor(message: string);
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
export declare function getReference(scheme: Scheme | null | undefined, obj: (RuntimeObject & ObjectMetaAccessor) | null | undefined): ObjectReference;
/**
 * A reference to a part of an object. Mirrors Go's `GetPartialReference` of client-go/tools/reference.
 * @param fieldPath the part: `spec.containers{web}` for the container of this name
 * @throws as {@link getReference}
 */
export declare function getPartialReference(scheme: Scheme | null | undefined, obj: (RuntimeObject & ObjectMetaAccessor) | null | undefined, fieldPath: string): ObjectReference;
