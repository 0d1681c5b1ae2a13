/** What Go calls the type of a JSON value. */
export declare function typeName(value: unknown): string;
/**
 * Go's error text for a JSON value of the wrong type.
 * @param what what Go calls the type of the value, see {@link typeName}
 * @param where what has the type: `value`, or `struct field Pod.spec`
 */
export declare function cannotUnmarshal(what: string, goType: string, where?: string): string;
