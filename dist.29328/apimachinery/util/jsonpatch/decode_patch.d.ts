import type { Operation } from './operation.ts';
/**
 * The operations of a JSON patch as text; null has none. Whether they make sense, `applyPatch` finds out: a decoded
 * operation may lack `op` and `path`. Mirrors the DecodePatch function of gopkg.in/evanphx/json-patch.v4.
 * @throws JSONPatchError for what is no list of objects; JSONSyntaxError for what is no JSON
 */
export declare function decodePatch(text: string): readonly Operation[];
