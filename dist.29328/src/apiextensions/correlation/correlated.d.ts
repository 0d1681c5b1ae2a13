import { type Spellings } from '#engine/json/notes';
import { type Schema } from '../schema/parts.ts';
/**
 * A part of an object that is updated, beside what it was before. Parts are found by their names; items of lists of type
 * map by their keys, other items not at all. Mirrors `CorrelatedObject` of k8s.io/apiserver.
 */
export declare class Correlated {
    #private;
    readonly value: unknown;
    readonly old: unknown;
    /** @param spellings of the numbers in the value; what was stored has none */
    constructor(value: unknown, old: unknown, schema: Schema, spellings: Spellings | undefined);
    /** A field or entry; undefined when it is new, or not in the schema. */
    key(name: string): Correlated | undefined;
    /** An item of a list of type map; undefined when it is new, and for other lists. */
    index(index: number): Correlated | undefined;
    /** Whether the value is what it was. One with fields that are not in the schema counts as changed. */
    isUnchanged(): boolean;
}
