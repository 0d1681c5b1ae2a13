/**
 * The number of these digits, times 10^exponent.
 * @param digits decimal digits, possibly with leading zeros; none mean zero
 */
export function decimalOfDigits(negative, digits, exponent) {
    let end = digits.length;
    while (end > 0 && digits.charCodeAt(end - 1) === 0x30)
        end--;
    const unscaled = BigInt(digits.slice(0, end));
    if (unscaled === 0n)
        return { unscaled, exponent: 0 };
    return { unscaled: negative ? -unscaled : unscaled, exponent: exponent + digits.length - end };
}
/** The number `unscaled * 10^exponent`. */
export function newDecimal(unscaled, exponent) {
    const negative = unscaled < 0n;
    return decimalOfDigits(negative, String(negative ? -unscaled : unscaled), exponent);
}
/** The value of a big.js number. */
export function decimalOfBig({ s, c, e }) {
    return decimalOfDigits(s < 0, c.join(''), e - c.length + 1);
}
/** Both numbers as multiples of a common power of 10. */
function aligned(a, b) {
    const exponent = Math.min(a.exponent, b.exponent);
    return [multipleOf(a, exponent), multipleOf(b, exponent), exponent];
}
/** The number divided by 10^exponent, for an exponent not above the number's. */
export function multipleOf({ unscaled, exponent }, of) {
    return exponent === of ? unscaled : unscaled * 10n ** BigInt(exponent - of);
}
export function add(a, b) {
    const [x, y, exponent] = aligned(a, b);
    return newDecimal(x + y, exponent);
}
export function negate({ unscaled, exponent }) {
    return { unscaled: -unscaled, exponent };
}
export function compare(a, b) {
    const [x, y] = aligned(a, b);
    return x < y ? -1 : x > y ? 1 : 0;
}
/** Rounds away from zero to a multiple of 10^exponent. */
export function roundUp(decimal, exponent) {
    if (decimal.exponent >= exponent)
        return decimal;
    const unit = 10n ** BigInt(exponent - decimal.exponent);
    const rest = decimal.unscaled % unit;
    // BigInt division truncates towards zero.
    const whole = decimal.unscaled / unit + (rest > 0n ? 1n : rest < 0n ? -1n : 0n);
    return newDecimal(whole, exponent);
}
