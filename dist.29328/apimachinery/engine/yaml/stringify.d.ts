/** How to write YAML. */
export interface StringifyYAMLOptions {
    /** Sort keys in Go's natural order (default); `false` keeps the order they have in the object. */
    readonly sortKeys?: boolean;
    /** Write every string so that it is read back, those too that Go's writer refuses or changes; not the bytes of Go then. */
    readonly lossless?: boolean;
}
/**
 * Writes a JSON value as YAML, byte for byte as sigs.k8s.io/yaml's JSONToYAML writes it: keys in natural order,
 * sequences not indented under their key, lines folded at 80 columns, multi-line strings as `|` blocks, quotes only
 * where the text would be read as something else.
 *
 * The value is taken as JSON.stringify takes it (`toJSON` is called, undefined is left out), and `bigint` is a number.
 * @throws YAMLError with Go's text for what Go cannot write: control characters of the range 0x7F to 0x9F, U+FFFE,
 *   U+FFFF, keys of more than 1,024 characters, numbers that are not finite, nesting deeper than 10,000
 */
export declare function stringifyYAML(value: unknown, options?: StringifyYAMLOptions): string;
/** How {@link writeYAML} writes. */
interface WriteOptions {
    readonly sort: boolean;
    /** The value was read from YAML: numbers are floats, bigints integers, and strings have been through a YAML reader. */
    readonly typed: boolean;
    readonly lossless?: boolean;
}
/** The same for a value that may have been read from YAML. */
export declare function writeYAML(value: unknown, options: WriteOptions): string;
export {};
