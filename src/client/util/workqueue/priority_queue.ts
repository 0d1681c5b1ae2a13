import { realClock } from '#apimachinery/util/wait/clock';
import { MinHeap } from '#engine/go/min_heap';
import { Line } from '../../internal/line.ts';
import { Delays } from './delays.ts';
import { type Entry, HandOut } from './hand_out.ts';
import type { RateLimitingInterface } from './interface.ts';
import { defaultControllerRateLimiter, type RateLimiter } from './rate_limiters.ts';
import type { RateLimitingQueueOptions } from './rate_limiting_queue.ts';
import type { TakenWithPriority, WaitOptions } from './taken.ts';

/** Outdated entries are thrown away when they are more than the others, and more than this. */
const SPARE = 1024;

/** How a {@link PriorityQueue} works. */
export interface PriorityQueueOptions<T> extends RateLimitingQueueOptions<T> {
  /**
   * After so many milliseconds an item gets every second turn, whatever its priority, so that it is not starved. Default
   * 60,000; Infinity: never.
   */
  readonly ageAfter?: number;
}

/** How an item is added to a {@link PriorityQueue}. */
export interface AddOptions {
  /** Higher ones are given out first. Of several for one item the highest counts. Default 0. */
  readonly priority?: number;
  /** Milliseconds before the item is given out. Of several for one item the shortest counts. */
  readonly after?: number;
  /** Asks the limiter for the delay; if `after` is given as well, the shorter one counts. */
  readonly rateLimited?: boolean;
}

/** Which turn an item has: by priority, then by order. */
interface Place {
  readonly priority: number;
  readonly order: number;
}

interface Prioritised<T> extends Entry<T>, Place {}

/**
 * A {@link RateLimitingQueue} that gives out items of higher priority first. Items that wait for their time keep the
 * highest priority they were added with. Mirrors controller-runtime's `priorityqueue`; that items age is ours.
 */
export class PriorityQueue<T> extends HandOut<T, Prioritised<T>> implements RateLimitingInterface<T> {
  readonly #key: (item: T) => unknown;
  readonly #limiter: RateLimiter<T>;
  readonly #ageAfter: number;
  /** Those that can be given out. Heap and line may hold outdated ones besides. */
  readonly #queued = new Map<unknown, Prioritised<T>>();
  #heap = new MinHeap<Prioritised<T>>(isMoreUrgent);
  #line = new Line<Prioritised<T>>();
  /** Those to queue when the work on them is done. */
  readonly #again = new Map<unknown, Prioritised<T>>();
  readonly #delays: Delays<T>;
  /** The places of those who wait for their time. */
  readonly #delayed = new Map<unknown, Place>();
  #order = 0;
  #wasAged = false;

  constructor(options: PriorityQueueOptions<T> = {}) {
    const { key = (item: T) => item, metrics = {}, clock = realClock, ageAfter = 60_000 } = options;
    super(clock, metrics);
    this.#key = key;
    this.#limiter = options.limiter ?? defaultControllerRateLimiter({ key });
    this.#ageAfter = ageAfter;
    this.#delays = new Delays(clock, (item) => this.#ripen(item));
  }

  /** How many items are ready, with those that somebody still works on. */
  get size(): number {
    return this.#queued.size + this.#again.size;
  }

  add(item: T): void {
    this.addWithOptions(item);
  }

  addAfter(item: T, milliseconds: number): void {
    this.addWithOptions(item, { after: milliseconds });
  }

  addRateLimited(item: T): void {
    this.addWithOptions(item, { rateLimited: true });
  }

  /** Adds an item with a priority, a delay, or both. Mirrors controller-runtime's `AddWithOpts`. */
  addWithOptions(item: T, { priority = 0, after = 0, rateLimited = false }: AddOptions = {}): void {
    if (this.closed) return;
    const limited = rateLimited ? this.#limiter.when(item) : after;
    const delay = after === 0 ? limited : Math.min(after, limited);
    if (delay > 0) this.#addLater(item, priority, delay);
    else this.#addNow(item, priority);
  }

  forget(item: T): void {
    this.#limiter.forget(item);
  }

  numRequeues(item: T): number {
    return this.#limiter.numRequeues(item);
  }

  async get(options: WaitOptions = {}): Promise<TakenWithPriority<T> | undefined> {
    const entry = await this.next(options);
    return entry && { ...this.taken(entry), priority: entry.priority };
  }

