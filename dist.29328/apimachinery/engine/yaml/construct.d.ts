import type { YAMLNode } from './node.ts';
/** What a YAML document holds once it is JSON: integers beyond +-(2^53-1) are `bigint`. */
export type YAMLValue = null | boolean | number | bigint | string | YAMLValue[] | {
    [key: string]: YAMLValue;
};
/** A key of a mapping that is there already, also when a merge brings it. */
export interface YAMLDuplicateKey {
    /** The path of the key. */
    readonly keys: readonly (string | number)[];
    /** Where it stands, counted from 1. */
    readonly line: number;
    readonly column: number;
    /** As Go reports it, without the line. */
    readonly text: string;
    /** Whether two mappings have it, of which one is merged into the other: no mapping has a key twice. */
    readonly isOverride: boolean;
}
export interface ConstructorOptions {
    readonly findDuplicates?: boolean;
    /** Floats are numbers, all integers bigints; and the value need not be one that JSON can hold. */
    readonly typed?: boolean;
}
/** Turns a node tree into a value as Go's decoder and the conversion to JSON do, without recursion. A later key wins. */
export declare class Constructor {
    /** The first duplicate keys, if they were to be looked for. */
    readonly duplicates: YAMLDuplicateKey[];
    private readonly findDuplicates;
    private readonly typed;
    private readonly frames;
    private readonly openAliases;
    private readonly texts;
    private firstDuplicate;
    /** The first key of an object that cannot be. */
    private readonly badKeys;
    private unsupported;
    private decoded;
    private aliased;
    private root;
    constructor({ findDuplicates, typed }: ConstructorOptions);
    /** @param strict refuse duplicate keys, which have to be looked for */
    construct(root: YAMLNode, strict?: boolean): YAMLValue;
    /** Go's error for the duplicate keys, if there are some. */
    get strictError(): string | undefined;
    /** Reads a scalar at once, or opens a frame for a collection. */
    private open;
    private count;
    private fail;
    private readItems;
    private readEntry;
    private close;
    private deliver;
    private setKey;
    private setValue;
    /** The path of the key that is being read. */
    private path;
    /** Puts the entries of one mapping, or of several, into the one being read. */
    private merge;
    private scalar;
    private number;
    /** Not an error yet: as a key it is fine, and a later duplicate may replace it. */
    private notJSON;
}
/** Whether a key is `<<`, merging the mapping that is its value. */
export declare function isMerge(key: YAMLNode): boolean;
