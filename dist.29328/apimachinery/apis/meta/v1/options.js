import { oneTermEqualSelector } from '#apimachinery/fields/terms';
import { ObjectNameField } from './zz_generated.constants.js';
import { DeleteOptions, ListOptions, PatchOptions, } from './zz_generated.types.js';
// Each mirrors the function of the same name in Go's package meta/v1. Instead of `metav1.ParameterCodec`, use `new
// ParameterCodec(scheme)` of `conversion/queryparams`.
/** The options of a list or watch of a single object, from its version on. Mirrors Go's `metav1.SingleObject`. */
export function singleObject(meta) {
    const fieldSelector = oneTermEqualSelector(ObjectNameField, meta.name ?? '').toString();
    return new ListOptions({ fieldSelector, ...(meta.resourceVersion ? { resourceVersion: meta.resourceVersion } : {}) });
}
/**
 * Options to delete an object. Mirrors Go's `metav1.NewDeleteOptions`.
 * @param grace grace period in seconds; 0 deletes at once
 */
export function newDeleteOptions(grace) {
    return new DeleteOptions({ gracePeriodSeconds: grace });
}
/** Deletes the object only if it has the uid. Mirrors Go's `metav1.NewPreconditionDeleteOptions`. */
export function newPreconditionDeleteOptions(uid) {
    return new DeleteOptions({ preconditions: newUIDPreconditions(uid) });
}
/** The precondition that an object has the uid. Mirrors Go's `metav1.NewUIDPreconditions`. */
export function newUIDPreconditions(uid) {
    return { uid };
}
/** Deletes the object only if it has the resourceVersion. Mirrors Go's `metav1.NewRVDeletionPrecondition`. */
export function newRVDeletionPrecondition(rv) {
    return new DeleteOptions({ preconditions: { resourceVersion: rv } });
}
/** The equivalent patch options. Mirrors Go's `ApplyOptions.ToPatchOptions`. */
export function toPatchOptions(options) {
    const { dryRun, force = false, fieldManager } = options;
    return new PatchOptions({ ...(dryRun ? { dryRun } : {}), force, ...(fieldManager ? { fieldManager } : {}) });
}
/**
 * The query parameter of label selectors, the same in all API versions. Mirrors Go's `metav1.LabelSelectorQueryParam`.
 */
export function labelSelectorQueryParam(_version) {
    return 'labelSelector';
}
/**
 * The query parameter of field selectors, the same in all API versions. Mirrors Go's `metav1.FieldSelectorQueryParam`.
 */
export function fieldSelectorQueryParam(_version) {
    return 'fieldSelector';
}
