/** A JSON object. */
export type JSONMap = Readonly<Record<string, unknown>>;
/** The kinds of JSON values, in the order that {@link compare} gives them. */
export declare const NUMBER = 0;
export declare const STRING = 1;
export declare const BOOLEAN = 2;
export declare const LIST = 3;
export declare const MAP = 4;
export declare const NULL = 5;
/** Which kind a value is. */
export declare function kindOf(value: unknown): number;
/** Whether the value is a JSON object. Mirrors Go's `value.Value.IsMap`. */
export declare function isMap(value: unknown): value is JSONMap;
/** Whether the value is an array. Mirrors Go's `value.Value.IsList`. */
export declare function isList(value: unknown): value is readonly unknown[];
/** Whether the value is a string, a number or a boolean. */
export declare function isScalar(value: unknown): value is string | number | bigint | boolean;
