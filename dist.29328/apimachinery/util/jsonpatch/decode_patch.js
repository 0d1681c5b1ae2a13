import { readJSON } from '#engine/json/read';
import { checkOperations } from './operation.js';
/**
 * The operations of a JSON patch as text; null has none. Whether they make sense, `applyPatch` finds out: a decoded
 * operation may lack `op` and `path`. Mirrors the DecodePatch function of gopkg.in/evanphx/json-patch.v4.
 * @throws JSONPatchError for what is no list of objects; JSONSyntaxError for what is no JSON
 */
export function decodePatch(text) {
    const patch = readJSON(text).value;
    return isPatch(patch) ? patch : [];
}
function isPatch(patch) {
    checkOperations(patch);
    return patch !== null;
}
