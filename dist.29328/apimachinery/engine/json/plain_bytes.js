/** A view of the bytes, for reading four at a time. */
export function wordsOf(bytes) {
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
/**
 * The first place from `from` on of a byte that is not plain in a string of JSON: a quotation mark, a backslash, a control
 * character, or part of a character beyond ASCII; the number of bytes when there is none. JSON is mostly strings, so four
 * bytes are tested at a time.
 */
export function endOfPlain(bytes, words, from) {
    const { length } = bytes;
    let at = from;
    while (at + 4 <= length && isPlainWord(words.getInt32(at)))
        at += 4;
    while (at < length && isPlain(bytes[at]))
        at++;
    return at;
}
function isPlain(byte) {
    return byte >= 0x20 && byte < 0x80 && byte !== 0x22 && byte !== 0x5c;
}
/** A byte below n borrows from its highest bit when n is taken from it; a byte is 0 when it is equal to another. */
function isPlainWord(word) {
    const quote = word ^ 0x22222222;
    const escape = word ^ 0x5c5c5c5c;
    return (((((quote - 0x01010101) & ~quote) | ((escape - 0x01010101) & ~escape) | ((word - 0x20202020) & ~word) | word) &
        0x80808080) ===
        0);
}
