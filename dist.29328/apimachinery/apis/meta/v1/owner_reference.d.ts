import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import type { ObjectMetaAccessor } from './object.ts';
import type { OwnerReference } from './zz_generated.types.ts';
/** An object can't be used as an owner. */
export declare class OwnerReferenceError extends Error {
    readonly code = "ERR_OWNER_REFERENCE";
    constructor(message: string);
}
/** What {@link ownerReferenceFor} sets besides the identity of the owner. Absent properties are left out. */
export interface OwnerReferenceOptions {
    /** The owner is the object's controller; an object may have one. */
    readonly controller?: boolean;
    /** The owner can't be deleted in the foreground before the object is gone. */
    readonly blockOwnerDeletion?: boolean;
    /** The owner's kind, if the object has none. */
    readonly gvk?: GroupVersionKindLike;
}
/**
 * A reference to `owner`, for `metadata.ownerReferences` of the objects it owns.
 * @throws {OwnerReferenceError} when the owner has no kind, name or uid. Only the server assigns a uid: pass the object
 * it returned
 */
export declare function ownerReferenceFor(owner: RuntimeObject & ObjectMetaAccessor, options?: OwnerReferenceOptions): OwnerReference;
/** Whether `owner` is among the owners of `object`, by uid. An owner without uid owns nothing. */
export declare function hasOwnerReference(object: ObjectMetaAccessor, owner: ObjectMetaAccessor): boolean;
