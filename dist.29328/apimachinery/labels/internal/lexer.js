import { isSpace } from '#engine/json/space';
/** The tokens of a selector, the last of which is the end. */
export function lex(text) {
    const items = [];
    let at = 0;
    for (;;) {
        while (isSpace(text.charCodeAt(at)))
            at++;
        // Go takes a zero byte at the start of a token for the end; within a word it only ends the word.
        if (at >= text.length || text.charCodeAt(at) === 0)
            break;
        const end = isSymbol(text.charCodeAt(at)) ? symbolEnd(text, at) : wordEnd(text, at);
        const token = text.slice(at, end);
        const isToken = isSymbol(text.charCodeAt(at)) || token === 'in' || token === 'notin';
        items.push({ token: isToken ? token : 'word', text: token });
        at = text.charCodeAt(end) === 0 ? end + 1 : end;
    }
    items.push({ token: 'end', text: '' });
    return items;
}
function symbolEnd(text, at) {
    const first = text[at];
    return (first === '=' || first === '!') && text[at + 1] === '=' ? at + 2 : at + 1;
}
function wordEnd(text, at) {
    for (; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === 0 || isSpace(code) || isSymbol(code))
            break;
    }
    return at;
}
/** `= ! ( ) , > <` */
function isSymbol(code) {
    return code === 61 || code === 33 || code === 40 || code === 41 || code === 44 || code === 62 || code === 60;
}
