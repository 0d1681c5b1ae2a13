import { isDecimalInteger } from '#apimachinery/api/validate/content/decimal_integer';
/** Maximum digits that are always exact as a number. */
const EXACT_DIGITS = 15;
/** `-9223372036854775808` */
const LONGEST = 20;
/** A decimal integer in its canonical form, if it is an int64: a number where that is exact, else a bigint. */
export function parseDecimalInt64(text) {
    if (text.length > LONGEST || isDecimalInteger(text).length > 0)
        return undefined;
    if (text.length <= EXACT_DIGITS)
        return Number(text);
    const exact = BigInt(text);
    return BigInt.asIntN(64, exact) === exact ? exact : undefined;
}
