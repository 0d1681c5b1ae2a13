import assert from 'node:assert/strict';

/** The keys that the writers of the crash tests write. */
export const KEYS: readonly string[] = Array.from({ length: 8 }, (_, index) => `/registry/crash/${index}`);

/** What a key holds after the write with this number; undefined: nothing, it was deleted. */
export function valueOf(number: number): Uint8Array | undefined {
  if (number % 5 === 4) return undefined;
  // Of many sizes, some larger than what a disk writes at once; each byte depends on the number.
  const bytes = new Uint8Array(8 + ((number * 7919) % 20_000)).fill(number % 251);
  new DataView(bytes.buffer).setFloat64(0, number);
  return bytes;
}

/** What a store must hold after crashes: of each key the last acknowledged write, or the one that was under way. */
export class Acknowledged {
  readonly #last = new Map<string, number>();
  #ofRound = new Map<string, number>();
  #round = -1;

  /** Another round of writes, up to a crash. @returns the number of the first write to each key */
  begin(): number {
    this.#ofRound = new Map();
    return ++this.#round * 1_000_000;
  }

  add(key: string, number: number): void {
    this.#ofRound.set(key, number);
  }

  /** Compares what is found of a key after the crash. @throws {AssertionError} */
  check(key: string, found: Uint8Array | undefined): void {
    const before = this.#ofRound.get(key) ?? this.#last.get(key);
    // It may be there, or not.
    const after = (this.#ofRound.get(key) ?? this.#round * 1_000_000 - 1) + 1;
    const number = [before, after].find((each) => {
      const value = each === undefined ? undefined : valueOf(each);
      return value === undefined ? found === undefined : found !== undefined && Buffer.compare(value, found) === 0;
    });
    const isFresh = before === undefined && found === undefined;
    assert.ok(
      number !== undefined || isFresh,
      `crash ${this.#round}: ${key} after write ${before}: ${found?.subarray(0, 16)}`,
    );
    if (number !== undefined) this.#last.set(key, number);
  }
}
