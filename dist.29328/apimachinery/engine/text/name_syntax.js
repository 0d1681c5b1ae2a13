// The syntaxes of names, each by one pass from left to right: no regular expression that hostile input could slow down.
import { utf8Length } from './utf8.js';
export function isLowerAlnum(code) {
    return (code >= 97 && code <= 122) || isDigit(code);
}
export function isAlnum(code) {
    return isLowerAlnum(code) || (code >= 65 && code <= 90);
}
export function isDigit(code) {
    return code >= 48 && code <= 57;
}
/** `-` */
const DASH = 45;
/** `.` */
const DOT = 46;
/** `_` */
const UNDERSCORE = 95;
/** Whether every character of the text is one of the class. An empty text has no other. */
export function everyChar(text, inClass) {
    for (let at = 0; at < text.length; at++)
        if (!inClass(text.charCodeAt(at)))
            return false;
    return true;
}
const isDash = (code) => code === DASH;
/** Go ignores case by Unicode's rules, by which these two are a k and an s. */
const isAnyCaseAlnum = (code) => isAlnum(code) || code === 0x212a || code === 0x17f;
export const lowerLabels = { edge: isLowerAlnum, inner: isDash };
export const anyCaseLabels = { edge: isAnyCaseAlnum, inner: isDash };
export const underscoreLabels = {
    edge: isLowerAlnum,
    inner: (code) => code === DASH || code === UNDERSCORE,
    underscoreFirst: true,
};
/** Whether the part of the text is one label: `[a-z0-9]([-a-z0-9]*[a-z0-9])?`. */
export function isLabel(text, syntax, from = 0, to = text.length) {
    if (syntax.underscoreFirst === true && from < to && text.charCodeAt(from) === UNDERSCORE)
        from++;
    if (from >= to || !syntax.edge(text.charCodeAt(from)) || !syntax.edge(text.charCodeAt(to - 1)))
        return false;
    for (let at = from + 1; at < to - 1; at++) {
        const code = text.charCodeAt(at);
        if (!syntax.edge(code) && !syntax.inner(code))
            return false;
    }
    return true;
}
/** Whether the text is labels with dots between them. */
export function isDotted(text, syntax) {
    let from = 0;
    for (let dot = text.indexOf('.'); dot >= 0; dot = text.indexOf('.', from)) {
        if (!isLabel(text, syntax, from, dot))
            return false;
        from = dot + 1;
    }
    return isLabel(text, syntax, from);
}
/** `([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]` */
export function isLabelKeyName(text) {
    return (text.length > 0 &&
        isAlnum(text.charCodeAt(0)) &&
        isAlnum(text.charCodeAt(text.length - 1)) &&
        everyChar(text, isNameChar));
}
/** `[-._a-zA-Z0-9]` */
export function isNameChar(code) {
    return isAlnum(code) || code === DASH || code === DOT || code === UNDERSCORE;
}
/** Whether the text has more than `limit` bytes as UTF-8. */
export function longerThan(text, limit) {
    if (text.length > limit)
        return true;
    return text.length * 3 > limit && utf8Length(text) > limit;
}
