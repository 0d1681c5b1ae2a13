/** What sort of type a {@link Type} is. */
export type Kind = 'any' | 'bool' | 'bytes' | 'double' | 'duration' | 'dyn' | 'error' | 'int' | 'list' | 'map' | 'null' | 'opaque' | 'param' | 'string' | 'struct' | 'timestamp' | 'type' | 'uint';
/**
 * A type of the language: of an expression, and as a value (`type(1)`). Made by the constants and functions of this
 * file. Mirrors cel-go's `types.Type`.
 */
export declare class Type {
    readonly kind: Kind;
    /** The name at run time: `google.protobuf.Duration` for a duration. */
    readonly name: string;
    /** The element type of a list, key and value type of a map, and so on. */
    readonly params: readonly Type[];
    constructor(kind: Kind, name: string, params?: readonly Type[]);
    /** True of anything that is only known when the expression runs. */
    get isDyn(): boolean;
    /** The same type, parameters included. */
    equals(other: Type): boolean;
    /** Whether a value of the other type can stand where this one is expected. */
    accepts(other: Type): boolean;
    /** The type as error texts show it: `map(string, list(int))`. */
    toString(): string;
}
/** A type as Go's `%v` shows it: unlike in issues, by its full name. */
export declare function fullTypeName({ name, params }: Type): string;
export declare const AnyType: Type;
export declare const BoolType: Type;
export declare const BytesType: Type;
export declare const DoubleType: Type;
export declare const DurationType: Type;
export declare const DynType: Type;
export declare const ErrorType: Type;
export declare const IntType: Type;
export declare const NullType: Type;
export declare const StringType: Type;
export declare const TimestampType: Type;
export declare const TypeType: Type;
export declare const UintType: Type;
/** A list of elements of a type. */
export declare function listType(element: Type): Type;
/** A map from keys of a type to values of a type. */
export declare function mapType(key: Type, value: Type): Type;
/** A value that may be missing: what `a.?b` gives. */
export declare function optionalType(value: Type): Type;
/** A type that only functions know how to handle. */
export declare function opaqueType(name: string, ...params: readonly Type[]): Type;
/** An object with fields; a type provider knows them by its name. */
export declare function objectType(name: string): Type;
/** A type that the arguments of a call decide. */
export declare function typeParam(name: string): Type;
/** The type of a type. */
export declare function typeOfType(type: Type): Type;
/** A list of anything, and a map of anything: the types of lists and maps as values. */
export declare const ListOfDyn: Type;
export declare const MapOfDyn: Type;
