/** Whether a JSON number, as it is spelled, has the digits of the number that was made of it, and no others. */
export function isSameDecimal(spelling, number) {
    return normalForm(spelling) === normalForm(number);
}
/** The digits without zeros around them, and the power of ten that the last of these stands for. */
function normalForm(literal) {
    const parts = /^-?(\d+)\.?(\d*)[eE]?(.*)/.exec(literal);
    // Infinity.
    if (parts === null)
        return literal;
    const [, whole, fraction, exponent] = parts;
    const digits = whole + fraction;
    let start = 0;
    let end = digits.length;
    while (start < end && digits[start] === '0')
        start++;
    while (end > start && digits[end - 1] === '0')
        end--;
    return start === end ? '0' : `${digits.slice(start, end)}e${+exponent - fraction.length + digits.length - end}`;
}
