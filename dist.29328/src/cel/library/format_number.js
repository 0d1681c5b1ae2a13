const BITS = /* @__PURE__ */ new DataView(new ArrayBuffer(8));
/** A double as a whole number times a power of two. */
function exact(value) {
    BITS.setFloat64(0, value);
    const bits = BITS.getBigUint64(0);
    const fraction = bits & 0xfffffffffffffn;
    const power = Number((bits >> 52n) & 0x7ffn);
    return power === 0
        ? { mantissa: fraction, exponent: -1074 }
        : { mantissa: fraction | (1n << 52n), exponent: power - 1075 };
}
/** `numerator / 2^bits`, rounded to the nearest whole number, halves to the even one. */
function roundedShift(numerator, bits) {
    if (bits <= 0n)
        return numerator << -bits;
    const whole = numerator >> bits;
    const rest = numerator - (whole << bits);
    const half = 1n << (bits - 1n);
    return rest > half || (rest === half && (whole & 1n) === 1n) ? whole + 1n : whole;
}
/** The digits of a finite double with so many behind the point; the sign is left out. */
function fixedDigits(value, precision) {
    const { mantissa, exponent } = exact(value);
    const scaled = roundedShift(mantissa * 10n ** BigInt(precision), BigInt(-exponent));
    const digits = scaled.toString().padStart(precision + 1, '0');
    return precision === 0 ? digits : `${digits.slice(0, -precision)}.${digits.slice(-precision)}`;
}
function signOf(value) {
    return value < 0 || Object.is(value, -0) ? '-' : '';
}
/** The printer for languages that cel-go uses has no negative zero. */
function minusOf(value) {
    return value < 0 ? '-' : '';
}
/** A double as Go's `%.6f` writes it. */
export function fixedText(value, precision) {
    if (Number.isNaN(value))
        return 'NaN';
    if (!Number.isFinite(value))
        return value > 0 ? '+Inf' : '-Inf';
    return signOf(value) + fixedDigits(value, precision);
}
/** The same with a comma after each three digits. */
export function groupedText(value, precision) {
    if (Number.isNaN(value))
        return 'NaN';
    if (!Number.isFinite(value))
        return value > 0 ? '\u221e' : '-\u221e';
    const [whole, fraction] = fixedDigits(value, Math.min(precision, 1100)).split('.');
    const grouped = whole.replace(/(?<=\d)(?=(?:\d{3})+$)/g, ',');
    return minusOf(value) + grouped + (fraction === undefined ? '' : `.${fraction.padEnd(precision, '0')}`);
}
const SUPERSCRIPTS = '\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079';
/** A double with an exponent, at least so wide: what the clause says is a width to cel-go, not a precision. */
export function scientificText(value, width) {
    return scientificDigits(value).padStart(Math.min(width, 10_000));
}
function scientificDigits(value) {
    if (!Number.isFinite(value))
        return groupedText(value, 0);
    const [digits, power] = Math.abs(value).toExponential(6).split('e');
    const exponent = Math.abs(Number(power)).toString().padStart(2, '0');
    const raised = Array.from(exponent, (digit) => SUPERSCRIPTS[Number(digit)]).join('');
    return `${minusOf(value)}${digits}\u00d710${power.startsWith('-') ? '\u207b' : ''}${raised}`;
}
