import { isBlank, isBlankOrEnd, isBreak, isIndicator, SPACE } from './character.js';
import { resolvePlain } from './resolve.js';
// How a string is written.
export const PLAIN = 1;
export const SINGLE_QUOTED = 2;
export const DOUBLE_QUOTED = 3;
export const LITERAL = 4;
/** Strings of these characters need no analysis: no indicator, no blank, nothing that starts a number. */
const simple = /^[A-Za-z_/][A-Za-z0-9_./-]*$/;
const base60 = /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/;
/** Chooses the style Go's encoder and emitter agree on for a string. */
export function chooseStyle(text, simpleKey) {
    if (simple.test(text))
        return resolvePlain(text).tag === 'str' ? PLAIN : DOUBLE_QUOTED;
    // An empty string would be null.
    if (text === '')
        return DOUBLE_QUOTED;
    const traits = analyze(text);
    if (text.includes('\n'))
        return traits.block && !simpleKey ? LITERAL : DOUBLE_QUOTED;
    if (resolvePlain(text).tag !== 'str' || isBase60(text))
        return DOUBLE_QUOTED;
    if (traits.multiline && simpleKey)
        return DOUBLE_QUOTED;
    if (traits.plain)
        return PLAIN;
    return traits.single ? SINGLE_QUOTED : DOUBLE_QUOTED;
}
/** Whether a string has a line break in it, which rules it out as a key without `?`. */
export function isMultiline(text) {
    return /[\n\r\x85\u2028\u2029]/.test(text);
}
/** What the emitter escapes in double quotes and refuses elsewhere. Characters beyond U+FFFF are among it. */
export function isPrintable(c) {
    return ((c >= 0x20 && c <= 0x7e) || c === 0x0a || (c >= 0xa0 && c < 0xd800) || (c >= 0xe000 && c <= 0xfffd && c !== 0xfeff));
}
function isBase60(text) {
    return text.includes(':') && base60.test(text);
}
/** Finds out which styles can carry a text that is not empty. */
function analyze(text) {
    const traits = { multiline: false, plain: true, single: true, block: true };
    if (text.startsWith('---') || text.startsWith('...'))
        traits.plain = false;
    let afterBlank = true;
    let afterSpace = false;
    let afterBreak = false;
    const last = text.length - 1;
    for (let i = 0; i <= last; i++) {
        const c = text.charCodeAt(i);
        const beforeBlank = i === last || isBlank(text.charCodeAt(i + 1));
        if (isMisread(c, i === 0, afterBlank, beforeBlank))
            traits.plain = false;
        if (!isPrintable(c))
            traits.plain = traits.single = traits.block = false;
        if (c === SPACE) {
            if (i === 0 || i === last)
                traits.plain = false;
            if (i === last)
                traits.block = false;
            if (afterBreak)
                traits.plain = traits.single = false;
        }
        else if (isBreak(c)) {
            traits.multiline = true;
            traits.plain = false;
            if (afterSpace)
                traits.single = traits.block = false;
        }
        afterSpace = c === SPACE;
        afterBreak = isBreak(c);
        afterBlank = isBlankOrEnd(c);
    }
    return traits;
}
/** Whether a character at its place would mean something else than text in a plain scalar of a block. */
function isMisread(c, first, afterBlank, beforeBlank) {
    switch (c) {
        case 0x23: // #
            return first || afterBlank;
        case 0x3a: // :
            return beforeBlank;
        case 0x2d: // -
        case 0x3f: // ?
            return first && beforeBlank;
        default:
            return first && isIndicator(c);
    }
}
