// A truncated body may not be valid UTF-8. Until it is known how to print them, invalid bytes are kept as lone
// surrogates, which decoded text never contains.
import { quote } from '#engine/schema/fault';
import { repairUTF8 } from '#engine/text/repair_utf8';
const MARK = /[\udc80-\udcff]/u;
/** Decodes UTF-8, with marks for invalid bytes. */
export function markedText(bytes) {
    return repairUTF8(bytes, (byte) => String.fromCharCode(0xdc00 + byte));
}
/** Replaces each marked byte by U+FFFD, as Go's encoding/json does. */
export function withoutMarks(text) {
    return MARK.test(text) ? text.split(MARK).join('\ufffd') : text;
}
/** Quotes like Go's `%q`, with marked bytes as `\xe4`. */
export function quoteMarked(text) {
    const parts = text.split(/([\udc80-\udcff])/u);
    return `"${parts.map((part, index) => (index % 2 === 1 ? `\\x${(part.charCodeAt(0) & 0xff).toString(16)}` : quote(part).slice(1, -1))).join('')}"`;
}
