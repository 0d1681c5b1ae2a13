import { toUTF8 } from '../text/utf8.js';
import { isPolluted } from './polluted.js';
import { isSpace } from './space.js';
import { KEY, MORE } from './token.js';
import { Tokenizer } from './tokenizer.js';
/**
 * Whether some object of a valid text has a duplicate key. Counts the keys of the text and those of its value, which is
 * much cheaper than looking for the place.
 */
export function hasDuplicateKeys(text, value) {
    const keys = countKeys(value);
    return countColons(text) !== keys && countNames(text) !== keys;
}
/**
 * How many colons follow a quotation mark that is not escaped: those behind the names of members, and those that strings
 * begin with. When a value has as many keys, there are no others, and no duplicates.
 */
function countColons(text) {
    let count = 0;
    for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
        let before = at - 1;
        while (isSpace(text.charCodeAt(before)))
            before--;
        if (text.charCodeAt(before) === 0x22 && !isEscaped(text, before))
            count++;
    }
    return count;
}
function isEscaped(text, at) {
    let before = at - 1;
    while (text.charCodeAt(before) === 0x5c)
        before--;
    return (at - before) % 2 === 0;
}
function countNames(text) {
    const tokens = new Tokenizer(toUTF8(text));
    let count = 0;
    for (let token = tokens.next(); token > MORE; token = tokens.next())
        if (token === KEY)
            count++;
    return count;
}
function countKeys(root) {
    const polluted = isPolluted();
    let count = 0;
    const pending = [root];
    for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
        if (typeof value !== 'object' || value === null)
            continue;
        if (Array.isArray(value)) {
            for (const item of value)
                if (typeof item === 'object')
                    pending.push(item);
            continue;
        }
        for (const key in value) {
            if (polluted && !Object.hasOwn(value, key))
                continue;
            count++;
            const child = value[key];
            if (typeof child === 'object')
                pending.push(child);
        }
    }
    return count;
}
