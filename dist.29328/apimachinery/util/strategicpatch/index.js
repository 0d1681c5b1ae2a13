// Not here: Go's LookupPatchMetaError and InvalidTypeError, which Go does not use either, and the exported visitors of
// OpenAPI schemas.
export { itemAddedToModifiedSlice, itemMatchesOriginalAndModifiedSlice, itemRemovedFromModifiedSlice, } from './compare_elements.js';
export { mergingMapsHaveConflicts } from './conflicts.js';
export { createDeleteDirective } from './delete_directive.js';
export { FieldNotFoundError, newPatchMetaFromOpenAPI, PatchMetaFromOpenAPI } from './patch_meta_from_open_api.js';
export { PatchMetaFromOpenAPIV3 } from './patch_meta_from_open_api_v3.js';
export { newPatchMetaFromStruct, PatchMetaFromStruct } from './patch_meta_from_struct.js';
export { mergeStrategicMergeMapPatchUsingLookupPatchMeta, strategicMergeMapPatch, strategicMergeMapPatchUsingLookupPatchMeta, strategicMergePatch, strategicMergePatchUsingLookupPatchMeta, } from './strategic_merge.js';
export { createThreeWayMergeMapPatch, createThreeWayMergePatch } from './three_way.js';
export { createTwoWayMergeMapPatch, createTwoWayMergeMapPatchUsingLookupPatchMeta, createTwoWayMergePatch, createTwoWayMergePatchUsingLookupPatchMeta, } from './two_way.js';
