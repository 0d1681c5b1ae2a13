/**
 * What becomes of a string on its way through JSON text and Go's YAML reader: U+0085 is a line break there and is
 * folded, a lone surrogate is U+FFFD.
 * @throws YAMLError for a string that cannot make the way
 */
export declare function passString(text: string): string;
/** The same for a key, which must also be short enough to be recognised as one ({@link maxKeyLength} characters as JSON). */
export declare function passKey(key: string): string;
