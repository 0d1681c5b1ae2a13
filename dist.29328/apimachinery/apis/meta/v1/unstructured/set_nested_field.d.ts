/**
 * Sets a field to a deep copy of a value, creating missing objects on the way. Mirrors Go's
 * `unstructured.SetNestedField`.
 * @throws {NestedFieldError} when a value on the way is not an object
 * @throws {NotCopyableError} when the value is not JSON
 */
export declare function setNestedField(object: object, value: unknown, ...fields: readonly [string, ...string[]]): void;
/** {@link setNestedField} for a list of strings. Mirrors Go's `unstructured.SetNestedStringSlice`. */
export declare function setNestedStringSlice(object: object, value: readonly string[], ...fields: readonly [string, ...string[]]): void;
/** {@link setNestedField} for a list. Mirrors Go's `unstructured.SetNestedSlice`. */
export declare function setNestedSlice(object: object, value: readonly unknown[], ...fields: readonly [string, ...string[]]): void;
/** {@link setNestedField} for an object of strings. Mirrors Go's `unstructured.SetNestedStringMap`. */
export declare function setNestedStringMap(object: object, value: Readonly<Record<string, string>>, ...fields: readonly [string, ...string[]]): void;
/** {@link setNestedField} for an object. Mirrors Go's `unstructured.SetNestedMap`. */
export declare function setNestedMap(object: object, value: Readonly<Record<string, unknown>>, ...fields: readonly [string, ...string[]]): void;
/** Removes a field. Does nothing when it isn't there. Mirrors Go's `unstructured.RemoveNestedField`. */
export declare function removeNestedField(object: object, ...fields: readonly [string, ...string[]]): void;
