// Character classes of YAML 1.1, on UTF-16 code units. NUL is the end of the text: the scanner appends it.
export const TAB = 0x09;
export const LF = 0x0a;
export const CR = 0x0d;
export const SPACE = 0x20;
/** Space or tab. */
export function isBlank(c) {
    return c === SPACE || c === TAB;
}
/** A line break: CR, LF, NEL, LS, PS. */
export function isBreak(c) {
    return c === LF || c === CR || c === 0x85 || c === 0x2028 || c === 0x2029;
}
/** A line break or the end of the text. */
export function isBreakOrEnd(c) {
    return c === LF || c === CR || c === 0 || c === 0x85 || c === 0x2028 || c === 0x2029;
}
/** Space, tab, a line break or the end of the text. */
export function isBlankOrEnd(c) {
    return c === SPACE || c === LF || c === TAB || c === CR || c === 0 || c === 0x85 || c === 0x2028 || c === 0x2029;
}
export function isDigit(c) {
    return c >= 0x30 && c <= 0x39;
}
/** What anchors, tag handles and directive names are made of. */
export function isWord(c) {
    return (c >= 0x61 && c <= 0x7a) || (c >= 0x41 && c <= 0x5a) || (c >= 0x30 && c <= 0x39) || c === 0x5f || c === 0x2d;
}
/** The value of a hexadecimal digit, or -1. */
export function hexValue(c) {
    if (c >= 0x30 && c <= 0x39)
        return c - 0x30;
    if (c >= 0x41 && c <= 0x46)
        return c - 0x37;
    if (c >= 0x61 && c <= 0x66)
        return c - 0x57;
    return -1;
}
/** Whether a character means something else than text at the start of a plain scalar, wherever that stands. */
export function isIndicator(c) {
    return c < 0x7f && INDICATORS.includes(String.fromCharCode(c));
}
const INDICATORS = ',[]{}#&*!|>\'"%@`';
