import { isValidPercent } from '#apimachinery/util/validation/numbers';
/** A number of Pods that is not negative, or a share of them: `25%`. */
export function checkIntOrPercent(faults, path, value) {
    if (typeof value === 'string')
        faults.each(path, value, isValidPercent(value));
    else
        faults.nonNegative(path, value);
}
/** A share is at most 100 %. */
export function checkAtMost100Percent(faults, path, value) {
    if (isPercent(value) && amount(value) > 100)
        faults.invalid(path, value, 'must not be greater than 100%');
}
/** The number, or that before the percent sign. */
export function amount(value) {
    const number = typeof value === 'string' ? Number(isPercent(value) ? value.slice(0, -1) : value) : value;
    return Number.isInteger(number) ? number : 0;
}
function isPercent(value) {
    return typeof value === 'string' && isValidPercent(value).length === 0;
}
