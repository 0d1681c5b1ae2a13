import { copyNested } from '#engine/verbs/copy_nested';
import { marshal } from '../json/marshal.ts';
import type { PreconditionFunc } from '../mergepatch/precondition.ts';
import { newErrPreconditionFailed } from '../mergepatch/precondition_failed_error.ts';
import { diffMaps } from './internal/diff_maps.ts';
import type { JSONDocument } from './internal/json_document.ts';
import { parseOptional } from './internal/json_document.ts';
import type { JSONMap } from './internal/json_map.ts';
import type { LookupPatchMeta } from './patch_meta.ts';
import type { DataStruct } from './patch_meta_from_struct.ts';
import { newPatchMetaFromStruct } from './patch_meta_from_struct.ts';
import type { StrategicMergePatchOf } from './strategic_merge_patch_of.ts';

/**
 * The strategic merge patch that turns `original` into `modified`, as JSON with sorted keys. An undefined or empty
 * argument counts as `{}`. Mirrors Go's `strategicpatch.CreateTwoWayMergePatch`.
 * @param dataStruct the Kind: `createTwoWayMergePatch(before, after, corev1.Pod)`
 * @throws MergePatchError when an argument is not a JSON object, or a changed field is unknown
 * @throws PreconditionFailedError
 */
export function createTwoWayMergePatch(
  original: JSONDocument | undefined,
  modified: JSONDocument | undefined,
  dataStruct: DataStruct,
  ...fns: PreconditionFunc[]
): string {
  return createTwoWayMergePatchUsingLookupPatchMeta(original, modified, newPatchMetaFromStruct(dataStruct), ...fns);
}

/** Mirrors Go's `strategicpatch.CreateTwoWayMergePatchUsingLookupPatchMeta`. */
export function createTwoWayMergePatchUsingLookupPatchMeta(
  original: JSONDocument | undefined,
  modified: JSONDocument | undefined,
  schema: LookupPatchMeta,
  ...fns: PreconditionFunc[]
): string {
  return marshal(twoWay(parseOptional(original), parseOptional(modified), schema, fns));
}

/**
 * The same for objects. The patch shares nothing with them. Mirrors Go's `strategicpatch.CreateTwoWayMergeMapPatch`.
 * @throws MergePatchError, PreconditionFailedError, and NotCopyableError when an object contains values that are not
 * JSON
 */
export function createTwoWayMergeMapPatch<T extends object>(
  original: T,
  modified: object,
  dataStruct: DataStruct,
  ...fns: PreconditionFunc[]
): StrategicMergePatchOf<T> & JSONMap;
export function createTwoWayMergeMapPatch(
  original: object,
  modified: object,
  dataStruct: DataStruct,
  ...fns: PreconditionFunc[]
): JSONMap {
  return createTwoWayMergeMapPatchUsingLookupPatchMeta(original, modified, newPatchMetaFromStruct(dataStruct), ...fns);
}

/** Mirrors Go's `strategicpatch.CreateTwoWayMergeMapPatchUsingLookupPatchMeta`. */
export function createTwoWayMergeMapPatchUsingLookupPatchMeta<T extends object>(
  original: T,
  modified: object,
  schema: LookupPatchMeta,
  ...fns: PreconditionFunc[]
): StrategicMergePatchOf<T> & JSONMap;
export function createTwoWayMergeMapPatchUsingLookupPatchMeta(
  original: object,
  modified: object,
  schema: LookupPatchMeta,
  ...fns: PreconditionFunc[]
): JSONMap {
  return twoWay(copyNested(original) as JSONMap, copyNested(modified) as JSONMap, schema, fns);
}

function twoWay(
  original: JSONMap,
  modified: JSONMap,
  schema: LookupPatchMeta,
  fns: readonly PreconditionFunc[],
): JSONMap {
  const patch = diffMaps(original, modified, schema, {
    setElementOrder: true,
    ignoreChangesAndAdditions: false,
    ignoreDeletions: false,
  });
  if (!fns.every((fn) => fn(patch))) throw newErrPreconditionFailed(patch);
  return patch;
}
