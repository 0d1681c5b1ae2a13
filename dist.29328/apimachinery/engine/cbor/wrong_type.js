import { mismatch } from './error.js';
import { NEGINT, TEXT } from './source.js';
import { unknownSimpleValue } from './wellformed.js';
/** The error for the item whose head was just read. Go sees first what is wrong with the item itself. */
export function wrongType(source, goType, why = '') {
    const unknown = unknownSimpleValue(source);
    if (unknown !== undefined)
        return unknown;
    if (source.major === TEXT)
        source.text(0);
    const tooLarge = source.major === NEGINT && source.integer() < -(2n ** 63n);
    return mismatch(source.major, goType, tooLarge ? `${source.integer()} overflows Go's int64` : why);
}
