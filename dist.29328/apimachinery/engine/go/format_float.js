/** A float64 as Go's strconv writes it with 'g' and as few digits as identify it, and fmt with %v: 1e+06, 0.0001, +Inf. */
export function formatFloat(value) {
    if (!Number.isFinite(value))
        return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf';
    return Object.is(value, -0) ? '-0' : arranged(value.toExponential());
}
/** The same for the value cut to a float32. */
export function formatFloat32(value) {
    const single = Math.fround(value);
    for (let digits = 0; Number.isFinite(single) && digits < 9; digits++) {
        const text = single.toExponential(digits);
        if (Object.is(Math.fround(Number(text)), single))
            return arranged(text);
    }
    return formatFloat(single);
}
/** From `d.ddde±x` to plain digits when the exponent is small. */
function arranged(text) {
    const [mantissa, exponent] = text.split('e');
    const power = Number(exponent);
    if (power >= -4 && power < 6)
        return String(Number(text));
    return `${mantissa}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}
