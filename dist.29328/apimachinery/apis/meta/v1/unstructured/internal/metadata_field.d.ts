/** Getters return undefined for values of another type: accessors never throw. */
export declare function tolerant<T>(get: () => T | null | undefined): T | undefined;
/** The string in a field, or `''`. */
export declare function textOf(object: object, ...fields: readonly string[]): string;
/**
 * Writes or, given `undefined`, removes a field of the metadata. Does nothing if the metadata are not an object, as in
 * Go.
 */
export declare function setMetadata(object: {
    metadata?: object;
}, field: string, value: unknown): void;
