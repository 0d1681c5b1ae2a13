import { endOfPlain, wordsOf } from './plain_bytes.js';
const QUOTE = 0x22;
const ESCAPE = 0x5c;
/**
 * Where an object or array ends that begins at a place; -1 when it does not. Only brackets and strings are looked at,
 * for parts of JSON that are not read: syntax errors within them go unnoticed.
 */
export function endOfBrackets(bytes, from) {
    const { length } = bytes;
    const words = wordsOf(bytes);
    let depth = 0;
    for (let at = from; at < length; at++) {
        switch (bytes[at]) {
            case QUOTE:
                at = endOfString(bytes, words, at + 1);
                break;
            case 0x7b:
            case 0x5b:
                depth++;
                break;
            case 0x7d:
            case 0x5d:
                if (--depth <= 0)
                    return at + 1;
        }
    }
    return -1;
}
/** Where the quotation mark is that ends a string, of which `from` is the first place; the number of bytes if there is none. */
function endOfString(bytes, words, from) {
    const { length } = bytes;
    for (let at = endOfPlain(bytes, words, from); at < length; at = endOfPlain(bytes, words, at + 1)) {
        const byte = bytes[at];
        if (byte === QUOTE)
            return at;
        if (byte === ESCAPE)
            at++;
    }
    return length;
}
