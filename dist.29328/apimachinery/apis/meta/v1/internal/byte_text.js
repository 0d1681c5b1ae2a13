// Go's package time quotes and cuts strings by bytes, in its own way. Only error messages depend on it.
import { cannotUnmarshal, typeName } from '#engine/go/cannot_unmarshal';
import { escapeCode } from '#engine/schema/fault';
/** The UTF-8 bytes of a string, one character per byte. ASCII is unchanged. */
export function byteText(text) {
    if (!/[^\0-\x7f]/.test(text))
        return text;
    let bytes = '';
    for (const byte of new TextEncoder().encode(text))
        bytes += String.fromCharCode(byte);
    return bytes;
}
/** Quotes a byte string, with every byte that is not printable ASCII as `\xhh`. */
export function quoteBytes(bytes) {
    const escaped = bytes.replace(/["\\]|[^ -\x7f]/g, (char) => char === '"' || char === '\\' ? `\\${char}` : escapeCode(char.charCodeAt(0), 'x', 2));
    return `"${escaped}"`;
}
/** Go's error message for reading a JSON value other than a string into a string. */
export function notAString(value) {
    return cannotUnmarshal(typeName(value), 'string');
}
