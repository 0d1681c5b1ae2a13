import { DELETE, DIRECTIVE } from './internal/directives.js';
import { set } from './internal/json_map.js';
/**
 * An element of a patch that deletes an element of a merged list: `{ name: 'a', $patch: 'delete' }`.
 * Mirrors Go's `strategicpatch.CreateDeleteDirective`.
 */
export function createDeleteDirective(mergeKey, mergeKeyValue) {
    const directive = {};
    set(directive, mergeKey, mergeKeyValue);
    directive[DIRECTIVE] = DELETE;
    return directive;
}
