/**
 * An int64 in decimal as Go's strconv.ParseInt reads it: a sign, digits, any number of leading zeros. A number where it
 * is exact, a bigint beyond. Undefined when the text is something else or out of range.
 */
export function parseInt64(text) {
    const first = text.charCodeAt(0);
    const signed = first === 43 || first === 45;
    let from = signed ? 1 : 0;
    if (text.length === from)
        return undefined;
    let value = 0;
    for (let at = from; at < text.length; at++) {
        const digit = text.charCodeAt(at) - 48;
        // Not within 0 to 9, nor NaN.
        if (!(digit >= 0 && digit <= 9))
            return undefined;
        value = value * 10 + digit;
    }
    if (value <= Number.MAX_SAFE_INTEGER)
        return first === 45 ? -value : value;
    while (text.charCodeAt(from) === 48)
        from++;
    // The largest has 19 digits: no text of a million is converted.
    if (text.length - from > 19)
        return undefined;
    const exact = BigInt(text.slice(from)) * (first === 45 ? -1n : 1n);
    return BigInt.asIntN(64, exact) === exact ? exact : undefined;
}
