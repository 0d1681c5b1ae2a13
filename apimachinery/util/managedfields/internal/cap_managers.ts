import { compareUTF8 } from '#engine/text/utf8';
import type { Managed } from '../managed.ts';
import { secondsOf } from '../managed_fields.ts';
import { buildManagerIdentifier } from '../manager_identifier.ts';

/** The owner of changes by managers merged away. */
const ancientChanges = 'ancient-changes';

/**
 * Caps the number of update managers: beyond the limit, the oldest of each version are merged. Mirrors Go's
 * `NewCapManagersManager`.
 */
export function capManagers(managed: Managed, limit: number): Managed {
  const names = [...managed.fields].filter(([, { applied }]) => !applied).map(([manager]) => manager);
  let count = names.length;
  if (count <= limit) return managed;
  const updaters = names.map((manager) => ({ manager, seconds: secondsOf(managed.times.get(manager)) }));
  updaters.sort((a, b) => a.seconds - b.seconds || compareUTF8(a.manager, b.manager));
  const fields = new Map(managed.fields);
  const times = new Map(managed.times);
  /** The oldest of each version, which becomes the bucket once another is merged into it. */
  const oldest = new Map<string, string>();
  for (const { manager } of updaters) {
    if (count <= limit) break;
    const versioned = fields.get(manager)!;
    const { apiVersion } = versioned;
    const first = oldest.get(apiVersion);
    if (first === undefined) {
      oldest.set(apiVersion, manager);
      continue;
    }
    const bucket = buildManagerIdentifier({ manager: ancientChanges, operation: 'Update', apiVersion });
    if (!fields.has(bucket)) {
      fields.set(bucket, fields.get(first)!);
      fields.delete(first);
    }
    fields.set(bucket, { ...versioned, set: versioned.set.union(fields.get(bucket)!.set) });
    fields.delete(manager);
    times.set(bucket, times.get(manager));
    count--;
  }
  return { fields, times };
}
