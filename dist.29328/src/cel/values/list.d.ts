import { type Equal, ListValue, type Value } from './value.ts';
/** A list that is joined with another one without copying either. */
export declare abstract class JoinedList extends ListValue {
    concat(other: ListValue): Value;
}
/** A list of values. */
export declare class NativeList extends JoinedList {
    readonly values: readonly Value[];
    constructor(values: readonly Value[]);
    get length(): number;
    at(index: number): Value;
    contains(value: Value, equal: Equal): Value;
}
/** The list that a loop appends to: nothing else can see it before the loop ends. */
export declare class GrowingList extends ListValue {
    private readonly values;
    get length(): number;
    at(index: number): Value;
    concat(other: ListValue): Value;
    contains(value: Value, equal: Equal): Value;
    /** The list when the loop is over. */
    finished(): NativeList;
}
/** Two lists, one behind the other. */
export declare class ConcatList extends JoinedList {
    private readonly first;
    private readonly second;
    readonly length: number;
    constructor(first: ListValue, second: ListValue);
    at(index: number): Value;
    contains(value: Value, equal: Equal): Value;
    equals(other: ListValue, equal: Equal): Value;
}
