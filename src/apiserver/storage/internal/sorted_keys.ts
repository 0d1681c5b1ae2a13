/** A chunk that grows beyond this is split: what moves when a key is added stays short, however many keys there are. */
const MAX_CHUNK = 512;

/** Keys in their order, in chunks that are never empty. */
export class SortedKeys {
  #chunks: string[][] = [];

  /** Takes keys in any order, instead of those it had. */
  fill(keys: readonly string[]): void {
    // By code units, as all comparisons here.
    const sorted = [...keys].sort();
    this.#chunks = [];
    for (let at = 0; at < sorted.length; at += MAX_CHUNK) this.#chunks.push(sorted.slice(at, at + MAX_CHUNK));
  }

  /** Adds a key that isn't there. */
  add(key: string): void {
    const at = this.#chunkOf(key);
    const chunk = this.#chunks[at];
    if (chunk === undefined) {
      this.#chunks.push([key]);
      return;
    }
    chunk.splice(indexIn(chunk, key), 0, key);
    if (chunk.length > MAX_CHUNK) this.#chunks.splice(at + 1, 0, chunk.splice(chunk.length >>> 1));
  }

  delete(key: string): void {
    const at = this.#chunkOf(key);
    const chunk = this.#chunks[at];
    if (chunk === undefined) return;
    const index = indexIn(chunk, key);
    if (chunk[index] !== key) return;
    chunk.splice(index, 1);
    if (chunk.length === 0) this.#chunks.splice(at, 1);
  }

  /** The keys from one on, as long as they begin with the prefix. Nothing may be added or deleted meanwhile. */
  *from(key: string, prefix: string): Generator<string, void, undefined> {
    for (let at = this.#chunkOf(key); at < this.#chunks.length; at++) {
      const chunk = this.#chunks[at]!;
      for (let index = indexIn(chunk, key); index < chunk.length; index++) {
        const found = chunk[index]!;
        if (!found.startsWith(prefix)) return;
        yield found;
      }
    }
  }

  /** The chunk that a key stands in or belongs into: the last one that begins with it or before it, or else the first. */
  #chunkOf(key: string): number {
    let low = 0;
    let high = this.#chunks.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#chunks[middle]![0]! <= key) low = middle + 1;
      else high = middle;
    }
    return Math.max(low - 1, 0);
  }
}

/** Where a key stands or would stand. */
function indexIn(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (keys[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
