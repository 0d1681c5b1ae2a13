import { cannotUnmarshal, typeName } from '#engine/go/cannot_unmarshal';
import { isMap } from '#engine/json/untyped';
import { JSONPatchError } from './json_patch_error.ts';

/** One step of a JSON patch (RFC 6902). Paths are JSON pointers (RFC 6901): `/metadata/labels/example.com~1role`. */
export interface Operation {
  readonly op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test' | (string & {});
  readonly path: string;
  /** Of `move` and `copy`. */
  readonly from?: string;
  /** Of `add`, `replace` and `test`. */
  readonly value?: unknown;
}

/** Fails unless a value is a list of objects. @throws JSONPatchError */
export function checkOperations(patch: unknown): readonly (Readonly<Record<string, unknown>> | null)[] {
  if (patch === null) return [];
  if (!Array.isArray(patch)) throw new JSONPatchError(cannotUnmarshal(typeName(patch), 'jsonpatch.Patch'));
  for (const [index, operation] of patch.entries()) {
    if (operation !== null && !isMap(operation))
      throw new JSONPatchError(cannotUnmarshal(typeName(operation), 'jsonpatch.Operation'), index);
  }
  return patch as (Record<string, unknown> | null)[];
}

/** Escapes a key for a JSON pointer. */
export function escapePointer(key: string): string {
  return key.includes('~') || key.includes('/') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

/** Unescapes a segment of a JSON pointer. */
export function unescapePointer(part: string): string {
  return part.replace(/~[01]/g, (escaped) => (escaped === '~1' ? '/' : '~'));
}
