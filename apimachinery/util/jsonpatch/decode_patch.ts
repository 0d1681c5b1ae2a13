import { readJSON } from '#engine/json/read';
import type { Operation } from './operation.ts';
import { checkOperations } from './operation.ts';

/**
 * The operations of a JSON patch as text; null has none. Whether they make sense, `applyPatch` finds out: a decoded
 * operation may lack `op` and `path`. Mirrors the DecodePatch function of gopkg.in/evanphx/json-patch.v4.
 * @throws JSONPatchError for what is not a list of objects; JSONSyntaxError for what is not JSON
 */
export function decodePatch(text: string): readonly Operation[] {
  const patch: unknown = readJSON(text).value;
  return isPatch(patch) ? patch : [];
}

function isPatch(patch: unknown): patch is readonly Operation[] {
  checkOperations(patch);
  return patch !== null;
}
