import { parseQuantity } from '#apimachinery/api/resource/quantity';
import { quantityText } from '#apimachinery/api/resource/quantity_value';
import { MUST_BE_POSITIVE } from './faults.js';
/** The quantity of a wire value, which has been verified before. */
export function quantityOf(value) {
    return parseQuantity(quantityText(value));
}
export function checkNonNegativeQuantity(faults, path, quantity) {
    if (quantity.sign() < 0)
        faults.invalid(path, quantity.toString(), 'must be greater than or equal to 0');
}
export function checkPositiveQuantity(faults, path, quantity) {
    if (quantity.sign() <= 0)
        faults.invalid(path, quantity.toString(), MUST_BE_POSITIVE);
}
/** What a fault shows of an amount: its whole number, or all of it beyond an int64. */
export function wholeOf(amount) {
    return amount.cmp(MIN_INT64) < 0 ? amount.toString() : amount.value();
}
const MIN_INT64 = '-9223372036854775808';
