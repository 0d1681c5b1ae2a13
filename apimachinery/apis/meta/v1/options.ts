import type { Int64 } from '#engine/schema/wire';
import { oneTermEqualSelector } from '#apimachinery/fields/terms';
import { ObjectNameField } from './zz_generated.constants.ts';
import {
  DeleteOptions,
  ListOptions,
  PatchOptions,
  type ApplyOptions,
  type ObjectMeta,
  type Preconditions,
} from './zz_generated.types.ts';

// Each mirrors the Go function of its name in package meta/v1. `metav1.ParameterCodec` is not here: a codec of one's own
// is `new ParameterCodec(scheme)` of `conversion/queryparams`.

/**
 * The options of a list or watch that gives one object only, and changes from its version on.
 * Mirrors Go's `metav1.SingleObject`.
 */
export function singleObject(meta: ObjectMeta): ListOptions {
  const fieldSelector = oneTermEqualSelector(ObjectNameField, meta.name ?? '').toString();
  return new ListOptions({ fieldSelector, ...(meta.resourceVersion ? { resourceVersion: meta.resourceVersion } : {}) });
}

/**
 * Options to delete an object. Mirrors Go's `metav1.NewDeleteOptions`.
 * @param grace how many seconds the object has to end; 0 deletes at once
 */
export function newDeleteOptions(grace: Int64): DeleteOptions {
  return new DeleteOptions({ gracePeriodSeconds: grace });
}

/** Deletes the object only if it has the uid. Mirrors Go's `metav1.NewPreconditionDeleteOptions`. */
export function newPreconditionDeleteOptions(uid: string): DeleteOptions {
  return new DeleteOptions({ preconditions: newUIDPreconditions(uid) });
}

/** The condition that an object has the uid. Mirrors Go's `metav1.NewUIDPreconditions`. */
export function newUIDPreconditions(uid: string): Preconditions {
  return { uid };
}

/** Deletes the object only if it has the resourceVersion. Mirrors Go's `metav1.NewRVDeletionPrecondition`. */
export function newRVDeletionPrecondition(rv: string): DeleteOptions {
  return new DeleteOptions({ preconditions: { resourceVersion: rv } });
}

/** The options of the patch request that applies. Mirrors Go's `ApplyOptions.ToPatchOptions`. */
export function toPatchOptions(options: Partial<ApplyOptions>): PatchOptions {
  const { dryRun, force = false, fieldManager } = options;
  return new PatchOptions({ ...(dryRun ? { dryRun } : {}), force, ...(fieldManager ? { fieldManager } : {}) });
}

/**
 * The name of the query parameter with a label selector, the same in all versions of the API.
 * Mirrors Go's `metav1.LabelSelectorQueryParam`.
 */
export function labelSelectorQueryParam(_version: string): string {
  return 'labelSelector';
}

/**
 * The name of the query parameter with a field selector, the same in all versions of the API.
 * Mirrors Go's `metav1.FieldSelectorQueryParam`.
 */
export function fieldSelectorQueryParam(_version: string): string {
  return 'fieldSelector';
}
