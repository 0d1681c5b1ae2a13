import { compareUTF8, utf8Length } from '../text/utf8.js';
/** Sorts keys as their bytes in CBOR: the shorter goes first, because its length precedes the text. */
export function sortForCBOR(keys) {
    if (keys.length < 2)
        return keys;
    return keys.every(isASCII) ? keys.sort(compareASCII) : keys.sort(compareAny);
}
function isASCII(key) {
    for (let at = 0; at < key.length; at++)
        if (key.charCodeAt(at) > 127)
            return false;
    return true;
}
function compareASCII(a, b) {
    return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
function compareAny(a, b) {
    return utf8Length(a) - utf8Length(b) || compareUTF8(a, b);
}
