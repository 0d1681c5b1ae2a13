/**
 * A type of the language: of an expression, and as a value (`type(1)`). Made by the constants and functions of this
 * file. Mirrors cel-go's `types.Type`.
 */
export class Type {
    kind;
    /** The name at run time: `google.protobuf.Duration` for a duration. */
    name;
    /** The element type of a list, key and value type of a map, and so on. */
    params;
    constructor(kind, name, params = []) {
        this.kind = kind;
        this.name = name;
        this.params = params;
    }
    /** True of anything that is only known when the expression runs. */
    get isDyn() {
        return this.kind === 'dyn' || this.kind === 'any' || this.kind === 'param';
    }
    /** The same type, parameters included. */
    equals(other) {
        return (this === other ||
            (this.kind === other.kind &&
                this.name === other.name &&
                this.params.length === other.params.length &&
                this.params.every((param, index) => param.equals(other.params[index]))));
    }
    /** Whether a value of the other type can stand where this one is expected. */
    accepts(other) {
        if (this === other || this.isDyn)
            return true;
        return (this.kind === other.kind &&
            this.name === other.name &&
            this.params.length === other.params.length &&
            this.params.every((param, index) => param.accepts(other.params[index])));
    }
    /** The type as error texts show it: `map(string, list(int))`. */
    toString() {
        switch (this.kind) {
            case 'any':
            case 'duration':
            case 'null':
            case 'timestamp':
                return this.kind;
            case 'error':
                return '!error!';
            default:
                return this.params.length === 0 ? this.name : `${this.name}(${this.params.join(', ')})`;
        }
    }
}
/** A type as Go's `%v` shows it: unlike in issues, by its full name. */
export function fullTypeName({ name, params }) {
    return params.length === 0 ? name : `${name}(${params.map(fullTypeName).join(', ')})`;
}
export const AnyType = /* @__PURE__ */ new Type('any', 'google.protobuf.Any');
export const BoolType = /* @__PURE__ */ new Type('bool', 'bool');
export const BytesType = /* @__PURE__ */ new Type('bytes', 'bytes');
export const DoubleType = /* @__PURE__ */ new Type('double', 'double');
export const DurationType = /* @__PURE__ */ new Type('duration', 'google.protobuf.Duration');
export const DynType = /* @__PURE__ */ new Type('dyn', 'dyn');
export const ErrorType = /* @__PURE__ */ new Type('error', 'error');
export const IntType = /* @__PURE__ */ new Type('int', 'int');
export const NullType = /* @__PURE__ */ new Type('null', 'null_type');
export const StringType = /* @__PURE__ */ new Type('string', 'string');
export const TimestampType = /* @__PURE__ */ new Type('timestamp', 'google.protobuf.Timestamp');
export const TypeType = /* @__PURE__ */ new Type('type', 'type');
export const UintType = /* @__PURE__ */ new Type('uint', 'uint');
/** A list of elements of a type. */
export function listType(element) {
    return new Type('list', 'list', [element]);
}
/** A map from keys of a type to values of a type. */
export function mapType(key, value) {
    return new Type('map', 'map', [key, value]);
}
/** A value that may be missing: what `a.?b` gives. */
export function optionalType(value) {
    return new Type('opaque', 'optional_type', [value]);
}
/** A type that only functions know how to handle. */
export function opaqueType(name, ...params) {
    return new Type('opaque', name, params);
}
/** An object with fields; a type provider knows them by its name. */
export function objectType(name) {
    return new Type('struct', name);
}
/** A type that the arguments of a call decide. */
export function typeParam(name) {
    return new Type('param', name);
}
/** The type of a type. */
export function typeOfType(type) {
    return new Type('type', 'type', [type]);
}
/** A list of anything, and a map of anything: the types of lists and maps as values. */
export const ListOfDyn = /* @__PURE__ */ listType(DynType);
export const MapOfDyn = /* @__PURE__ */ mapType(DynType, DynType);
