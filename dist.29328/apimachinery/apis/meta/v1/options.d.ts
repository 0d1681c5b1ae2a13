import type { Int64 } from '#engine/schema/wire';
import { type ApplyOptions, DeleteOptions, ListOptions, type ObjectMeta, PatchOptions, type Preconditions } from './zz_generated.types.ts';
/** The options of a list or watch of a single object, from its version on. Mirrors Go's `metav1.SingleObject`. */
export declare function singleObject(meta: ObjectMeta): ListOptions;
/**
 * Options to delete an object. Mirrors Go's `metav1.NewDeleteOptions`.
 * @param grace grace period in seconds; 0 deletes at once
 */
export declare function newDeleteOptions(grace: Int64): DeleteOptions;
/** Deletes the object only if it has the uid. Mirrors Go's `metav1.NewPreconditionDeleteOptions`. */
export declare function newPreconditionDeleteOptions(uid: string): DeleteOptions;
/** The precondition that an object has the uid. Mirrors Go's `metav1.NewUIDPreconditions`. */
export declare function newUIDPreconditions(uid: string): Preconditions;
/** Deletes the object only if it has the resourceVersion. Mirrors Go's `metav1.NewRVDeletionPrecondition`. */
export declare function newRVDeletionPrecondition(rv: string): DeleteOptions;
/** The equivalent patch options. Mirrors Go's `ApplyOptions.ToPatchOptions`. */
export declare function toPatchOptions(options: Partial<ApplyOptions>): PatchOptions;
/**
 * The query parameter of label selectors, the same in all API versions. Mirrors Go's `metav1.LabelSelectorQueryParam`.
 */
export declare function labelSelectorQueryParam(_version: string): string;
/**
 * The query parameter of field selectors, the same in all API versions. Mirrors Go's `metav1.FieldSelectorQueryParam`.
 */
export declare function fieldSelectorQueryParam(_version: string): string;
