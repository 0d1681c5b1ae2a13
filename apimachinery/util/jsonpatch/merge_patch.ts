import { getOwn, setOwn } from '#engine/json/own_property';
import { equalUntyped, isMap, presentKeys } from '#engine/json/untyped';
import { copyNested } from '#engine/verbs/copy_nested';
import { JSONPatchError } from './json_patch_error.ts';
import type { MergePatchOf } from './merge_patch_of.ts';

/** An object of untyped JSON values. */
export type JSONMap = Record<string, unknown>;

const BAD_DOCUMENT = 'Invalid JSON Document';
const BAD_PATCH = 'Invalid JSON Patch';

/**
 * The JSON merge patch (RFC 7386) that turns one object into the other: changed values, and null for removed ones.
 * Objects are merged, lists and everything else replaced. For two lists of objects, returns a list of patches. Shares
 * nothing with its arguments. Mirrors github.com/evanphx/json-patch's CreateMergePatch; null counts as an empty object.
 *
 * Differs from Go: integers beyond 2^53 stay exact; Go rounds them.
 * @throws JSONPatchError when only one is a list, or one is neither object nor list; NotCopyableError
 */
export function createMergePatch<T extends object>(original: T, modified: object): MergePatchOf<T> & JSONMap;
export function createMergePatch(original: unknown, modified: unknown): unknown;
export function createMergePatch(original: unknown, modified: unknown): unknown {
  if (Array.isArray(original) !== Array.isArray(modified)) throw new JSONPatchError('Mismatched JSON Documents');
  const before = copyNested(original);
  const after = copyNested(modified);
  if (!Array.isArray(before) || !Array.isArray(after)) return difference(asMap(before), asMap(after));
  if (before.length !== after.length) throw new JSONPatchError(BAD_DOCUMENT);
  return before.map((item, index) => difference(asMap(item), asMap(after[index])));
}

function asMap(value: unknown): JSONMap {
  if ((value ?? null) === null) return {};
  if (!isMap(value)) throw new JSONPatchError(BAD_DOCUMENT);
  return value;
}

function difference(before: JSONMap, after: JSONMap): JSONMap {
  const patch: JSONMap = {};
  for (const key of presentKeys(after)) {
    const was = getOwn(before, key);
    const is = after[key];
    if (isMap(was) && isMap(is)) {
      const inner = difference(was, is);
      if (presentKeys(inner).length > 0) setOwn(patch, key, inner);
    } else if (was === undefined || !equalUntyped(was, is)) {
      setOwn(patch, key, is);
    }
  }
  for (const key of presentKeys(before)) if (getOwn(after, key) === undefined) setOwn(patch, key, null);
  return patch;
}

/**
 * Applies a JSON merge patch (RFC 7386), whose fields the compiler checks where it knows the document. The arguments are not modified; for an object of a Kind, the result is one
 * too. A document that is not an object is replaced by the patch without its nulls. Mirrors MergePatch of
 * github.com/evanphx/json-patch.
 * @throws JSONPatchError when the document is null, or the patch neither object nor list; NotCopyableError
 */
export function mergePatch<T>(document: T, patch: unknown extends T ? unknown : MergePatchOf<NoInfer<T>>): T;
export function mergePatch(document: unknown, patch: unknown): unknown {
  return merge(document, patch, 'apply');
}

/** A merge patch equivalent to applying both in turn. Mirrors MergeMergePatches of github.com/evanphx/json-patch. */
export function mergeMergePatches(first: object, second: object): JSONMap {
  return merge(first, second, 'combine') as JSONMap;
}

/** Whether nulls of the patch delete keys, or are kept. */
type Mode = 'apply' | 'combine';

function merge(document: unknown, patch: unknown, mode: Mode): unknown {
  if ((document ?? null) === null) throw new JSONPatchError(BAD_DOCUMENT);
  if (typeof patch !== 'object' || patch === null) throw new JSONPatchError(BAD_PATCH);
  const copy = copyNested(patch);
  if (isMap(copy) && isMap(document)) return mergeMaps(copyNested(document), copy, mode);
  if (Array.isArray(copy) || mode === 'apply') dropNulls(copy);
  return copy;
}

function mergeMaps(target: JSONMap, patch: JSONMap, mode: Mode): JSONMap {
  for (const key of presentKeys(patch)) {
    const change = patch[key];
    const current = getOwn(target, key) ?? null;
    if (change === null) {
      if (mode === 'combine') setOwn(target, key, null);
      else delete target[key];
    } else if (isMap(current) && isMap(change)) {
      mergeMaps(current, change, mode);
    } else {
      // A replacing list keeps its nulls, as in Go.
      if (current === null ? mode === 'apply' : !isMap(current)) dropNulls(change);
      setOwn(target, key, change);
    }
  }
  return target;
}

/** Removes null values from all objects. Lists keep theirs. */
function dropNulls(value: unknown): void {
  if (Array.isArray(value)) value.forEach(dropNulls);
  if (!isMap(value)) return;
  for (const key of presentKeys(value)) {
    if (value[key] === null) delete value[key];
    else dropNulls(value[key]);
  }
}
