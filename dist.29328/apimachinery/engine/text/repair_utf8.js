const decoder = /* @__PURE__ */ new TextDecoder('utf-8', { ignoreBOM: true });
/**
 * The text of bytes that are not all UTF-8, as Go makes it: each byte that belongs to no character becomes what
 * `replace` gives. TextDecoder alone makes one U+FFFD of all bytes of a character that breaks off.
 */
export function repairUTF8(bytes, replace = () => '\ufffd') {
    const pieces = [];
    let from = 0;
    for (let at = 0; at < bytes.length;) {
        const width = widthOf(bytes, at);
        if (width > 0) {
            at += width;
            continue;
        }
        if (at > from)
            pieces.push(decoder.decode(bytes.subarray(from, at)));
        pieces.push(replace(bytes[at]));
        from = ++at;
    }
    if (from < bytes.length)
        pieces.push(decoder.decode(bytes.subarray(from)));
    return pieces.join('');
}
/** How many bytes the character has that begins here; 0 when none does. */
function widthOf(bytes, at) {
    const lead = bytes[at];
    if (lead < 0x80)
        return 1;
    const width = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
    if (width === 0 || at + width > bytes.length)
        return 0;
    const second = bytes[at + 1];
    // No longer form than need be, no half surrogate pair, nothing beyond U+10FFFF.
    const least = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
    const most = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
    if (second < least || second > most)
        return 0;
    for (let next = at + 2; next < at + width; next++)
        if ((bytes[next] & 0xc0) !== 0x80)
            return 0;
    return width;
}
