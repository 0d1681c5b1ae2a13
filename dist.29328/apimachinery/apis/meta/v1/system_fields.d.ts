import type { Object as MetaObject } from './object.ts';
/**
 * Whether the object already has a uid or creation time assigned by a server. Takes an object with accessors, such as a
 * Kind; wrap plain objects with `meta.accessor(plain)`. Mirrors Go's `metav1.HasObjectMetaSystemFieldValues`.
 */
export declare function hasObjectMetaSystemFieldValues(meta: MetaObject): boolean;
/**
 * Copies what a status update may not change (labels, annotations, finalizers, owners and so on) from the existing
 * object into `meta`, which then shares the values. Mirrors Go's `metav1.ResetObjectMetaForStatus`.
 */
export declare function resetObjectMetaForStatus(meta: MetaObject, existingMeta: MetaObject): void;
