import { buffer } from './node_buffer.js';
import { toUTF8 } from './utf8.js';
/** The UTF-8 of pieces of text, one behind the other; where there is Node's Buffer, without making one long text of them. */
export function joinUTF8(pieces) {
    return buffer === undefined ? toUTF8(pieces.join('')) : (joinASCII(pieces, buffer) ?? joinAny(pieces, buffer));
}
/** Where there are so many bytes more than a text has units, writing it stops early only if it has taken some of them. */
const SPARE = 4;
/** Looking for what is not ASCII would take longer than writing. Undefined when there is some. */
function joinASCII(pieces, { byteLength, prototype }) {
    let length = 0;
    for (const piece of pieces)
        length += piece.length;
    const bytes = new Uint8Array(length);
    let at = 0;
    for (const piece of pieces) {
        if (length - at < piece.length + SPARE && byteLength(piece) !== piece.length)
            return undefined;
        if (prototype.utf8Write.call(bytes, piece, at, length - at) !== piece.length)
            return undefined;
        at += piece.length;
    }
    return bytes;
}
function joinAny(pieces, { byteLength, prototype }) {
    const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + byteLength(piece), 0));
    let at = 0;
    for (const piece of pieces)
        at += prototype.utf8Write.call(bytes, piece, at, bytes.length - at);
    return bytes;
}
