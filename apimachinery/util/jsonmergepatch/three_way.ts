import { setOwn } from '#engine/json/own_property';
import { isMap, presentKeys } from '#engine/json/untyped';
import { marshal } from '../json/marshal.ts';
import { unmarshal } from '../json/unmarshal.ts';
import { JSONPatchError } from '../jsonpatch/json_patch_error.ts';
import { createMergePatch, mergePatch } from '../jsonpatch/merge_patch.ts';
import type { MergePatchOf } from '../jsonpatch/merge_patch_of.ts';
import { newErrConflict } from '../mergepatch/conflict_error.ts';
import { hasConflicts } from '../mergepatch/has_conflicts.ts';
import type { PreconditionFunc } from '../mergepatch/precondition.ts';
import { newErrPreconditionFailed } from '../mergepatch/precondition_failed_error.ts';
import { toYAMLOrError } from '../mergepatch/to_yaml.ts';

/**
 * The JSON merge patch that turns `current` into `modified`, deleting what was in `original` but is not in `modified`:
 * for custom resources, whose list merge strategies are unknown. Returned as JSON with sorted keys; an undefined or
 * empty argument counts as `{}`. Mirrors Go's `jsonmergepatch.CreateThreeWayJSONMergePatch`.
 * @throws JSONPatchError when a text is not a JSON object; ConflictError; PreconditionFailedError
 */
export function createThreeWayJSONMergePatch(
  original: string | Uint8Array | undefined,
  modified: string | Uint8Array | undefined,
  current: string | Uint8Array | undefined,
  ...fns: PreconditionFunc[]
): string {
  return marshal(createThreeWayJSONMergeMapPatch(parse(original), parse(modified), parse(current), ...fns));
}

/**
 * The same for objects; Go has no counterpart. The patch shares nothing with them. @throws NotCopyableError on what is
 * not JSON
 */
export function createThreeWayJSONMergeMapPatch<T extends object>(
  original: object,
  modified: object,
  current: T,
  ...fns: PreconditionFunc[]
): MergePatchOf<T> & Record<string, unknown>;
export function createThreeWayJSONMergeMapPatch(
  original: object,
  modified: object,
  current: object,
  ...fns: PreconditionFunc[]
): Record<string, unknown> {
  const changes = filter(createMergePatch(current, modified), false);
  const deletions = filter(createMergePatch(original, modified), true);
  if (hasConflicts(changes, deletions)) throw newErrConflict(toYAMLOrError(changes), toYAMLOrError(deletions));
  const patch = mergePatch(deletions, changes);
  if (!fns.every((fn) => fn(patch))) throw newErrPreconditionFailed(patch);
  return patch;
}

function parse(text: string | Uint8Array | undefined): object {
  if (text === undefined || text.length === 0) return {};
  let value: unknown;
  try {
    value = unmarshal(text);
  } catch {
    throw new JSONPatchError('Invalid JSON Document');
  }
  if (value !== null && !isMap(value))
    throw new JSONPatchError(Array.isArray(value) ? 'Mismatched JSON Documents' : 'Invalid JSON Document');
  return value ?? {};
}

/** Keeps only the nulls of a patch, or everything but the nulls. Lists are treated as a whole. */
function filter(patch: Record<string, unknown>, nulls: boolean): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const key of presentKeys(patch)) {
    const value = patch[key];
    if (isMap(value) && presentKeys(value).length > 0) {
      const inner = filter(value, nulls);
      if (presentKeys(inner).length > 0) setOwn(out, key, inner);
    } else if ((value === null) === nulls) {
      setOwn(out, key, value);
    }
  }
  return out;
}
