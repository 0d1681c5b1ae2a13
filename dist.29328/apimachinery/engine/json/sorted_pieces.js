import { compareUTF8 } from '../text/utf8.js';
import { quoteJSON } from './escape.js';
import { stringifyJSON } from './stringify.js';
const SORTED = { sorted: true };
/** The JSON of a map as Go writes untyped data, in pieces: each element of a list in the map is one. */
export function* sortedPieces(map) {
    let before = '{';
    for (const key of Object.keys(map).sort(compareUTF8)) {
        const value = map[key];
        if (value === undefined)
            continue;
        const name = `${before}${quoteJSON(key)}:`;
        before = ',';
        if (!Array.isArray(value) || value.length === 0) {
            yield name + stringifyJSON(value, SORTED);
            continue;
        }
        const elements = value;
        let opening = `${name}[`;
        for (const element of elements) {
            yield opening + stringifyJSON(element ?? null, SORTED);
            opening = ',';
        }
        yield ']';
    }
    yield before === '{' ? '{}' : '}';
}
