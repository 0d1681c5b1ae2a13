import { formatFloat } from '#engine/go/format_float';
import { isNearlyInteger, toInt64 } from '../../schema/value_kind.js';
/** Range of the type, multiples, minimum and maximum. */
export function checkNumber(node, value, kind, path, result) {
    addRange(node, value, 'Checked', path, result);
    const { multipleOf, minimum, maximum } = node;
    // Go treats the limits of an integer as integers too, unless the type rules that out.
    const isWhole = (limit, name) => addRange(node, limit, name, path, result) && kind === 'integer';
    const add = (problem) => {
        if (problem !== undefined)
            result.add({ ...problem, name: path });
    };
    if (multipleOf !== undefined)
        add(isWhole(multipleOf, 'MultipleOf')
            ? multipleOfInt(value, multipleOf, path)
            : multipleOfFloat(value, multipleOf, path));
    if (minimum !== undefined)
        add(minimumProblem(value, minimum, node.exclusiveMinimum, isWhole(minimum, 'Minimum boundary'), path));
    if (maximum !== undefined)
        add(maximumProblem(value, maximum, node.exclusiveMaximum, isWhole(maximum, 'Maximum boundary'), path));
    result.matchCount++;
}
const INT32 = 2 ** 31;
const INT64 = 2 ** 63;
/** Reports a number out of range for the type. @returns whether it is within */
function addRange({ types, format }, value, name, path, result) {
    const [type] = types;
    if (types.length !== 1 || (type !== 'integer' && type !== 'number'))
        return true;
    if (isInRange(type, format, value))
        return true;
    const shown = format === '' ? `${type} (default format)` : `${type} with format ${format}`;
    result.add({ message: `${name} value must be of type ${shown} in ${path}` });
    return false;
}
function isInRange(type, format, value) {
    if (type === 'number')
        return format !== 'float' || Number.isFinite(Math.fround(Number(value)));
    const limit = format === 'int32' ? INT32 : INT64;
    return (typeof value === 'bigint' || Number.isInteger(value)) && value >= -limit && value < limit;
}
function multipleOfInt(value, multipleOf, path) {
    const factor = toInt64(multipleOf);
    if (factor <= 0)
        return { message: `factor MultipleOf declared for ${path} must be positive: ${factor}`, value: factor };
    if (BigInt(value) % BigInt(factor) === 0n)
        return undefined;
    return { message: `${path} in body should be a multiple of ${factor}`, value };
}
function multipleOfFloat(value, factor, path) {
    if (factor <= 0)
        return {
            message: `factor MultipleOf declared for ${path} must be positive: ${formatFloat(factor)}`,
            value: factor,
            valueText: formatFloat(factor),
        };
    const data = Number(value);
    if (isNearlyInteger(factor < 1 ? (1 / factor) * data : data / factor))
        return undefined;
    return {
        message: `${path} in body should be a multiple of ${formatFloat(factor)}`,
        value,
        valueText: formatFloat(data),
    };
}
function minimumProblem(value, minimum, exclusive, whole, path) {
    const limit = whole ? toInt64(minimum) : minimum;
    const data = whole ? value : Number(value);
    if (exclusive ? data > limit : data >= limit)
        return undefined;
    return outside(value, limit, whole, `${path} in body should be greater than ${exclusive ? '' : 'or equal to '}`);
}
function maximumProblem(value, maximum, exclusive, whole, path) {
    const limit = whole ? toInt64(maximum) : maximum;
    const data = whole ? value : Number(value);
    if (exclusive ? data < limit : data <= limit)
        return undefined;
    return outside(value, limit, whole, `${path} in body should be less than ${exclusive ? '' : 'or equal to '}`);
}
function outside(value, limit, whole, words) {
    return whole
        ? { message: `${words}${limit}`, value }
        : { message: `${words}${formatFloat(Number(limit))}`, value, valueText: formatFloat(Number(value)) };
}
