/**
 * The text in lower case as Go's strings.ToLower has it: character by character, so that a final sigma is like
 * other sigmas, and the dotted capital I becomes a plain i.
 */
export function lowerCase(text) {
    let lower = '';
    for (const char of text)
        lower += char === '\u0130' ? 'i' : char.toLowerCase();
    return lower;
}