  // Differs from Go: controller-runtime's gives out nothing any more. As with the other queues, what is ready gets done, and
  // a drain has something to wait for.
  override close(): void {
    super.close();
    this.#delays.clear();
    this.#delayed.clear();
  }

  protected take(): Prioritised<T> | undefined {
    const entry = this.#aged() ?? this.#mostUrgent();
    if (entry === undefined) return undefined;
    this.#queued.delete(entry.key);
    return entry;
  }

  protected finish(key: unknown): void {
    const entry = this.#again.get(key);
    if (entry === undefined) return;
    this.#again.delete(key);
    this.#push(entry);
  }

  #addLater(item: T, priority: number, delay: number): void {
    this.metrics.retry?.();
    const key = this.#key(item);
    const known = this.#queued.get(key) ?? this.#again.get(key);
    // It is ready already, and that counts; its priority may still rise.
    if (known !== undefined) return this.#raise(known, priority);
    this.#delayed.set(key, this.#placed(this.#delayed.get(key), priority));
    this.#delays.add(key, item, delay);
  }

  #addNow(item: T, priority: number): void {
    const key = this.#key(item);
    const known = this.#queued.get(key) ?? this.#again.get(key);
    if (known !== undefined) return this.#raise(known, priority);
    // What waits for its time is the same item: from now on it is ready.
    const delayed = this.#delayed.get(key);
    if (delayed !== undefined) {
      this.#delayed.delete(key);
      this.#delays.remove(key);
    }
    this.#enter(key, item, this.#placed(delayed, priority));
  }

  /** The time of an item has come: it is the last of its priority. */
  #ripen(item: T): void {
    const key = this.#key(item);
    const { priority = 0 } = this.#delayed.get(key) ?? {};
    this.#delayed.delete(key);
    this.#enter(key, item, this.#placed(undefined, priority));
  }

  #enter(key: unknown, item: T, { priority, order }: Place): void {
    this.metrics.add?.();
    const entry = { key, item, priority, order, since: this.clock.now() };
    if (this.isWorkedOn(key)) {
      this.#again.set(key, entry);
      this.metrics.depth?.(this.size);
    } else this.#push(entry);
  }

  /** The place it has, or the last one of a higher priority. */
  #placed(known: Place | undefined, priority: number): Place {
    if (known !== undefined && priority <= known.priority) return known;
    return { priority, order: this.#order++ };
  }

  #raise(known: Prioritised<T>, priority: number): void {
    if (priority <= known.priority) return;
    const entry = { ...known, ...this.#placed(known, priority) };
    if (this.#again.has(known.key)) this.#again.set(known.key, entry);
    else this.#push(entry);
  }

  #push(entry: Prioritised<T>): void {
    this.#queued.set(entry.key, entry);
    this.#line.push(entry);
    this.#heap.push(entry);
    if (this.#heap.size + this.#line.size > 4 * this.#queued.size + SPARE) this.#rebuild();
    this.metrics.depth?.(this.size);
    this.serve();
  }

  #mostUrgent(): Prioritised<T> | undefined {
    for (let entry = this.#heap.pop(); entry !== undefined; entry = this.#heap.pop())
      if (this.#queued.get(entry.key) === entry) return entry;
    return undefined;
  }

  /** The item that waits longest, if that is too long and the last turn was not such a one's. */
  #aged(): Prioritised<T> | undefined {
    let oldest = this.#line.peek();
    while (oldest !== undefined && this.#queued.get(oldest.key) !== oldest) {
      this.#line.shift();
      oldest = this.#line.peek();
    }
    const isDue = oldest !== undefined && this.clock.now() - oldest.since >= this.#ageAfter;
    this.#wasAged = isDue && !this.#wasAged;
    return this.#wasAged ? oldest : undefined;
  }

  /** Leaves out what is outdated. */
  #rebuild(): void {
    this.#heap = new MinHeap<Prioritised<T>>(isMoreUrgent);
    this.#line = new Line();
    for (const entry of [...this.#queued.values()].sort((a, b) => a.since - b.since)) {
      this.#heap.push(entry);
      this.#line.push(entry);
    }
  }
}

function isMoreUrgent(a: Prioritised<unknown>, b: Prioritised<unknown>): boolean {
  return a.priority > b.priority || (a.priority === b.priority && a.order < b.order);
}
