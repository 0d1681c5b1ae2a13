/** How many bytes a text has in UTF-8. */
export function textSize(text) {
    let size = text.length;
    for (let at = 0; at < text.length; at++) {
        const code = text.charCodeAt(at);
        // Half of a pair has two of the four bytes.
        if (code >= 0x80)
            size += code < 0x800 || (code >= 0xd800 && code <= 0xdfff) ? 1 : 2;
    }
    return size;
}
/** How many bytes a text in base64 stands for. */
export function base64Size(text) {
    const digits = text.replace(/[=\r\n]+/g, '').length;
    return Math.floor((digits * 3) / 4);
}
