import { formatFloat } from '#engine/go/format_float';
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/;
const HEXADECIMAL = /^([+-]?)0[xX]([0-9a-fA-F]*)\.?([0-9a-fA-F]*)[pP]([+-]?\d+)$/;
const SPECIAL = {
    nan: Number.NaN,
    inf: Infinity,
    '+inf': Infinity,
    '-inf': -Infinity,
    infinity: Infinity,
    '+infinity': Infinity,
    '-infinity': -Infinity,
};
/** The number that a text spells; `undefined` for none, or one out of range. Mirrors `strconv.ParseFloat`. */
export function parseFloat64(text) {
    const lower = text.toLowerCase();
    if (Object.hasOwn(SPECIAL, lower))
        return SPECIAL[lower];
    // Underscores separate digits, and a base from them.
    const plain = (/^[+-]?0x/i.test(text) ? /(?<=[0-9a-fx])_(?=[0-9a-f])/gi : /(?<=\d)_(?=\d)/g)[Symbol.replace](text, '');
    if (DECIMAL.test(plain)) {
        const value = Number(plain);
        return Number.isFinite(value) ? value : undefined;
    }
    const hex = HEXADECIMAL.exec(plain);
    if (hex === null || (hex[2] === '' && hex[3] === ''))
        return undefined;
    const value = hexFloat(BigInt(`0x${hex[2]}${hex[3]}`), Number(hex[4]) - 4 * hex[3].length);
    if (value === undefined)
        return undefined;
    return hex[1] === '-' ? -value : value;
}
/** A mantissa times a power of two, rounded to nearest even; `undefined` beyond the range of doubles. */
function hexFloat(mantissa, exponent) {
    if (mantissa === 0n)
        return 0;
    if (exponent > 1100)
        return undefined;
    const bits = mantissa.toString(2).length;
    // What a double can hold at this size: fewer bits below the normal range.
    const kept = Math.min(53, bits + exponent + 1074);
    const drop = Math.max(bits - kept, 0);
    if (kept < 0)
        return 0;
    let rounded = mantissa >> BigInt(drop);
    const rest = mantissa - (rounded << BigInt(drop));
    const half = drop > 0 ? 1n << BigInt(drop - 1) : 0n;
    if (drop > 0 && (rest > half || (rest === half && (rounded & 1n) === 1n)))
        rounded += 1n;
    let value = Number(rounded);
    for (let left = exponent + drop; left !== 0;) {
        const step = Math.max(-1000, Math.min(1000, left));
        value *= 2 ** step;
        left -= step;
    }
    return Number.isFinite(value) ? value : undefined;
}
const INT = /^[+-]?\d+$/;
/** The int64 that a text spells in decimal; `undefined` for none. Mirrors `strconv.ParseInt` with base 10. */
export function parseInt64(text) {
    if (!INT.test(text) || text.length > 2000)
        return undefined;
    const value = BigInt(text[0] === '+' ? text.slice(1) : text);
    return BigInt.asIntN(64, value) === value ? value : undefined;
}
/** The uint64 that a text spells in decimal; `undefined` for none. Mirrors `strconv.ParseUint` with base 10. */
export function parseUint64(text) {
    if (!/^\d+$/.test(text) || text.length > 2000)
        return undefined;
    const value = BigInt(text);
    return BigInt.asUintN(64, value) === value ? value : undefined;
}
/** A double without an exponent and with as few digits as identify it: Go's `%f` with precision -1. */
export function formatF(value) {
    if (value === 0 || !Number.isFinite(value))
        return formatFloat(value);
    const text = String(value);
    if (!text.includes('e'))
        return text;
    const [digits, exponent] = text.split('e');
    const negative = digits.startsWith('-');
    const [whole, fraction = ''] = digits.replace('-', '').split('.');
    const point = whole.length + Number(exponent);
    const all = whole + fraction;
    let plain;
    if (point <= 0)
        plain = `0.${'0'.repeat(-point)}${all}`;
    else if (point >= all.length)
        plain = all + '0'.repeat(point - all.length);
    else
        plain = `${all.slice(0, point)}.${all.slice(point)}`;
    return negative ? `-${plain}` : plain;
}
