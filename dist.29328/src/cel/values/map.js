import { InternalFault } from './internal_fault.js';
import { CelError, Duration, MapValue, Timestamp, Uint } from './value.js';
const UINT = 1n << 64n;
const DURATION = 1n << 66n;
const TIMESTAMP = 1n << 68n;
/** What a key is among the keys of a JavaScript Map: beyond the range of ints for other things that are numbers. */
function hashed(key) {
    if (typeof key !== 'object' || key === null)
        return key;
    if (key instanceof Uint)
        return UINT + key.value;
    if (key instanceof Duration)
        return DURATION + key.nanoseconds;
    if (key instanceof Timestamp)
        return TIMESTAMP + BigInt(key.seconds) * 1000000000n + BigInt(key.nanoseconds);
    if (key instanceof Uint8Array)
        throw new InternalFault('runtime error: hash of unhashable type types.Bytes');
    return key;
}
/** A map of values. Keeps the order in which keys were added. */
export class NativeMap extends MapValue {
    entries = new Map();
    constructor(entries = []) {
        super();
        for (const entry of entries)
            this.entries.set(hashed(entry[0]), entry);
    }
    get size() {
        return this.entries.size;
    }
    find(key) {
        if (this.entries.size === 0)
            return undefined;
        const found = this.entries.get(hashed(key));
        // NaN equals nothing, itself included.
        if (found !== undefined)
            return Number.isNaN(key) ? undefined : found[1];
        if (typeof key === 'number' && Number.isInteger(key)) {
            const int = BigInt(key);
            if (int > -(2n ** 63n) && int < 2n ** 63n) {
                const value = this.entries.get(int);
                if (value !== undefined)
                    return value[1];
            }
            return int >= 0n && int < UINT ? this.entries.get(UINT + int)?.[1] : undefined;
        }
        if (typeof key === 'bigint')
            return key >= 0n ? this.entries.get(UINT + key)?.[1] : undefined;
        if (key instanceof Uint)
            return key.value < 2n ** 63n ? this.entries.get(key.value)?.[1] : undefined;
        return undefined;
    }
    *keys() {
        for (const [key] of this.entries.values())
            yield key;
    }
    /** Adds an entry in place: only for a map that nothing else can see. */
    insert(key, value) {
        this.entries.set(hashed(key), [key, value]);
    }
    delete(key) {
        this.entries.delete(hashed(key));
    }
}
/** The map that a loop adds to: nothing else can see it before the loop ends. */
export class GrowingMap extends NativeMap {
}
/** A key that a map lacks. */
export function noSuchKey(text) {
    return new CelError(`no such key: ${text}`);
}
