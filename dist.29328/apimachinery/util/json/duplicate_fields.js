import { TextTokens } from '#engine/json/text_tokens';
import { BEGIN_ARRAY, BEGIN_OBJECT, END_ARRAY, END_OBJECT, KEY, MORE } from '#engine/json/token';
import { formatPath, quote } from '#engine/schema/fault';
/** Go's strict decoder stops counting here. */
const MAX_ERRORS = 100;
/** Go's strict errors for an untyped JSON text, which must be valid: one for each path of a duplicate key. */
export function duplicateFields(text) {
    const found = new Set();
    /** Keys and indexes of the open objects and arrays. */
    const path = [];
    /** For each open object its keys, for each open array nothing. */
    const open = [];
    const tokens = new TextTokens(text);
    for (let token = tokens.next(); token !== MORE; token = tokens.next()) {
        const keys = open.at(-1);
        if (token === KEY) {
            const key = tokens.string;
            path[path.length - 1] = key;
            if (keys.has(key) && found.size < MAX_ERRORS)
                found.add(`duplicate field ${quote(formatPath(path))}`);
            keys.add(key);
            continue;
        }
        if (token === END_OBJECT || token === END_ARRAY) {
            open.pop();
            path.pop();
            continue;
        }
        // A value: one more item.
        if (open.length > 0 && keys === undefined)
            path.push(path.pop() + 1);
        if (token === BEGIN_OBJECT || token === BEGIN_ARRAY) {
            open.push(token === BEGIN_OBJECT ? new Set() : undefined);
            path.push(token === BEGIN_OBJECT ? '' : -1);
        }
    }
    return [...found];
}
