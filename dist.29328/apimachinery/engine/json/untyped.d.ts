/** The Go type of an untyped JSON value, as Go prints it. */
export type UntypedType = '<nil>' | 'bool' | 'string' | 'int64' | 'float64' | 'map[string]interface {}' | '[]interface {}';
export declare function untypedType(value: unknown): UntypedType;
export declare function isMap(value: unknown): value is Record<string, unknown>;
/** Go's `reflect.DeepEqual` of two untyped JSON values; keys whose value is undefined are not there. */
export declare function equalUntyped(a: unknown, b: unknown): boolean;
/** The keys of an object that have a value. */
export declare function presentKeys(map: Readonly<Record<string, unknown>>): string[];
/** An untyped JSON value as Go's fmt prints it: with `%v`, or with `%s`, where what is no string is marked. */
export declare function printUntyped(value: unknown, verb?: 'v' | 's'): string;
