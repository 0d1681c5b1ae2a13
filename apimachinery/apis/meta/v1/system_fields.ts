import type { Object as MetaObject } from './object.ts';
import { timeIsZero } from './time.ts';

/**
 * Whether a server has already given the object a uid or a time of creation. Takes what has the methods, such as a Kind;
 * `meta.accessor(plain)` gives them to a plain object. Mirrors Go's `metav1.HasObjectMetaSystemFieldValues`.
 */
export function hasObjectMetaSystemFieldValues(meta: MetaObject): boolean {
  return !timeIsZero(meta.getCreationTimestamp()) || meta.getUID() !== '';
}

/**
 * Takes over from the existing object what an update of the status may not change: labels, annotations, finalizers,
 * owners and so on. `meta` is changed, and shares their values afterwards. Mirrors Go's `metav1.ResetObjectMetaForStatus`.
 */
export function resetObjectMetaForStatus(meta: MetaObject, existingMeta: MetaObject): void {
  meta.setDeletionTimestamp(existingMeta.getDeletionTimestamp());
  meta.setGeneration(existingMeta.getGeneration());
  meta.setSelfLink(existingMeta.getSelfLink());
  meta.setLabels(existingMeta.getLabels());
  meta.setAnnotations(existingMeta.getAnnotations());
  meta.setFinalizers(existingMeta.getFinalizers());
  meta.setOwnerReferences(existingMeta.getOwnerReferences());
  // Not managedFields: those of the update record what it changed.
}
