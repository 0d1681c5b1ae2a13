import { quote } from '#engine/schema/fault';
import { atoi, IntOrStringError } from './int_or_string.js';
/**
 * The number itself, or a percentage such as `25%` applied to `total`: `maxUnavailable`, `maxSurge` and the like.
 *
 * Differs from Go: a result beyond an int64 does not wrap; beyond 2^53 it has floating-point precision.
 * @param roundUp whether to round fractions up rather than down
 * @throws IntOrStringError with Go's message when there is no value or the string is not a percentage
 */
export function getScaledValueFromIntOrPercent(intOrPercent, total, roundUp) {
    if (intOrPercent === null || intOrPercent === undefined) {
        throw new IntOrStringError('nil value for IntOrString', intOrPercent);
    }
    if (typeof intOrPercent === 'number')
        return intOrPercent;
    if (!intOrPercent.endsWith('%')) {
        throw new IntOrStringError('invalid value for IntOrString: invalid type: string is not a percentage', intOrPercent);
    }
    return share(intOrPercent, intOrPercent.slice(0, -1), total, roundUp);
}
/**
 * As {@link getScaledValueFromIntOrPercent}, but any numeric string is a percentage, with or without `%`. Mirrors Go's
 * `intstr.GetValueFromIntOrPercent`.
 * @deprecated as in Go: use getScaledValueFromIntOrPercent
 */
export function getValueFromIntOrPercent(intOrPercent, total, roundUp) {
    if (intOrPercent === null || intOrPercent === undefined) {
        throw new IntOrStringError('nil value for IntOrString', intOrPercent);
    }
    if (typeof intOrPercent === 'number')
        return intOrPercent;
    return share(intOrPercent, intOrPercent.replaceAll('%', ''), total, roundUp);
}
function share(original, number, total, roundUp) {
    const percent = atoi(number);
    if (typeof percent !== 'bigint') {
        throw new IntOrStringError(`invalid value for IntOrString: invalid value ${quote(original)}: ` +
            `strconv.Atoi: parsing ${quote(number)}: ${percent}`, original);
    }
    const exact = (Number(percent) * total) / 100;
    const whole = roundUp ? Math.ceil(exact) : Math.floor(exact);
    return whole === 0 ? 0 : whole;
}
