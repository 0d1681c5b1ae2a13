import { timeEqual } from '#apimachinery/apis/meta/v1/time';
import type { ManagedFieldsEntry } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import type { APIObject } from '../storage/api_object.ts';
import { withMetadata } from '../storage/with_metadata.ts';

/**
 * Keeps the old times in managedFields when nothing else has changed: a write that changes only them is none.
 * Mirrors Go's `fieldmanager.IgnoreManagedFieldsTimestampsTransformer`.
 * @param object may be changed
 */
export function ignoreManagedFieldsTimestamps(object: APIObject, old: APIObject): void {
  const entries = object.metadata.managedFields ?? [];
  const before = old.metadata.managedFields ?? [];
  if (entries.length === 0 || entries.length !== before.length) return;
  if (entries.every(({ time }, index) => timeEqual(time, before[index]!.time))) return;
  const restored = entries.map((entry, index) => withTime(entry, before[index]!.time));
  if (!deepEqual(restored, before)) return;
  if (deepEqual(withMetadata(object, { ...object.metadata, managedFields: restored }), old))
    object.metadata.managedFields = restored;
}

function withTime({ time: _, ...entry }: ManagedFieldsEntry, time: ManagedFieldsEntry['time']): ManagedFieldsEntry {
  return time === undefined ? entry : { ...entry, time };
}
