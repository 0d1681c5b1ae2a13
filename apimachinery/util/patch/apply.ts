import { isMap } from '#engine/json/untyped';
import type { PatchType } from '../../types/patch_type.ts';
import { MergePatchType, StrategicMergePatchType } from '../../types/patch_type.ts';
import { marshal } from '../json/marshal.ts';
import { unmarshal } from '../json/unmarshal.ts';
import { createThreeWayJSONMergeMapPatch } from '../jsonmergepatch/three_way.ts';
import { ErrBadJSONDoc, MergePatchError } from '../mergepatch/merge_patch_error.ts';
import { requireKeyUnchanged, requireMetadataKeyUnchanged } from '../mergepatch/precondition.ts';
import { createThreeWayMergeMapPatch } from '../strategicpatch/three_way.ts';
import { getOriginalConfiguration, withLastApplied } from './last_applied.ts';
import { patchObject } from './patch_object.ts';
import type { PatchOptions } from './patch_options.ts';
import { patchMetaFor } from './patch_options.ts';

/** Options of {@link apply}. */
export interface ApplyOptions extends PatchOptions {
  /** If false, conflicts with changes by others are errors. Default true, as in kubectl. */
  readonly overwrite?: boolean;
}

/** The request that brings an object to its desired state. */
export type ApplyRequest<T extends object = object> =
  /** The object does not exist: create it. */
  | { readonly verb: 'create'; readonly body: string; readonly contentType: 'application/json'; readonly object: T }
  /** Send the patch. `object` is the expected result, unless the live object changes in the meantime. */
  | { readonly verb: 'patch'; readonly body: string; readonly contentType: PatchType; readonly object: T }
  /** The object is as desired. */
  | { readonly verb: 'none'; readonly object: T };

/**
 * What `kubectl apply` without `--server-side` does: changes what differs from `desired`, deletes what was last applied
 * but is not in `desired`, and leaves fields set by others alone. Records what was applied in an annotation. Uses a
 * strategic merge patch for objects of a built-in Kind's class or when given a schema, otherwise a JSON merge patch.
 * @param live the object on the server; undefined if it does not exist
 * @param lastApplied the last applied configuration, as an object or JSON; defaults to the annotation of `live`
 * @throws MergePatchError, PreconditionFailedError when apiVersion, kind or name of a custom resource differ,
 * ConflictError, NotCopyableError
 */
export function apply<T extends object>(
  live: T | undefined,
  lastApplied: object | string | undefined,
  desired: T,
  options: ApplyOptions = {},
): ApplyRequest<T> {
  const modified = withLastApplied(desired);
  if (live === undefined)
    return { verb: 'create', body: marshal(modified), contentType: 'application/json', object: modified };
  const original = parsed(lastApplied ?? getOriginalConfiguration(live));
  const schema = patchMetaFor([desired, live], options);
  const contentType: PatchType = schema === undefined ? MergePatchType : StrategicMergePatchType;
  const patch =
    schema === undefined
      ? createThreeWayJSONMergeMapPatch(
          original,
          modified,
          live,
          requireKeyUnchanged('apiVersion'),
          requireKeyUnchanged('kind'),
          requireMetadataKeyUnchanged('name'),
        )
      : createThreeWayMergeMapPatch(original, modified, live, schema, options.overwrite ?? true);
  if (Object.keys(patch).length === 0) return { verb: 'none', object: live };
  return {
    verb: 'patch',
    body: marshal(patch),
    contentType,
    object: patchObject(live, patch, contentType, schema === undefined ? {} : { schema }),
  };
}

function parsed(lastApplied: object | string | undefined): object {
  if (typeof lastApplied === 'object') return lastApplied;
  if (lastApplied === undefined || lastApplied === '') return {};
  let value: unknown;
  try {
    value = unmarshal(lastApplied);
  } catch (error) {
    throw new MergePatchError(ErrBadJSONDoc, { cause: error });
  }
  if (!isMap(value)) throw new MergePatchError(ErrBadJSONDoc);
  return value;
}
