import { isMap } from '#engine/json/untyped';
import type { PatchType } from '../../types/patch_type.ts';
import { JSONPatchType, MergePatchType, StrategicMergePatchType } from '../../types/patch_type.ts';
import { applyPatch } from '../jsonpatch/apply_patch.ts';
import { JSONPatchError } from '../jsonpatch/json_patch_error.ts';
import { mergePatch } from '../jsonpatch/merge_patch.ts';
import type { MergePatchOf } from '../jsonpatch/merge_patch_of.ts';
import type { Operation } from '../jsonpatch/operation.ts';
import { ErrBadJSONDoc, MergePatchError } from '../mergepatch/merge_patch_error.ts';
import { strategicMergeMapPatchUsingLookupPatchMeta } from '../strategicpatch/strategic_merge.ts';
import type { StrategicMergePatchOf } from '../strategicpatch/strategic_merge_patch_of.ts';
import { PatchTypeError } from './patch_for.ts';
import type { PatchOptions } from './patch_options.ts';
import { requirePatchMeta } from './patch_options.ts';

/** Maximum operations an API server accepts in one request. */
const MAX_OPERATIONS = 10_000;

/** A patch of type P for objects of type T; any object where the type is known only when the program runs. */
export type PatchOf<T, P extends PatchType> = P extends typeof JSONPatchType
  ? readonly Operation[]
  : P extends typeof MergePatchType
    ? MergePatchOf<T>
    : P extends typeof StrategicMergePatchType
      ? StrategicMergePatchOf<T>
      : object;

/**
 * Applies a patch of any type but server-side apply, as an API server would. The compiler checks its fields. Object and patch are not modified; for an
 * object of a Kind, the result is one too.
 * @param patch an object, or for a JSON patch a list of no more than 10,000 operations
 * @throws MergePatchError, JSONPatchError, PatchTypeError, NotCopyableError; StatusError for a strategic merge patch of a
 * custom resource, as a server answers
 */
export function patchObject<T extends object, P extends PatchType>(
  object: T,
  patch: PatchOf<NoInfer<T>, NoInfer<P>>,
  patchType: P,
  options?: PatchOptions,
): T;
export function patchObject(object: object, patch: object, patchType: PatchType, options: PatchOptions = {}): object {
  switch (patchType) {
    case JSONPatchType:
      if (Array.isArray(patch) && patch.length > MAX_OPERATIONS)
        throw new JSONPatchError(
          `The allowed maximum operations in a JSON patch is ${MAX_OPERATIONS}, got ${patch.length}`,
        );
      return applyPatch(object, patch as Operation[]);
    case MergePatchType:
      if (!isMap(patch)) throw new JSONPatchError('Invalid JSON Patch');
      return mergePatch(object, patch);
    case StrategicMergePatchType:
      if (!isMap(patch)) throw new MergePatchError(ErrBadJSONDoc);
      return strategicMergeMapPatchUsingLookupPatchMeta(object, patch, requirePatchMeta([object], options));
    default:
      throw new PatchTypeError(patchType, 'local patch');
  }
}
