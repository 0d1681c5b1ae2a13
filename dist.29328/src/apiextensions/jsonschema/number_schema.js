import { allOf } from './json_schema.js';
const INT32 = 2 ** 31;
const INT64 = 2 ** 63;
/** From here on a number is infinite as a float32. */
const FLOAT = 2 ** 128 - 2 ** 103;
/** No number at all: what Go makes of a limit that is not of the type of the value. */
const NO_NUMBER = { not: { type: 'number' } };
/**
 * What a schema says of numbers, as Go's validator reads it: limits of the type, and limits that an integer meets as if
 * they were integers, too.
 * @param leaveOut called for each keyword that has no equivalent
 */
export function numberSchema(types, format, { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf }, leaveOut) {
    const [type] = types;
    const single = types.length === 1 ? type : undefined;
    const bounds = single === 'integer'
        ? format === 'int32'
            ? INT32
            : INT64
        : single === 'number' && format === 'float'
            ? FLOAT
            : undefined;
    const fits = (limit) => bounds === undefined ||
        (single === 'number' ? Math.abs(limit) < FLOAT : Number.isInteger(limit) && limit >= -bounds && limit < bounds);
    const parts = [];
    if (bounds === INT32)
        parts.push({ minimum: -INT32, maximum: INT32 - 1 });
    else if (bounds !== undefined)
        parts.push({ exclusiveMinimum: -bounds, exclusiveMaximum: bounds });
    else if (types.includes('integer'))
        parts.push({ exclusiveMinimum: -INT64, exclusiveMaximum: INT64 });
    const limits = [
        ['minimum', minimum, exclusiveMinimum === true ? 'exclusiveMinimum' : 'minimum'],
        ['maximum', maximum, exclusiveMaximum === true ? 'exclusiveMaximum' : 'maximum'],
    ];
    for (const [keyword, given, written] of limits) {
        if (given === undefined || given === null)
            continue;
        const limit = Number(given);
        if (!fits(limit))
            parts.push(NO_NUMBER);
        else if (Math.abs(limit) >= INT64)
            leaveOut(keyword);
        else
            parts.push(limitSchema(keyword, limit, written));
    }
    if (multipleOf !== undefined && multipleOf !== null) {
        const factor = Number(multipleOf);
        if (!fits(factor) || factor <= 0)
            parts.push(NO_NUMBER);
        else if (single === 'integer')
            parts.push({ multipleOf: factor });
        else
            leaveOut('multipleOf');
    }
    return allOf(parts);
}
/** An integer is compared with the limit without its fraction. */
function limitSchema(keyword, limit, written) {
    const own = { [written]: limit };
    const whole = Math.trunc(limit);
    if (whole === limit)
        return own;
    const isLower = keyword === 'minimum' ? whole < limit : whole > limit;
    const isExclusive = written !== keyword;
    if (!isExclusive && isLower)
        return { anyOf: [own, { const: whole }] };
    if (isExclusive && !isLower)
        return { ...own, not: { const: whole } };
    return own;
}
