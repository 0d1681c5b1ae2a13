/** The kinds of JSON values, in the order that {@link compare} gives them. */
export const NUMBER = 0;
export const STRING = 1;
export const BOOLEAN = 2;
export const LIST = 3;
export const MAP = 4;
export const NULL = 5;
/** Which kind a value is. */
export function kindOf(value) {
    switch (typeof value) {
        case 'string':
            return STRING;
        case 'number':
        case 'bigint':
            return NUMBER;
        case 'boolean':
            return BOOLEAN;
        default:
            if (value === null || value === undefined)
                return NULL;
            return Array.isArray(value) ? LIST : MAP;
    }
}
/** Whether the value is a JSON object. Mirrors Go's `value.Value.IsMap`. */
export function isMap(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Whether the value is an array. Mirrors Go's `value.Value.IsList`. */
export function isList(value) {
    return Array.isArray(value);
}
/** Whether the value is a string, a number or a boolean. */
export function isScalar(value) {
    return kindOf(value) <= BOOLEAN;
}
