import { quoteJSON } from './escape.js';
import { NeedsWriter, writeJSON } from './write.js';
/**
 * JSON text of a value, as JSON.stringify gives it, with `bigint` written as an integer and any depth of nesting.
 * @throws TypeError for a cycle, and for what has no JSON form at the top level
 */
export function stringifyJSON(value, { indent = 0, sorted = false } = {}) {
    const text = sorted ? writeJSON(value, { indent, sortKeys: true, leaf: goLeaf }) : native(value, indent);
    if (text === undefined)
        throw new TypeError(`a ${typeof value} has no JSON form`);
    return text;
}
function native(value, indent) {
    try {
        return JSON.stringify(value, undefined, indent);
    }
    catch (error) {
        const canBeWritten = error instanceof NeedsWriter ||
            error instanceof RangeError ||
            (error instanceof TypeError && /BigInt/.test(error.message));
        if (!canBeWritten)
            throw error;
        return writeJSON(value, { indent, sortKeys: false, leaf });
    }
}
function leaf(value) {
    return typeof value === 'bigint' ? String(value) : JSON.stringify(value);
}
function goLeaf(value) {
    return typeof value === 'string' ? quoteJSON(value) : leaf(value);
}
