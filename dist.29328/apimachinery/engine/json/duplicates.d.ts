/**
 * Whether some object of a valid text has a duplicate key. Counts the keys of the text and those of its value, which is
 * much cheaper than looking for the place.
 */
export declare function hasDuplicateKeys(text: string, value: unknown): boolean;
