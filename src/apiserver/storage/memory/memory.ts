import {
  CompactedError,
  FutureRevisionError,
  type EngineWatchOptions,
  type KeyValue,
  type KeyValueEvent,
  type RangeOptions,
  type RangeResult,
  type StorageEngine,
  type WatchBatch,
  type WriteResult,
} from '../engine.ts';
import { EventQueue } from '../internal/event_queue.ts';
import { SortedKeys } from '../internal/sorted_keys.ts';

/** How a store in memory behaves. */
export interface MemoryOptions {
  /** How many events may wait for a watch's reader before the watch is ended; 100,000 unless given. */
  readonly maxWaitingEvents?: number;
}

/** What a key has been: the current state last. A state without value is a deletion. */
interface State {
  readonly revision: number;
  readonly kv: KeyValue | undefined;
}

/** A store in memory: the default of an API server, for development and tests. Everything is gone when the process ends. */
export function memory(options: MemoryOptions = {}): StorageEngine {
  return new MemoryEngine(options);
}

class MemoryEngine implements StorageEngine {
  readonly #maxWaitingEvents: number;
  readonly #states = new Map<string, State[]>();
  /** All keys that have a state, deleted ones too. */
  readonly #keys = new SortedKeys();
  /** In the order of revisions, since the compaction. */
  #events: KeyValueEvent[] = [];
  readonly #watches = new Set<EventQueue>();
  readonly #waiters = new Set<{ readonly revision: number; readonly reached: (reached: boolean) => void }>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  // As etcd's: a store in which nothing was written has one already.
  #revision = 1;
  #compacted = 0;

  constructor({ maxWaitingEvents = 100_000 }: MemoryOptions) {
    this.#maxWaitingEvents = maxWaitingEvents;
  }

  async get(key: string, revision = 0): Promise<{ readonly kv: KeyValue | undefined; readonly revision: number }> {
    this.#check(revision);
    return { kv: stateAt(this.#states.get(key), revision)?.kv, revision: this.#revision };
  }

  async range({ prefix, from = prefix, revision = 0, limit = 0 }: RangeOptions): Promise<RangeResult> {
    this.#check(revision);
    const kvs: KeyValue[] = [];
    let count = 0;
    for (const key of this.#keys.from(from < prefix ? prefix : from, prefix)) {
      const kv = stateAt(this.#states.get(key), revision)?.kv;
      if (kv === undefined) continue;
      count++;
      if (limit === 0 || kvs.length < limit) kvs.push(kv);
    }
    return { kvs, count, revision: this.#revision };
  }

  async put(key: string, value: Uint8Array, expected: number, ttl = 0): Promise<WriteResult> {
    const states = this.#states.get(key);
    const previous = states?.at(-1)?.kv;
    if ((previous?.modRevision ?? 0) !== expected)
      return { succeeded: false, revision: this.#revision, current: previous };
    const revision = ++this.#revision;
    this.#write({ key, current: { key, value, modRevision: revision }, previous, revision });
    this.#expire(key, revision, ttl);
    return { succeeded: true, revision };
  }

  async delete(key: string, expected: number): Promise<WriteResult> {
    return this.#delete(key, expected);
  }

  #delete(key: string, expected: number): WriteResult {
    const previous = this.#states.get(key)?.at(-1)?.kv;
    if (previous === undefined || previous.modRevision !== expected)
      return { succeeded: false, revision: this.#revision, current: previous };
    const revision = ++this.#revision;
    this.#write({ key, current: undefined, previous, revision });
    this.#expire(key, revision, 0);
    return { succeeded: true, revision };
  }

  #write(event: KeyValueEvent): void {
    const states = this.#states.get(event.key);
    const state: State = { revision: event.revision, kv: event.current };
    if (states === undefined) {
      this.#states.set(event.key, [state]);
      this.#keys.add(event.key);
    } else states.push(state);
    this.#events.push(event);
    for (const watch of this.#watches) watch.push(event);
    for (const waiter of this.#waiters) if (waiter.revision <= event.revision) waiter.reached(true);
  }

  #expire(key: string, revision: number, ttl: number): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    if (ttl === 0) return;
    // setTimeout takes no more than 2^31-1 milliseconds, and fires at once for more.
    const timer = setTimeout(() => this.#delete(key, revision), Math.min(ttl * 1000, 0x7fffffff));
    // What is to expire keeps no process alive.
    (timer as { unref?: () => void }).unref?.();
    this.#timers.set(key, timer);
  }

  async *watch({ prefix, after, signal, idle }: EngineWatchOptions): AsyncGenerator<WatchBatch, void, undefined> {
    if (after + 1 < this.#compacted) throw new CompactedError(this.#compacted);
    const queue = new EventQueue(prefix, after, this.#maxWaitingEvents, () => this.#revision);
    const past = firstAfter(this.#events, after);
    for (let index = past; index < this.#events.length; index++) queue.push(this.#events[index]!);
    this.#watches.add(queue);
    const stop = (): void => queue.close();
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    try {
      for (;;) {
        const batch = await queue.next(idle?.());
        if (batch === undefined) return;
        yield batch;
      }
    } finally {
      signal.removeEventListener('abort', stop);
      this.#watches.delete(queue);
    }
  }

  async currentRevision(): Promise<number> {
    return this.#revision;
  }

  waitFor(revision: number, milliseconds: number): Promise<boolean> {
    if (revision <= this.#revision) return Promise.resolve(true);
    return new Promise((resolve) => {
      const waiter = {
        revision,
        reached: (reached: boolean): void => {
          clearTimeout(timer);
          this.#waiters.delete(waiter);
          resolve(reached);
        },
      };
      const timer = setTimeout(() => waiter.reached(false), milliseconds);
      this.#waiters.add(waiter);
    });
  }

  async compact(revision: number): Promise<void> {
    if (revision <= this.#compacted) throw new CompactedError(this.#compacted);
    if (revision > this.#revision) throw new FutureRevisionError(this.#revision);
    this.#compacted = revision;
    for (const [key, states] of this.#states) {
      const kept = states.findLastIndex((state) => state.revision <= revision);
      if (kept > 0) states.splice(0, kept);
      if (states.length === 1 && states[0]!.kv === undefined && states[0]!.revision <= revision) {
        this.#states.delete(key);
        this.#keys.delete(key);
      }
    }
    this.#events = this.#events.slice(firstAfter(this.#events, revision - 1));
  }

  async close(): Promise<void> {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    for (const waiter of this.#waiters) waiter.reached(false);
    for (const watch of this.#watches) watch.close();
  }

  #check(revision: number): void {
    if (revision > this.#revision) throw new FutureRevisionError(this.#revision);
    if (revision > 0 && revision < this.#compacted) throw new CompactedError(this.#compacted);
  }
}

function stateAt(states: readonly State[] | undefined, revision: number): State | undefined {
  return revision === 0 ? states?.at(-1) : states?.findLast((state) => state.revision <= revision);
}

/** The index of the first event after a revision. */
function firstAfter(events: readonly KeyValueEvent[], revision: number): number {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (events[middle]!.revision <= revision) low = middle + 1;
    else high = middle;
  }
  return low;
}
