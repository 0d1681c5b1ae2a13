import { CelError, MapValue, type Value } from './value.ts';
/** A map of values. Keeps the order in which keys were added. */
export declare class NativeMap extends MapValue {
    private readonly entries;
    constructor(entries?: Iterable<readonly [key: Value, value: Value]>);
    get size(): number;
    find(key: Value): Value | undefined;
    keys(): Generator<Value, void, undefined>;
    /** Adds an entry in place: only for a map that nothing else can see. */
    insert(key: Value, value: Value): void;
    delete(key: Value): void;
}
/** The map that a loop adds to: nothing else can see it before the loop ends. */
export declare class GrowingMap extends NativeMap {
}
/** A key that a map lacks. */
export declare function noSuchKey(text: string): CelError;
