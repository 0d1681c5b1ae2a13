import type { ObjectMetaAccessor } from '../apis/meta/v1/object.ts';
/**
 * A range of hashes of a field: from `start`, up to but not including `end`. Both are `0x` and 16 lower-case digits;
 * `0x10000000000000000` is the end of the hash space. Mirrors Go's `sharding.ShardRangeRequirement`.
 */
export interface ShardRangeRequirement {
    /** `object.metadata.uid` or `object.metadata.namespace`. */
    readonly key: string;
    readonly start: string;
    readonly end: string;
}
/**
 * Selects objects by the hash of a field, for `shardSelector` of ListOptions. Immutable. Created by {@link parse},
 * {@link newSelector} and {@link everything}. Mirrors Go's `sharding.Selector`.
 */
export interface Selector {
    /**
     * Whether the object is in one of the ranges.
     * @throws {ShardingError} when the ranges are on different fields, or on a field that does not support sharding
     */
    matches(object: ObjectMetaAccessor): boolean;
    /** Whether there are no ranges, so that everything matches. */
    empty(): boolean;
    /** The form that {@link parse} accepts; empty for everything. */
    toString(): string;
    requirements(): ShardRangeRequirement[];
    /** Returns this selector, as it is immutable. */
    deepCopySelector(): Selector;
}
/** Selects all objects. Mirrors Go's `sharding.Everything`. */
export declare function everything(): Selector;
/** Selects objects in any of the ranges; all objects without ranges. Mirrors Go's `sharding.NewSelector`. */
export declare function newSelector(...requirements: readonly ShardRangeRequirement[]): Selector;
/** As {@link newSelector}, for lists whose length users decide: too many arguments overflow the stack. */
export declare function selectorOf(requirements: readonly ShardRangeRequirement[]): Selector;
/** Whether one bound of a range is below another. Both must be normalized. Mirrors Go's `sharding.HexLess`. */
export declare function hexLess(a: string, b: string): boolean;
/**
 * The value of the sharding field; empty when absent. Mirrors Go's `sharding.ResolveFieldValue`.
 * @throws {ShardingError} for a field other than `object.metadata.uid` and `object.metadata.namespace`
 */
export declare function resolveFieldValue(object: ObjectMetaAccessor, fieldPath: string): string;
