/** Joins keys and indexes as Go's strict decoder does: `spec.containers[0].image`; a key's own dots are not marked. */
export function formatPath(keys) {
    return keys.map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`)).join('');
}
/** A Go string literal of the text, as `strconv.Quote` writes it. */
export function quote(text) {
    return `"${text.replace(/[^ !#-[\]-~]+/g, escapeForGo)}"`;
}
function escapeForGo(text) {
    let out = '';
    for (const char of text) {
        const code = char.codePointAt(0);
        const named = NAMED.indexOf(char);
        if (named >= 0)
            out += `\\${NAMES[named]}`;
        else if (code < 0x20 || code === 0x7f)
            out += escapeCode(code, 'x', 2);
        else if (code >= 0xd800 && code <= 0xdfff)
            out += '\ufffd';
        else if (!isPrintable(char))
            out += code > 0xffff ? escapeCode(code, 'U', 8) : escapeCode(code, 'u', 4);
        else
            out += char;
    }
    return out;
}
/** A character as Go writes its code: `\x7f`. */
export function escapeCode(code, letter, digits) {
    return `\\${letter}${code.toString(16).padStart(digits, '0')}`;
}
/** What Go writes with a backslash, and as what. */
const NAMED = '"\\\x07\b\t\n\v\f\r';
const NAMES = '"\\abtnvfr';
/** Whether Go's unicode.IsPrint takes the character. */
export function isPrintable(char) {
    unprintable ??= new RegExp('[^\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}\\p{Cs} ]', 'u');
    return !unprintable.test(char);
}
/**
 * Everything but letters, marks, numbers, punctuation, symbols and the space. Half a surrogate pair is U+FFFD to Go, a symbol.
 * Not a literal: V8 builds the sets of a literal when it reads the file, used or not.
 */
let unprintable;
