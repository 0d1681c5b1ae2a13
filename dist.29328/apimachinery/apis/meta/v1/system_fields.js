import { timeIsZero } from './time.js';
/**
 * Whether the object already has a uid or creation time assigned by a server. Takes an object with accessors, such as a
 * Kind; wrap plain objects with `meta.accessor(plain)`. Mirrors Go's `metav1.HasObjectMetaSystemFieldValues`.
 */
export function hasObjectMetaSystemFieldValues(meta) {
    return !timeIsZero(meta.getCreationTimestamp()) || meta.getUID() !== '';
}
/**
 * Copies what a status update may not change (labels, annotations, finalizers, owners and so on) from the existing
 * object into `meta`, which then shares the values. Mirrors Go's `metav1.ResetObjectMetaForStatus`.
 */
export function resetObjectMetaForStatus(meta, existingMeta) {
    meta.setDeletionTimestamp(existingMeta.getDeletionTimestamp());
    meta.setGeneration(existingMeta.getGeneration());
    meta.setSelfLink(existingMeta.getSelfLink());
    meta.setLabels(existingMeta.getLabels());
    meta.setAnnotations(existingMeta.getAnnotations());
    meta.setFinalizers(existingMeta.getFinalizers());
    meta.setOwnerReferences(existingMeta.getOwnerReferences());
    // Not managedFields: the update's record what it changed.
}
