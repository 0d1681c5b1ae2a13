import { escapeCode } from '#engine/schema/fault';
// Control characters, bidirectional controls, and Unicode line breaks.
const unprintable = /[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]/gu;
/** Escapes characters in names and texts of manifests that could move the cursor or break a line. */
export function printable(text) {
    return text.replace(unprintable, (char) => {
        const code = char.charCodeAt(0);
        return code < 0x100 ? escapeCode(code, 'x', 2) : escapeCode(code, 'u', 4);
    });
}
/** The same on one line of at most `length` characters. */
export function short(text, length) {
    const shown = printable(text.length > length * 2 ? text.slice(0, length * 2) : text);
    return shown.length > length ? `${shown.slice(0, length - 1)}…` : shown;
}
