const view = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(4));
/** The bits of the half-precision float that is exactly a number; `undefined` when there's none. */
export function numberToHalf(value) {
    if (Math.fround(value) !== value)
        return undefined;
    view.setFloat32(0, value);
    const bits = view.getUint32(0);
    const sign = (bits >>> 16) & 0x8000;
    const exponent = ((bits >>> 23) & 0xff) - 127;
    const mantissa = bits & 0x7fffff;
    if (value === 0)
        return sign;
    if (exponent > 15 || exponent < -24)
        return undefined;
    if (exponent >= -14)
        return (mantissa & 0x1fff) === 0 ? sign | ((exponent + 15) << 10) | (mantissa >> 13) : undefined;
    // A multiple of 2^-24, without the leading 1.
    const multiple = Math.abs(value) * 2 ** 24;
    return Number.isInteger(multiple) ? sign | multiple : undefined;
}
