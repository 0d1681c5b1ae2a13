import type { APIObject } from '../storage/api_object.ts';

/** Tells the update that the object is to be deleted instead. */
export class EmptiedFinalizers extends Error {
  readonly code = 'ERR_EMPTIED_FINALIZERS';
  readonly object: APIObject;

  constructor(object: APIObject) {
    super('emptied finalizers');
    this.object = object;
  }
}

/** Whether an update is the last thing that a deletion has waited for. Mirrors Go's `registry.ShouldDeleteDuringUpdate`. */
export function shouldDeleteDuringUpdate({ metadata }: APIObject, { metadata: old }: APIObject): boolean {
  return (metadata.finalizers ?? []).length === 0 && Boolean(old.deletionTimestamp) && !old.deletionGracePeriodSeconds;
}
