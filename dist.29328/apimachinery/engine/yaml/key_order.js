// Not literals: V8 builds the sets of literals when it reads the file, and hardly any key needs them.
let letter;
let digit;
/**
 * Compares mapping keys as go.yaml.in/yaml/v2 orders them: digit runs by their value (a9 before a10), other
 * characters before letters, letters by code point.
 *
 * Differs from Go: this is no total order (`01` < `10` < `1e3` < `01`), and for keys in such a circle Go's result
 * changes from run to run. Here it depends on the order in the object only.
 */
export function compareKeys(a, b) {
    const length = Math.min(a.length, b.length);
    for (let i = 0; i < length; i++) {
        if (a.charCodeAt(i) !== b.charCodeAt(i))
            return compareAt(a, b, startOfCharacter(a, b, i));
    }
    return a.length - b.length;
}
/** Two keys may differ in the second half of a surrogate pair only. */
function startOfCharacter(a, b, i) {
    const low = (c) => (c & 0xfc00) === 0xdc00;
    const pair = i > 0 && (a.charCodeAt(i - 1) & 0xfc00) === 0xd800 && (low(a.charCodeAt(i)) || low(b.charCodeAt(i)));
    return pair ? i - 1 : i;
}
function compareAt(a, b, i) {
    const x = a.codePointAt(i);
    const y = b.codePointAt(i);
    const xLetter = isLetter(x);
    const yLetter = isLetter(y);
    if (xLetter && yLetter)
        return x - y;
    if (xLetter || yLetter)
        return yLetter ? -1 : 1;
    // In the middle of a number a zero still counts as a digit: 10 and 1 differ by more than length.
    let carry = 0n;
    if (x === 0x30 || y === 0x30) {
        for (let j = i - 1; j >= 0 && isDigit(a.charCodeAt(j)); j--) {
            if (a[j] !== '0') {
                carry = 1n;
                break;
            }
        }
    }
    const m = readNumber(a, i, carry);
    const n = readNumber(b, i, carry);
    if (m.value !== n.value)
        return m.value < n.value ? -1 : 1;
    if (m.length !== n.length)
        return m.length - n.length;
    return x - y;
}
/** The number made by the digits from `i` on, wrapped to 64 bits. */
function readNumber(text, i, carry) {
    let value = carry;
    let length = 0;
    for (let code = text.codePointAt(i); code !== undefined && isDigit(code); code = text.codePointAt(i)) {
        value = BigInt.asIntN(64, value * 10n + BigInt(code - 0x30));
        length++;
        i += code > 0xffff ? 2 : 1;
    }
    return { value, length };
}
function isLetter(code) {
    if (code < 0x80)
        return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
    letter ??= new RegExp('^\\p{L}$', 'u');
    return letter.test(String.fromCodePoint(code));
}
function isDigit(code) {
    if (code < 0x80)
        return code >= 0x30 && code <= 0x39;
    digit ??= new RegExp('^\\p{Nd}$', 'u');
    return digit.test(String.fromCodePoint(code));
}
