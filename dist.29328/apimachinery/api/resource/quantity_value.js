import { withForms } from '#engine/schema/with_forms';
import { canonicalizeQuantity, equalQuantity } from './canonicalize_quantity.js';
import { FORMAT_WRONG, scanQuantity } from './quantity_syntax.js';
/** Syntax of {@link QuantityValue}, for validation. */
export const QuantitySyntax = {
    goType: 'resource.Quantity',
    check: checkQuantityValue,
    zero: '0',
    exact: true,
    trimmed: true,
};
/**
 * Facts of the type for descriptors.
 *
 * A JSON number that JavaScript would round (`9007199254740993`, `0.10000000000000000001`, `1e400`) is decoded to a
 * string of its digits.
 *
 * Differs from Go: any other JSON number is read in its shortest form. Go sees the original spelling, and may keep a
 * `1.50` or `1e3` that is 1.5 or 1000 here; the value is the same. For the same reason Go rejects a string with escapes
 * (`"1\u0030"`).
 *
 * Differs from Go: a null in a list or map of quantities is decoded to `0`, whose format is DecimalSI. In Go it is a zero
 * without a format, which is written as `0`, too; sums take the format of the other quantity on both sides.
 */
export const QuantityValue = /* @__PURE__ */ withForms(QuantitySyntax, {
    canonical: (value) => canonicalizeQuantity(quantityText(value)),
    equal: (a, b) => a === b || equalQuantity(quantityText(a), quantityText(b)),
});
/**
 * Returns the error of Go's `ParseQuantity` for a string.
 * @returns `undefined` when it is a quantity
 */
export function checkQuantity(text) {
    return scanQuantity(text);
}
function checkQuantityValue(value) {
    if (typeof value === 'string') {
        const wrong = scanQuantity(value);
        if (wrong === undefined)
            return undefined;
        const trimmed = trimSpace(value);
        return trimmed.length === value.length ? wrong : scanQuantity(trimmed);
    }
    // Go looks at the raw JSON, where no other type begins like a quantity.
    return typeof value === 'number' || typeof value === 'bigint' ? scanQuantity(quantityText(value)) : FORMAT_WRONG;
}
/** The string that Go would parse for a wire value. */
export function quantityText(value) {
    if (typeof value === 'string')
        return trimSpace(value);
    // JavaScript prints 1e21 as 1e+21.
    return String(value).replace('+', '');
}
/** Go's spaces except control characters: those are escaped in JSON, and Go trims before unescaping. */
function isSpace(char) {
    return (char <= ' ' || char > '~') && /[^\S\t-\r\ufeff]|\x85/.test(char);
}
function trimSpace(text) {
    let start = 0;
    let end = text.length;
    while (start < end && isSpace(text[start]))
        start++;
    while (end > start && isSpace(text[end - 1]))
        end--;
    return text.slice(start, end);
}
