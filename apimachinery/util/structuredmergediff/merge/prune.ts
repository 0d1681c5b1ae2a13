import type { Steps } from '#engine/steps';
import type { ManagedFields, Set, VersionedSet } from '../fieldpath/index.ts';
import type { TypedValue } from '../typed/index.ts';
import { convertOr } from './convert_or.ts';
import type { Converter } from './converter.ts';
import { inSteps, step } from './merge_error.ts';

/**
 * Removes fields and items from a merged object that the manager applied last time but not this time, and that have no
 * other owner.
 * @param managers the managers after the apply
 * @param last what the manager applied last time, if anything
 */
export function* prune(
  merged: TypedValue,
  managers: ManagedFields,
  manager: string,
  last: VersionedSet | undefined,
  converter: Converter,
): Steps<TypedValue> {
  if (last === undefined || last.set.isEmpty()) return merged;
  const converted = convertOr(
    converter,
    merged,
    last.apiVersion,
    'failed to convert merged object to last applied version',
  );
  if (converted === undefined) return merged;
  const without = converted.removeItems(named(last.set, converted));
  yield;
  const owned = yield* inSteps(
    'failed add back owned items',
    addBackOwned(converted, without, last.apiVersion, managers, converter),
  );
  yield;
  const pruned = yield* inSteps('failed add back dangling items', addBackDangling(converted, owned, last, converter));
  return converter.convert(pruned, managers.get(manager)!.apiVersion);
}

/** The set plus the structs that contain its fields. */
function named(set: Set, of: TypedValue): Set {
  return set.ensureNamedFieldsAreMembers(of.schema, of.typeRef);
}

/** Restores what anybody owns, the manager included. */
function* addBackOwned(
  merged: TypedValue,
  pruned: TypedValue,
  prunedVersion: string,
  managers: ManagedFields,
  converter: Converter,
): Steps<TypedValue> {
  const owned = new Map<string, Set>();
  for (const { apiVersion, set } of managers.values()) owned.set(apiVersion, owned.get(apiVersion)?.union(set) ?? set);
  // The pruned version comes first: others may not be convertible without what was pruned there.
  const versions = [prunedVersion, ...[...owned.keys()].filter((version) => version !== prunedVersion)];
  for (const version of versions) {
    const set = owned.get(version);
    if (set === undefined) continue;
    const all = convertOr(converter, merged, version, `failed to convert merged object at version ${version}`);
    if (all === undefined) continue;
    merged = all;
    const left = convertOr(converter, pruned, version, `failed to convert pruned object at version ${version}`);
    if (left === undefined) continue;
    const allFields = named(
      step(`failed to create field set from merged object at version ${version}`, () => all.toFieldSet()),
      all,
    );
    yield;
    const leftFields = named(
      step(`failed to create field set from pruned object at version ${version}`, () => left.toFieldSet()),
      all,
    );
    yield;
    pruned = all.removeItems(allFields.difference(leftFields.union(named(set, all))));
  }
  return pruned;
}

/** Restores what the manager did not apply last time: unowned fields, or fields set by updates. */
function* addBackDangling(
  merged: TypedValue,
  pruned: TypedValue,
  last: VersionedSet,
  converter: Converter,
): Steps<TypedValue> {
  const converted = convertOr(
    converter,
    pruned,
    last.apiVersion,
    'failed to convert pruned object to last applied version',
  );
  if (converted === undefined) return merged;
  const left = named(
    step('failed to create field set from pruned object in last applied version', () => converted.toFieldSet()),
    merged,
  );
  yield;
  const all = named(
    step('failed to create field set from merged object in last applied version', () => merged.toFieldSet()),
    merged,
  );
  yield;
  return merged.removeItems(all.difference(left).intersection(named(last.set, merged)));
}
