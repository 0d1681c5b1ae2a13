import type { PreconditionFunc } from '../mergepatch/precondition.ts';
import type { JSONDocument } from './internal/json_document.ts';
import type { JSONMap } from './internal/json_map.ts';
import type { LookupPatchMeta } from './patch_meta.ts';
import type { DataStruct } from './patch_meta_from_struct.ts';
/**
 * The strategic merge patch that turns `original` into `modified`, as JSON with sorted keys. An undefined or empty
 * argument counts as `{}`. Mirrors Go's `strategicpatch.CreateTwoWayMergePatch`.
 * @param dataStruct the Kind: `createTwoWayMergePatch(before, after, corev1.Pod)`
 * @throws MergePatchError when an argument is not a JSON object, or a changed field is unknown
 * @throws PreconditionFailedError
 */
export declare function createTwoWayMergePatch(original: JSONDocument | undefined, modified: JSONDocument | undefined, dataStruct: DataStruct, ...fns: PreconditionFunc[]): string;
/** Mirrors Go's `strategicpatch.CreateTwoWayMergePatchUsingLookupPatchMeta`. */
export declare function createTwoWayMergePatchUsingLookupPatchMeta(original: JSONDocument | undefined, modified: JSONDocument | undefined, schema: LookupPatchMeta, ...fns: PreconditionFunc[]): string;
/**
 * The same for objects. The patch shares nothing with them. Mirrors Go's `strategicpatch.CreateTwoWayMergeMapPatch`.
 * @throws MergePatchError, PreconditionFailedError, and NotCopyableError when an object contains values that are not
 * JSON
 */
export declare function createTwoWayMergeMapPatch(original: object, modified: object, dataStruct: DataStruct, ...fns: PreconditionFunc[]): JSONMap;
/** Mirrors Go's `strategicpatch.CreateTwoWayMergeMapPatchUsingLookupPatchMeta`. */
export declare function createTwoWayMergeMapPatchUsingLookupPatchMeta(original: object, modified: object, schema: LookupPatchMeta, ...fns: PreconditionFunc[]): JSONMap;
