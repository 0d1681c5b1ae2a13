import { quoteJSON } from '../json/escape.js';
import { YAMLError } from './error.js';
import { parseYAML } from './parse.js';
import { maxKeyLength } from './scanner.js';
/** What cannot get through a YAML reader; Go reads its own JSON as YAML before it writes YAML. */
const refused = /[\x7F-\x84\x86-\x9F\uFFFE\uFFFF]/;
const unpaired = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const unusual = /[\x7F-\x9F\uD800-\uDFFF\uFFFE\uFFFF]/;
/**
 * What becomes of a string on its way through JSON text and Go's YAML reader: U+0085 is a line break there and is
 * folded, a lone surrogate is U+FFFD.
 * @throws YAMLError for a string that cannot make the way
 */
// Differs from Go: of several such strings in a value the first one written decides the error's text, and lines that
// U+0085 adds to the JSON text are not counted in it.
export function passString(text) {
    if (!unusual.test(text))
        return text;
    if (refused.test(text))
        throw new YAMLError('yaml: control characters are not allowed');
    const whole = text.replace(unpaired, '\ufffd');
    return whole.includes('\x85') ? String(parseYAML(quoteJSON(whole))) : whole;
}
/** The same for a key, which must also be short enough to be recognised as one ({@link maxKeyLength} characters as JSON). */
export function passKey(key) {
    const text = key.includes('\x85') ? key : passString(key);
    // An escape has six characters.
    if (text.length * 6 + 2 <= maxKeyLength && text === key && !key.includes('\x85'))
        return key;
    const whole = text.replace(unpaired, '\ufffd');
    if (refused.test(whole))
        throw new YAMLError('yaml: control characters are not allowed');
    const read = parseYAML(`{${quoteJSON(whole)}:0}`);
    return Object.keys(read)[0];
}
