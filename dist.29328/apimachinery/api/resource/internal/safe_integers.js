/** 10^0 to 10^16. The last is larger than every safe integer. */
export const POWERS_OF_TEN = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
];
/** 10^power, or at least 10^16, by which no safe integer but 0 can be multiplied and stay safe. */
export function powerOfTen(power) {
    return POWERS_OF_TEN[power < 16 ? power : 16];
}
export function isSafe(value) {
    return value <= Number.MAX_SAFE_INTEGER && value >= Number.MIN_SAFE_INTEGER;
}
/** `number / divisor`, rounded away from zero; both are safe integers, or the divisor is 10^16. */
export function divideUp(number, divisor) {
    const rest = number % divisor;
    return (number - rest) / divisor + Math.sign(rest);
}
