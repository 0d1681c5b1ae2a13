// Numbers and codes. None of the expressions can backtrack.
/** 24 hexadecimal digits. */
export function isBSONObjectID(text) {
    return /^[0-9a-fA-F]{24}$/.test(text);
}
/** Any UUID, its dashes optional. */
export function isUUID(text) {
    return /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i.test(text);
}
export function isUUID3(text) {
    return /^[0-9a-f]{8}-?[0-9a-f]{4}-?3[0-9a-f]{3}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i.test(text);
}
export function isUUID4(text) {
    return /^[0-9a-f]{8}-?[0-9a-f]{4}-?4[0-9a-f]{3}-?[89ab][0-9a-f]{3}-?[0-9a-f]{12}$/i.test(text);
}
export function isUUID5(text) {
    return /^[0-9a-f]{8}-?[0-9a-f]{4}-?5[0-9a-f]{3}-?[89ab][0-9a-f]{3}-?[0-9a-f]{12}$/i.test(text);
}
export function isISBN(text) {
    return isISBN10(text) || isISBN13(text);
}
export function isISBN10(text) {
    const digits = withoutDashes(text);
    if (!/^[0-9]{9}[0-9X]$/.test(digits))
        return false;
    const sum = Array.from(digits, (digit, index) => (index + 1) * (digit === 'X' ? 10 : Number(digit))).reduce((a, b) => a + b);
    return sum % 11 === 0;
}
export function isISBN13(text) {
    const digits = withoutDashes(text);
    if (!/^[0-9]{13}$/.test(digits))
        return false;
    const sum = Array.from(digits.slice(0, 12), (digit, index) => (index % 2 === 0 ? 1 : 3) * Number(digit)).reduce((a, b) => a + b);
    return Number(digits[12]) === (10 - (sum % 10)) % 10;
}
/** Removes dashes and the white space of Go's regular expressions. */
function withoutDashes(text) {
    return text.replace(/[\t\n\f\r -]/g, '');
}
const CARD = /^(?:4[0-9]{12}(?:[0-9]{3})?|5[1-5][0-9]{14}|6(?:011|5[0-9][0-9])[0-9]{12}|3[47][0-9]{13}|3(?:0[0-5]|[68][0-9])[0-9]{11}|(?:2131|1800|35[0-9]{3})[0-9]{11})$/;
/** The number of a known card type with a valid check digit, ignoring other characters. */
export function isCreditCard(text) {
    const digits = text.replace(/[^0-9]/g, '');
    if (!CARD.test(digits))
        return false;
    let sum = 0;
    for (let place = 0; place < digits.length; place++) {
        const digit = Number(digits[digits.length - 1 - place]);
        sum += place % 2 === 0 ? digit : digit * 2 - (digit >= 5 ? 9 : 0);
    }
    return sum % 10 === 0;
}
/** A social security number of the United States. */
export function isSSN(text) {
    return text.length === 11 && /^[0-9]{3}[- ]?[0-9]{2}[- ]?[0-9]{4}$/.test(text);
}
export function isHexColor(text) {
    return /^#?(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/.test(text);
}
/** `rgb(0, 31, 255)` */
export function isRGBColor(text) {
    const parts = /^rgb\(([^()]*)\)$/.exec(text)?.[1]?.split(',') ?? [];
    return (parts.length === 3 &&
        parts.every((part) => /^(?:0|[1-9][0-9]?|1[0-9][0-9]?|2[0-4][0-9]|25[0-5])$/.test(withoutSpaces(part))));
}
function withoutSpaces(text) {
    let from = 0;
    let to = text.length;
    while (from < to && '\t\n\f\r '.includes(text[from]))
        from++;
    while (to > from && '\t\n\f\r '.includes(text[to - 1]))
        to--;
    return text.slice(from, to);
}
/** Base64 with padding, of at least one byte. */
export function isBase64(text) {
    if (text.length === 0 || text.length % 4 !== 0)
        return false;
    const end = text.endsWith('==') ? text.length - 2 : text.endsWith('=') ? text.length - 1 : text.length;
    for (let at = 0; at < end; at++)
        if (!isBase64Digit(text.charCodeAt(at)))
            return false;
    return true;
}
function isBase64Digit(code) {
    return ((code >= 48 && code <= 57) ||
        (code >= 65 && code <= 90) ||
        (code >= 97 && code <= 122) ||
        code === 43 ||
        code === 47);
}
