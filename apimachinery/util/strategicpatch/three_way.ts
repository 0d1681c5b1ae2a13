import { copyNested } from '#engine/verbs/copy_nested';
import { marshal } from '../json/marshal.ts';
import { newErrConflict } from '../mergepatch/conflict_error.ts';
import type { PreconditionFunc } from '../mergepatch/precondition.ts';
import { newErrPreconditionFailed } from '../mergepatch/precondition_failed_error.ts';
import { toYAMLOrError } from '../mergepatch/to_yaml.ts';
import { mapsHaveConflicts } from './internal/conflicts.ts';
import { diffMaps } from './internal/diff_maps.ts';
import type { JSONDocument } from './internal/json_document.ts';
import { parseOptional } from './internal/json_document.ts';
import type { JSONMap } from './internal/json_map.ts';
import { mergeMaps } from './internal/merge_maps.ts';
import type { LookupPatchMeta } from './patch_meta.ts';
import type { StrategicMergePatchOf } from './strategic_merge_patch_of.ts';

/**
 * The strategic merge patch that turns `current` into `modified`, deleting what was in `original` but is not in
 * `modified`; additions by others to `current` are kept. Returned as JSON with sorted keys; an undefined or empty
 * argument counts as `{}`. Mirrors Go's `strategicpatch.CreateThreeWayMergePatch`.
 * @param original the last applied configuration
 * @param modified the desired configuration
 * @param current the live object
 * @param overwrite if false, conflicts with changes in `current` are errors
 * @throws MergePatchError, ConflictError, PreconditionFailedError
 */
export function createThreeWayMergePatch(
  original: JSONDocument | undefined,
  modified: JSONDocument | undefined,
  current: JSONDocument | undefined,
  schema: LookupPatchMeta,
  overwrite: boolean,
  ...fns: PreconditionFunc[]
): string {
  return marshal(
    threeWay(parseOptional(original), parseOptional(modified), parseOptional(current), schema, overwrite, fns),
  );
}

/**
 * The same for objects; Go has no counterpart. The patch shares nothing with them. @throws NotCopyableError when one
 * contains values that are not JSON
 */
export function createThreeWayMergeMapPatch<T extends object>(
  original: object,
  modified: object,
  current: T,
  schema: LookupPatchMeta,
  overwrite: boolean,
  ...fns: PreconditionFunc[]
): StrategicMergePatchOf<T> & JSONMap;
export function createThreeWayMergeMapPatch(
  original: object,
  modified: object,
  current: object,
  schema: LookupPatchMeta,
  overwrite: boolean,
  ...fns: PreconditionFunc[]
): JSONMap {
  const copy = (object: object): JSONMap => copyNested(object) as JSONMap;
  return threeWay(copy(original), copy(modified), copy(current), schema, overwrite, fns);
}

function threeWay(
  original: JSONMap,
  modified: JSONMap,
  current: JSONMap,
  schema: LookupPatchMeta,
  overwrite: boolean,
  fns: readonly PreconditionFunc[],
): JSONMap {
  const changes = diffMaps(current, modified, schema, {
    setElementOrder: true,
    ignoreChangesAndAdditions: false,
    ignoreDeletions: true,
  });
  const deletions = diffMaps(original, modified, schema, {
    setElementOrder: true,
    ignoreChangesAndAdditions: true,
    ignoreDeletions: false,
  });
  // Both may share parts of `modified`, and merging modifies its arguments.
  const patch = mergeMaps(copyNested(deletions), copyNested(changes), schema, 'combine');
  if (!fns.every((fn) => fn(patch))) throw newErrPreconditionFailed(patch);
  if (!overwrite) {
    const others = diffMaps(original, current, schema, {
      setElementOrder: false,
      ignoreChangesAndAdditions: false,
      ignoreDeletions: false,
    });
    if (mapsHaveConflicts(patch, others, schema)) throw newErrConflict(toYAMLOrError(patch), toYAMLOrError(others));
  }
  return patch;
}
