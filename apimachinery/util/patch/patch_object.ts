import { JSONPatchType, MergePatchType, StrategicMergePatchType } from '../../types/patch_type.ts';
import type { PatchType } from '../../types/patch_type.ts';
import { applyPatch } from '../jsonpatch/apply_patch.ts';
import { mergePatch } from '../jsonpatch/merge_patch.ts';
import type { Operation } from '../jsonpatch/operation.ts';
import { strategicMergeMapPatchUsingLookupPatchMeta } from '../strategicpatch/strategic_merge.ts';
import { PatchTypeError } from './patch_for.ts';
import { requirePatchMeta } from './patch_options.ts';
import type { PatchOptions } from './patch_options.ts';

/**
 * Applies a patch of any type but server-side apply, as an API server would. Object and patch stay as they are; of an
 * object of a Kind the result is one too.
 * @param patch an object, or for a JSON patch a list of operations
 * @throws MergePatchError, JSONPatchError, PatchTypeError, NotCopyableError
 */
export function patchObject<T extends object>(object: T, patch: object, patchType: PatchType, options: PatchOptions = {}): T {
  switch (patchType) {
    case JSONPatchType:
      return applyPatch(object, patch as Operation[]);
    case MergePatchType:
      return mergePatch(object, patch);
    case StrategicMergePatchType:
      return strategicMergeMapPatchUsingLookupPatchMeta(object, patch, requirePatchMeta([object], options));
    default:
      throw new PatchTypeError(patchType, 'local patch');
  }
}
