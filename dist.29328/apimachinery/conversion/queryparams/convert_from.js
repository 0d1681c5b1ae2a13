import { setOwn } from '#engine/json/own_property';
import { compile } from '#engine/schema/compile';
import { quote } from '#engine/schema/fault';
import { scalars } from '../../apis/meta/v1/scalars.js';
import { toInstance } from '../../runtime/instance.js';
import { atoi } from '../../util/intstr/int_or_string.js';
import { isOwnField } from './convert.js';
/** An invalid value of a query parameter. The message is Go's. */
export class ParameterError extends Error {
    code = 'ERR_PARAMETER';
    /** The name of the parameter. */
    parameter;
    /** The rejected value. */
    value;
    constructor(message, parameter, value) {
        super(message);
        this.name = 'ParameterError';
        this.parameter = parameter;
        this.value = value;
    }
}
/** Go's time for a parameter that is present but empty. */
const ZERO_TIME = '0001-01-01T00:00:00Z';
const DELETE_OPTIONS = 'k8s.io/apimachinery/pkg/apis/meta/v1.DeleteOptions';
/**
 * Converts query parameters to an object. Of a repeated parameter the first counts, unless the field is a list. A
 * boolean is true unless `0` or `false` in any case; empty is true. Unknown parameters are ignored, as are fields other
 * than basic types, times and lists of these. `uid` and `resourceVersion` of DeleteOptions are its preconditions.
 * Mirrors the conversions from `url.Values` that Go registers for each type.
 * @returns an instance of the Kind class, without `apiVersion` and `kind`
 * @throws {ParameterError} for an invalid number or time
 */
export function convertFrom(params, type) {
    const data = {};
    for (const member of compile(type, scalars).members.filter(isOwnField)) {
        const values = params.getAll(member.name);
        const value = values.length === 0 ? undefined : parameter(values, member);
        if (value !== undefined)
            setOwn(data, member.name, value);
    }
    if (type.type === DELETE_OPTIONS)
        addPreconditions(data, params);
    return toInstance(type, data);
}
/** The value of a field; `undefined` where Go leaves the zero value. */
function parameter(values, member) {
    const first = values[0];
    const { node } = member;
    switch (node.kind) {
        case 'string':
            return member.pointer || first !== '' ? first : undefined;
        case 'bool': {
            const value = first !== '0' && !(first.length === 5 && first.toUpperCase() === 'FALSE');
            return member.pointer || value ? value : undefined;
        }
        case 'int32':
        case 'int64': {
            const value = integer(first, member.name);
            return member.pointer || value !== 0 ? value : undefined;
        }
        case 'scalar':
            return time(first, member, node.scalar);
        case 'list':
            if (node.elem.kind === 'string')
                return values;
            if (node.elem.kind === 'int32')
                return values.flatMap((text) => text.split(',')).map((text) => port(text, member.name));
            return undefined;
        default:
            return undefined;
    }
}
function time(text, member, scalar) {
    if (!/^v1\.(?:Micro)?Time$/.test(scalar.goType))
        return undefined;
    if (text === '' || text === 'null')
        return member.pointer ? ZERO_TIME : undefined;
    const error = scalar.check(text);
    if (error !== undefined)
        throw new ParameterError(error, member.name, text);
    return (scalar.canonical(text) ?? ZERO_TIME);
}
/** All integer lists are lists of ports. */
function port(text, name) {
    const digits = /^[0-9]*/.exec(text)?.[0] ?? '';
    // Go reads from left to right, and what follows digits that are too many is not read.
    const what = Number(digits) > 65535 ? 'value out of range' : digits === '' || digits !== text ? 'invalid syntax' : '';
    if (what === '')
        return Number(digits);
    const { message } = invalidNumber('ParseUint', text, name, what);
    throw new ParameterError(`cannot convert to []int32: ${message}`, name, text);
}
function integer(text, name) {
    const value = atoi(text);
    if (typeof value !== 'bigint')
        throw invalidNumber('ParseInt', text, name, value);
    return Number.isSafeInteger(Number(value)) ? Number(value) : value;
}
function invalidNumber(fn, text, name, what) {
    return new ParameterError(`strconv.${fn}: parsing ${quote(text)}: ${what}`, name, text);
}
function addPreconditions(data, params) {
    const uid = params.get('uid') ?? '';
    const resourceVersion = params.get('resourceVersion') ?? '';
    if (uid === '' && resourceVersion === '')
        return;
    setOwn(data, 'preconditions', {
        ...(uid === '' ? {} : { uid }),
        ...(resourceVersion === '' ? {} : { resourceVersion }),
    });
}
