/** The text without what Go's strings.TrimSpace takes for space: U+0085 is, U+FEFF is not, unlike in JavaScript. */
export function trimSpace(text) {
    let from = 0;
    let to = text.length;
    while (from < to && isSpace(text.charCodeAt(from)))
        from++;
    while (to > from && isSpace(text.charCodeAt(to - 1)))
        to--;
    return text.slice(from, to);
}
/** Whether Go's unicode.IsSpace takes the character. */
export function isSpace(code) {
    if (code < 0x80)
        return code === 32 || (code >= 9 && code <= 13);
    return code === 0x85 || (code !== 0xfeff && String.fromCharCode(code).trim() === '');
}
