import { makePath, newSet, type Set, type VersionedSet } from '../../structuredmergediff/fieldpath/index.ts';

let stripped: Set | undefined;

/** The fields that nobody owns: those that identify the object, and those the server sets. */
function stripSet(): Set {
  const metadata = [
    'name',
    'namespace',
    'creationTimestamp',
    'selfLink',
    'uid',
    'clusterName',
    'generation',
    'managedFields',
    'resourceVersion',
  ];
  return (stripped ??= newSet(
    makePath('apiVersion'),
    makePath('kind'),
    makePath('metadata'),
    ...metadata.map((name) => makePath('metadata', name)),
  ));
}

/** Removes the fields that nobody owns from the managers; only one that just changed something can have any. */
export function stripMeta(
  fields: ReadonlyMap<string, VersionedSet>,
  manager: string,
): ReadonlyMap<string, VersionedSet> {
  const versioned = fields.get(manager);
  if (versioned === undefined) return fields;
  const left = new Map(fields);
  const set = versioned.set.difference(stripSet());
  if (set.isEmpty()) left.delete(manager);
  else left.set(manager, { ...versioned, set });
  return left;
}
