/** Whether JSON, or a label selector, may have the character between its parts: space, LF, CR and tab. */
export function isSpace(code) {
    return code === 32 || code === 10 || code === 13 || code === 9;
}
