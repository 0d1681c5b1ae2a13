import type { YAMLNode } from './node.ts';
/** A mapping key as a property name. */
export interface KeyName {
    readonly name: string;
    /** Differs for keys that are different to Go although their names are equal: `1`, `1.0` and `"1"`. */
    readonly identity: string;
    /** Go's name of a type that cannot be a key in JSON, or ''. */
    readonly type: string;
}
/**
 * What Go makes of a scalar as a key: numbers and booleans become text; null and uint64 are refused.
 *
 * Differs from Go: of keys that differ in type only (`1` and `"1"`) the later one wins; Go takes either, by chance.
 */
export declare function keyName(node: YAMLNode, value: unknown): KeyName;
/** The text Go's `%#v` gives for the key with this identity. */
export declare function keyText(identity: string): string;
