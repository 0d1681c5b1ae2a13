// Go's package also has ConvertMapNumbers and ConvertInterfaceNumbers, which turn json.Number into int64 or float64.
// There is no json.Number here: numbers are exact as they come from the parser, so there is nothing to convert.
import { cannotUnmarshal } from '#engine/go/cannot_unmarshal';
import { parseJSON } from '#engine/json/parse';
import { readJSON } from '#engine/json/read';
import { TextTokens } from '#engine/json/text_tokens';
import { MORE, NUMBER } from '#engine/json/token';
import { asError } from '#engine/text/as_error';
import { fromUTF8 } from '#engine/text/utf8';
import { duplicateFields } from './duplicate_fields.js';
import { JSONError } from './json_error.js';
const MIN_INT64 = -0x8000000000000000n;
const MAX_INT64 = 0x7fffffffffffffffn;
/**
 * Reads JSON. An integer is exact as long as an int64 can hold it; every other number is a float64, rounded if need be.
 * Mirrors k8s.io/apimachinery/pkg/util/json.Unmarshal into an `interface{}`.
 * @throws JSONError when the text is not JSON, or a number too large for a float64
 */
export function unmarshal(data) {
    return read(fromUTF8(data));
}
/**
 * The same, and reports duplicate fields; the last one is kept. Mirrors
 * sigs.k8s.io/json.UnmarshalStrict into an `interface{}`.
 * @throws JSONError
 */
export function unmarshalStrict(data) {
    const text = fromUTF8(data);
    return { value: read(text), strictErrors: duplicateFields(text) };
}
/** The integer -0, which JSON.parse reads as a float. */
const NEGATIVE_ZERO = /(?:^|[[:,\s])-0(?:$|[\s,}\]])/;
function read(text) {
    let parsed;
    try {
        const { value, details } = readJSON(text);
        if (details === undefined && !NEGATIVE_ZERO.test(text))
            return value;
        parsed = details === undefined ? parseJSON(text) : { value, details };
    }
    catch (error) {
        throw new JSONError(asError(error).message, { cause: error });
    }
    if (parsed.details.overflows.size > 0)
        throw tooLarge(text);
    const root = { '': parsed.value };
    const pending = [[root, undefined, true]];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        const [object, notes, isRoot] = next;
        for (const [key, value] of Object.entries(object)) {
            if (typeof value === 'object' && value !== null) {
                pending.push([value, isRoot ? parsed.details.root : notes?.parts.get(key), false]);
            }
            else if (typeof value === 'bigint' && (value < MIN_INT64 || value > MAX_INT64)) {
                if (!Number.isFinite(Number(value)))
                    throw tooLarge(text);
                put(object, key, Number(value));
            }
            else if (Object.is(value, -0) && notes?.spellings.has(key) !== true && (!isRoot || !/[.eE]/.test(text))) {
                // `-0` is the integer 0; `-0.0` is a float and keeps its sign.
                put(object, key, 0);
            }
        }
    }
    return root[''];
}
/** The error for the first number of a JSON text that is too large. */
function tooLarge(text) {
    const tokens = new TextTokens(text);
    let token = tokens.next();
    while (token !== MORE && (token !== NUMBER || Number.isFinite(Number(tokens.raw))))
        token = tokens.next();
    return new JSONError(cannotUnmarshal(`number ${tokens.raw}`, 'float64'));
}
function put(object, key, value) {
    Object.defineProperty(object, key, { value, writable: true, enumerable: true, configurable: true });
}
