import { marshal } from '../json/marshal.ts';
import { newErrConflict } from '../mergepatch/conflict_error.ts';
import type { PreconditionFunc } from '../mergepatch/precondition.ts';
import { newErrPreconditionFailed } from '../mergepatch/precondition_failed_error.ts';
import { toYAMLOrError } from '../mergepatch/to_yaml.ts';
import { copyNested } from '#engine/verbs/copy_nested';
import { mapsHaveConflicts } from './internal/conflicts.ts';
import { diffMaps } from './internal/diff_maps.ts';
import { parseOptional } from './internal/json_document.ts';
import type { JSONDocument } from './internal/json_document.ts';
import type { JSONMap } from './internal/json_map.ts';
import { mergeMaps } from './internal/merge_maps.ts';
import type { LookupPatchMeta } from './patch_meta.ts';

/**
 * The strategic merge patch that brings `current` to `modified`, and deletes what was in `original` and is not in
 * `modified`; what others added to `current` stays. As JSON with sorted keys; a text that is undefined or empty is `{}`.
 * Mirrors Go's `strategicpatch.CreateThreeWayMergePatch`.
 * @param original what was wanted the last time
 * @param modified what is wanted now
 * @param current what there is
 * @param overwrite false: it is an error when `current` has changes of its own to what the patch changes
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

/** The same with objects, which Go doesn't have. The patch shares nothing with them. @throws NotCopyableError when one holds what is no JSON */
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
  // Both may hold the same parts of `modified`, and merging changes what it is given.
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
