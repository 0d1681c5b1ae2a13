import { spellingsAt } from '#engine/json/notes';
import { stringifyJSON } from '#engine/json/stringify';
import { kindOf } from './value_kind.js';
/** A text that two JSON values have in common if they are equal to Go: 1 and 1.0 are not. */
export function identityOf(value, spellings) {
    if (typeof value === 'string')
        return `"${value}`;
    const text = stringifyJSON(value, { sorted: true });
    const floats = spellings === undefined ? undefined : wholeFloats(value, spellings);
    return floats === undefined ? text : `${text} ${stringifyJSON(floats, { sorted: true })}`;
}
/** Where numbers are that would be integers if they were not spelled as floats. How they are spelled doesn't count. */
function wholeFloats(value, spellings) {
    if (typeof spellings === 'string')
        return kindOf(value) === 'integer' ? true : undefined;
    if (typeof value !== 'object' || value === null)
        return undefined;
    const places = Object.entries(value).flatMap(([key, each]) => {
        const inner = spellingsAt(spellings, key);
        const found = inner === undefined ? undefined : wholeFloats(each, inner);
        return found === undefined ? [] : [[key, found]];
    });
    return places.length === 0 ? undefined : Object.fromEntries(places);
}
