import type { Clock } from '#apimachinery/util/wait/clock';
import { MinHeap } from '#engine/go/min_heap';

interface Waiting<T> {
  readonly key: unknown;
  readonly item: T;
  readonly readyAt: number;
  readonly order: number;
}

/** Outdated entries are thrown away when they are more than the others, and more than this. */
const SPARE = 1024;

/** Items that wait for their time, with one timer for all. Of two delays of an item the one that ends first counts. */
export class Delays<T> {
  readonly #clock: Clock;
  readonly #ready: (item: T) => void;
  readonly #entries = new Map<unknown, Waiting<T>>();
  #heap = new MinHeap<Waiting<T>>(isBefore);
  #order = 0;
  #timer: { readonly readyAt: number; readonly cancel: () => void } | undefined;

  constructor(clock: Clock, ready: (item: T) => void) {
    this.#clock = clock;
    this.#ready = ready;
  }

  /** How many items wait. */
  get size(): number {
    return this.#entries.size;
  }

  add(key: unknown, item: T, milliseconds: number): void {
    const readyAt = this.#clock.now() + milliseconds;
    const known = this.#entries.get(key);
    if (known !== undefined && known.readyAt <= readyAt) return;
    const entry = { key, item, readyAt, order: this.#order++ };
    this.#entries.set(key, entry);
    this.#heap.push(entry);
    if (this.#heap.size > 2 * this.#entries.size + SPARE) this.#rebuild();
    this.#arm();
  }

  remove(key: unknown): void {
    this.#entries.delete(key);
  }

  clear(): void {
    this.#timer?.cancel();
    this.#timer = undefined;
    this.#entries.clear();
    this.#heap = new MinHeap<Waiting<T>>(isBefore);
  }

  #rebuild(): void {
    this.#heap = new MinHeap<Waiting<T>>(isBefore);
    for (const entry of this.#entries.values()) this.#heap.push(entry);
  }

  #arm(): void {
    const first = this.#heap.peek();
    if (first === undefined || (this.#timer !== undefined && this.#timer.readyAt <= first.readyAt)) return;
    this.#timer?.cancel();
    const cancel = this.#clock.after(first.readyAt - this.#clock.now(), () => this.#fire());
    this.#timer = { readyAt: first.readyAt, cancel };
  }

  #fire(): void {
    // Timers may be a fraction of a millisecond early.
    const now = Math.max(this.#clock.now(), this.#timer?.readyAt ?? 0);
    this.#timer = undefined;
    for (let first = this.#heap.peek(); first !== undefined && first.readyAt <= now; first = this.#heap.peek()) {
      this.#heap.pop();
      if (this.#entries.get(first.key) !== first) continue;
      this.#entries.delete(first.key);
      this.#ready(first.item);
    }
    this.#arm();
  }
}

function isBefore(a: Waiting<unknown>, b: Waiting<unknown>): boolean {
  return a.readyAt < b.readyAt || (a.readyAt === b.readyAt && a.order < b.order);
}
