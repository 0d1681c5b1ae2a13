import { type Spellings } from '#engine/json/notes';
import { ListValue, type Value } from '../values/value.ts';
import { type Read } from './native.ts';
import type { Schema } from './schema.ts';
/** A list of data. Elements are converted when they are asked for. */
export declare class UnstructuredList extends ListValue {
    get goType(): string;
    readonly data: readonly unknown[];
    readonly spellings: Spellings | undefined;
    protected readonly read: Read;
    protected readonly items: Schema;
    constructor(read: Read, data: readonly unknown[], spellings: Spellings | undefined, items: Schema);
    get length(): number;
    at(index: number): Value;
    concat(other: ListValue): Value;
    contains(value: Value): Value;
    equals(other: ListValue): Value;
    equalsOther(other: Value): Value;
    plain(): Value;
}
/** A list without order and repetitions: `==` and `+` treat it as a set. */
export declare class UnstructuredSetList extends UnstructuredList {
    get goType(): string;
    equals(other: ListValue): Value;
    concat(other: ListValue): Value;
}
/** A list whose items have keys: `==` ignores order, `+` replaces items of the same keys. */
export declare class UnstructuredMapList extends UnstructuredList {
    get goType(): string;
    private readonly keys;
    constructor(read: Read, data: readonly unknown[], spellings: Spellings | undefined, items: Schema, keys: readonly string[]);
    /** Of data; `undefined` for what is no map, and thus like nothing else. */
    private keyOf;
    equals(other: ListValue): Value;
    concat(other: ListValue): Value;
}
