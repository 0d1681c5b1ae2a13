import { escapeCode } from '../schema/fault.js';
/** Escapes what Go escapes in JSON. These characters occur only in strings. */
export function escapeHTML(text) {
    if (!(text.includes('<') ||
        text.includes('>') ||
        text.includes('&') ||
        text.includes('\u2028') ||
        text.includes('\u2029')))
        return text;
    return text.replace(/[<>&\u2028\u2029]/g, (char) => escapeCode(char.charCodeAt(0), 'u', 4));
}
/** Go can't hold half a surrogate pair: it has U+FFFD there. JSON.stringify writes it as an escape. */
export function replaceLoneSurrogates(text) {
    if (!text.includes('\\ud'))
        return text;
    return text.replace(/\\(?:\\|ud[89a-f][0-9a-f]{2})/g, (escape) => (escape === '\\\\' ? escape : '\ufffd'));
}
const SPECIAL = /["\\\x00-\x1f<>&\u2028\u2029\ud800-\uffff]/;
/** Whether a text has characters that Go escapes in JSON, or that it sorts otherwise than JavaScript. */
export function isSpecial(text) {
    return SPECIAL.test(text);
}
/** A JSON string as Go writes it. */
export function quoteJSON(text) {
    return isSpecial(text) ? escapeHTML(replaceLoneSurrogates(JSON.stringify(text))) : `"${text}"`;
}
