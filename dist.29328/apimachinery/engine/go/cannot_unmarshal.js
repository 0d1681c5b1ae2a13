/** What Go calls the type of a JSON value. */
export function typeName(value) {
    if (Array.isArray(value))
        return 'array';
    if (typeof value === 'boolean')
        return 'bool';
    if (typeof value === 'bigint')
        return 'number';
    return typeof value;
}
/**
 * Go's error text for a JSON value of the wrong type.
 * @param what what Go calls the type of the value, see {@link typeName}
 * @param where what has the type: `value`, or `struct field Pod.spec`
 */
export function cannotUnmarshal(what, goType, where = 'value') {
    return `json: cannot unmarshal ${what} into Go ${where} of type ${goType}`;
}
