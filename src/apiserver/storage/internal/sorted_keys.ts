/** Keys in their order. */
export class SortedKeys {
  #keys: string[] = [];

  /** Takes keys in any order, instead of those it had. */
  fill(keys: readonly string[]): void {
    // By code units, as all comparisons here.
    this.#keys = [...keys].sort();
  }

  /** Adds a key that isn't there. */
  add(key: string): void {
    this.#keys.splice(this.#indexOf(key), 0, key);
  }

  delete(key: string): void {
    const index = this.#indexOf(key);
    if (this.#keys[index] === key) this.#keys.splice(index, 1);
  }

  /** The keys from one on, as long as they begin with the prefix. Nothing may be added or deleted meanwhile. */
  *from(key: string, prefix: string): Generator<string, void, undefined> {
    for (let index = this.#indexOf(key); index < this.#keys.length; index++) {
      const found = this.#keys[index]!;
      if (!found.startsWith(prefix)) return;
      yield found;
    }
  }

  /** Where a key stands or would stand. */
  #indexOf(key: string): number {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#keys[middle]! < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
