import { InternalFault } from './internal_fault.ts';
import { CelError, Duration, MapValue, Timestamp, Uint, type Value } from './value.ts';

const UINT = 1n << 64n;
const DURATION = 1n << 66n;
const TIMESTAMP = 1n << 68n;

/** What a key is among the keys of a JavaScript Map: beyond the range of ints for other things that are numbers. */
function hashed(key: Value): unknown {
  if (typeof key !== 'object' || key === null) return key;
  if (key instanceof Uint) return UINT + key.value;
  if (key instanceof Duration) return DURATION + key.nanoseconds;
  if (key instanceof Timestamp) return TIMESTAMP + BigInt(key.seconds) * 1_000_000_000n + BigInt(key.nanoseconds);
  if (key instanceof Uint8Array) throw new InternalFault('runtime error: hash of unhashable type types.Bytes');
  return key;
}

/** A map of values. Keeps the order in which keys were added. */
export class NativeMap extends MapValue {
  private readonly entries = new Map<unknown, readonly [key: Value, value: Value]>();

  constructor(entries: Iterable<readonly [key: Value, value: Value]> = []) {
    super();
    for (const entry of entries) this.entries.set(hashed(entry[0]), entry);
  }

  get size(): number {
    return this.entries.size;
  }

  find(key: Value): Value | undefined {
    if (this.entries.size === 0) return undefined;
    const found = this.entries.get(hashed(key));
    // NaN equals nothing, itself included.
    if (found !== undefined) return Number.isNaN(key) ? undefined : found[1];
    if (typeof key === 'number' && Number.isInteger(key)) {
      const int = BigInt(key);
      if (int > -(2n ** 63n) && int < 2n ** 63n) {
        const value = this.entries.get(int);
        if (value !== undefined) return value[1];
      }
      return int >= 0n && int < UINT ? this.entries.get(UINT + int)?.[1] : undefined;
    }
    if (typeof key === 'bigint') return key >= 0n ? this.entries.get(UINT + key)?.[1] : undefined;
    if (key instanceof Uint) return key.value < 2n ** 63n ? this.entries.get(key.value)?.[1] : undefined;
    return undefined;
  }

  *keys(): Generator<Value, void, undefined> {
    for (const [key] of this.entries.values()) yield key;
  }

  /** Adds an entry in place: only for a map that nothing else can see. */
  insert(key: Value, value: Value): void {
    this.entries.set(hashed(key), [key, value]);
  }

  delete(key: Value): void {
    this.entries.delete(hashed(key));
  }
}

/** The map that a loop adds to: nothing else can see it before the loop ends. */
export class GrowingMap extends NativeMap {}

/** A key that a map lacks. */
export function noSuchKey(text: string): CelError {
  return new CelError(`no such key: ${text}`);
}
