import type { PatchType } from '../../types/patch_type.ts';
import type { PatchOptions } from './patch_options.ts';
/**
 * Applies a patch of any type but server-side apply, as an API server would. Object and patch are not modified; for an
 * object of a Kind, the result is one too.
 * @param patch an object, or for a JSON patch a list of no more than 10,000 operations
 * @throws MergePatchError, JSONPatchError, PatchTypeError, NotCopyableError; StatusError for a strategic merge patch of a
 * custom resource, as a server answers
 */
export declare function patchObject<T extends object>(object: T, patch: object, patchType: PatchType, options?: PatchOptions): T;
