import { JSONPatchType, MergePatchType, type PatchType, StrategicMergePatchType } from '#apimachinery/types/patch_type';
import type { MergePatchOf } from '#apimachinery/util/jsonpatch/merge_patch_of';
import type { StrategicMergePatchOf } from '#apimachinery/util/strategicpatch/strategic_merge_patch_of';

/**
 * A change to an object, in one of the ways that servers know. T is what it changes, where the compiler has checked it:
 * such a patch fits no other Kind.
 */
export interface Patch<T = unknown> {
  readonly type: PatchType;
  /** JSON. */
  readonly data: string;
  /** Is never there: for the compiler alone. */
  readonly changes?: ((object: T) => void) | undefined;
}

/** One step of a JSON patch (RFC 6902). */
export type JSONPatchOperation =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move' | 'copy'; readonly from: string; readonly path: string };

/** Steps that are done all or none: with `test`, only if the object is as expected. */
export function jsonPatch(operations: readonly JSONPatchOperation[]): Patch {
  return { type: JSONPatchType, data: JSON.stringify(operations) };
}

/**
 * Values to set; null removes a field, a list replaces the whole list (RFC 7386). Within a call of `patch` of a client, or
 * with a type argument, the compiler checks the fields.
 *
 * ```ts
 * await deployments.patch('web', mergePatch({ spec: { replicas: 3, paused: null } }));
 * const pause = mergePatch<appsv1.Deployment>({ spec: { paused: true } });
 * ```
 */
export function mergePatch<T>(changes: MergePatchOf<NoInfer<T>>): Patch<T> {
  return { type: MergePatchType, data: JSON.stringify(changes) };
}

/**
 * As {@link mergePatch}, but lists are merged by their keys, and there are directives such as `$patch: 'delete'`. For
 * built-in Kinds only.
 */
export function strategicMergePatch<T>(changes: StrategicMergePatchOf<NoInfer<T>>): Patch<T> {
  return { type: StrategicMergePatchType, data: JSON.stringify(changes) };
}
