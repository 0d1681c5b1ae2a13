// Not here: Go's LookupPatchMetaError and InvalidTypeError, which Go does not use either, and the exported visitors of
// OpenAPI schemas.
export {
  itemAddedToModifiedSlice,
  itemMatchesOriginalAndModifiedSlice,
  itemRemovedFromModifiedSlice,
} from './compare_elements.ts';
export { mergingMapsHaveConflicts } from './conflicts.ts';
export { createDeleteDirective } from './delete_directive.ts';
export type { JSONDocument } from './internal/json_document.ts';
export type { JSONMap } from './internal/json_map.ts';
export type { OpenAPISchema, OpenAPISchemas } from './open_api.ts';
export type { LookupPatchMeta, PatchLookup, PatchMeta } from './patch_meta.ts';
export { FieldNotFoundError, newPatchMetaFromOpenAPI, PatchMetaFromOpenAPI } from './patch_meta_from_open_api.ts';
export { PatchMetaFromOpenAPIV3 } from './patch_meta_from_open_api_v3.ts';
export type { DataStruct } from './patch_meta_from_struct.ts';
export { newPatchMetaFromStruct, PatchMetaFromStruct } from './patch_meta_from_struct.ts';
export {
  mergeStrategicMergeMapPatchUsingLookupPatchMeta,
  strategicMergeMapPatch,
  strategicMergeMapPatchUsingLookupPatchMeta,
  strategicMergePatch,
  strategicMergePatchUsingLookupPatchMeta,
} from './strategic_merge.ts';
export type { StrategicMergePatchOf } from './strategic_merge_patch_of.ts';
export { createThreeWayMergeMapPatch, createThreeWayMergePatch } from './three_way.ts';
export {
  createTwoWayMergeMapPatch,
  createTwoWayMergeMapPatchUsingLookupPatchMeta,
  createTwoWayMergePatch,
  createTwoWayMergePatchUsingLookupPatchMeta,
} from './two_way.ts';
