import { assertNever } from '../schema/node.js';
import { checkBase64, decodeBase64 } from '../text/base64.js';
import { equalJSON, isObject, sameNumber } from './equal_json.js';
/** Whether two values with a syntax of their own mean the same; those that break it are compared as JSON. */
export function equalScalar(a, b, scalar) {
    if (scalar.check(a) !== undefined || scalar.check(b) !== undefined)
        return equalJSON(a, b);
    return scalar.equal === undefined ? sameNumber(a, b) || a === b : scalar.equal(a, b);
}
/** The bytes of base64 text, or of a list of numbers as Go takes it; undefined for anything else. */
export function bytesOf(value) {
    if (typeof value === 'string')
        return checkBase64(value) === undefined ? decodeBase64(value) : undefined;
    return Array.isArray(value) ? value.map((byte) => byte ?? 0) : undefined;
}
export function equalBytes(a, b) {
    const left = bytesOf(a);
    const right = bytesOf(b);
    // What is not base64 is compared as it is.
    if (left === undefined || right === undefined)
        return left === right && equalJSON(a, b);
    if (left.length !== right.length)
        return false;
    for (let index = 0; index < left.length; index++)
        if (left[index] !== right[index])
            return false;
    return true;
}
/** Whether a value is what Go has when there's none. */
export function isZero(value, node) {
    switch (node.kind) {
        case 'bytes':
            return bytesOf(value)?.length === 0;
        case 'scalar': {
            const scalar = node.scalar;
            if (scalar.check(value) !== undefined)
                return false;
            return scalar.zero === null ? scalar.canonical(value) === undefined : equalScalar(value, scalar.zero, scalar);
        }
        case 'opaque':
            return false;
        case 'struct':
            return isObject(value) && Object.keys(value).every((key) => isZeroField(value[key], key, node.shape));
        case 'union':
            return node.or.kind === 'bool'
                ? value === false
                : !isObject(value) && !(Array.isArray(value) && value.length > 0);
        case 'list':
            return Array.isArray(value) && value.length === 0;
        case 'map':
            return isObject(value) && Object.keys(value).length === 0;
        case 'string':
        case 'bool':
        case 'int32':
        case 'int64':
        case 'float64':
            return value === '' || value === false || value === 0 || value === 0n;
        default:
            return assertNever(node);
    }
}
export function isZeroField(value, key, shape) {
    if (value === undefined)
        return true;
    const member = shape.byName.get(key);
    if (member === undefined)
        return false;
    return value === null || (!member.pointer && isZero(value, member.node));
}
