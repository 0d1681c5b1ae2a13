/** What kind of value a scalar turned out to be; the names are the tags'. */
export type ScalarTag = 'str' | 'bool' | 'int' | 'float' | 'null' | 'timestamp';
/** A scalar's value and what it was recognised as. */
export interface Resolved {
    readonly tag: ScalarTag;
    readonly value: string | number | bigint | boolean | null;
}
/**
 * Interprets a plain scalar as go.yaml.in/yaml/v2 does: YAML 1.1 booleans, integers as in Go source (0x, 0o, 0b,
 * leading-zero octal), no base 60. A timestamp is recognised (it matters for quoting) but its value is its text.
 * Integers of 64 bits are exact: `bigint` beyond +-(2^53-1); longer ones are floats.
 */
export declare function resolvePlain(text: string): Resolved;
/** `!!int` for `tag:yaml.org,2002:int`. */
export declare function shortTag(tag: string): string;
/**
 * Interprets a scalar with an explicit tag.
 * @returns the value, or what Go calls the text's own type (such as `!!str`) when it cannot be of the tagged one
 */
export declare function resolveTagged(tag: string, text: string): {
    readonly value: Resolved['value'];
} | {
    readonly actual: string;
};
