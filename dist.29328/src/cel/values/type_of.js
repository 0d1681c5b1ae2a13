import { BoolType, BytesType, DoubleType, DurationType, DynType, ErrorType, IntType, ListOfDyn, MapOfDyn, NullType, optionalType, StringType, TimestampType, TypeType, UintType, } from '../types/type.js';
import { CelError, Duration, ListValue, MapValue, OpaqueValue, OptionalValue, Timestamp, Uint, } from './value.js';
const OptionalOfDyn = /* @__PURE__ */ optionalType(DynType);
/** The type that a value has when an expression runs: without parameters known. */
export function typeOf(value) {
    switch (typeof value) {
        case 'bigint':
            return IntType;
        case 'number':
            return DoubleType;
        case 'string':
            return StringType;
        case 'boolean':
            return BoolType;
    }
    if (value === null)
        return NullType;
    if (value instanceof ListValue)
        return ListOfDyn;
    if (value instanceof MapValue)
        return MapOfDyn;
    if (value instanceof Uint)
        return UintType;
    if (value instanceof Uint8Array)
        return BytesType;
    if (value instanceof Duration)
        return DurationType;
    if (value instanceof Timestamp)
        return TimestampType;
    if (value instanceof OptionalValue)
        return OptionalOfDyn;
    if (value instanceof OpaqueValue)
        return value.type;
    return value instanceof CelError ? ErrorType : TypeType;
}
/** The type of a value in Go, as `%T` shows it in error texts. */
export function goTypeOf(value) {
    switch (typeof value) {
        case 'bigint':
            return 'types.Int';
        case 'number':
            return 'types.Double';
        case 'string':
            return 'types.String';
        case 'boolean':
            return 'types.Bool';
    }
    if (value === null)
        return 'types.Null';
    if (value instanceof ListValue || value instanceof MapValue)
        return value.goType;
    if (value instanceof Uint)
        return 'types.Uint';
    if (value instanceof Uint8Array)
        return 'types.Bytes';
    if (value instanceof Duration)
        return 'types.Duration';
    if (value instanceof Timestamp)
        return 'types.Timestamp';
    if (value instanceof OptionalValue)
        return '*types.Optional';
    if (value instanceof OpaqueValue)
        return value.goType;
    return value instanceof CelError ? '*types.Err' : '*types.Type';
}
/** Whether a value can stand for a parameter of a type. Of lists and maps the first entry decides, as in cel-go. */
export function isOfType(value, type) {
    switch (type.kind) {
        case 'any':
        case 'dyn':
        case 'param':
            return true;
        case 'string':
            return typeof value === 'string';
        case 'int':
            return typeof value === 'bigint';
        case 'bool':
            return typeof value === 'boolean';
        case 'double':
            return typeof value === 'number';
        case 'list':
            return value instanceof ListValue && (value.length === 0 || isOfType(value.at(0), type.params[0]));
        case 'map': {
            if (!(value instanceof MapValue))
                return false;
            if (value.size === 0)
                return true;
            for (const key of value.keys())
                return isOfType(key, type.params[0]) && isOfType(value.find(key) ?? null, type.params[1]);
            return true;
        }
        default:
            return typeOf(value).name === type.name;
    }
}
