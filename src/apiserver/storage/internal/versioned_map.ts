import {
  CompactedError,
  FutureRevisionError,
  type EngineWatchOptions,
  type GetResult,
  type KeyValue,
  type KeyValueEvent,
  type RangeOptions,
  type RangeResult,
  type WatchBatch,
} from '../engine.ts';
import { EventQueue } from './event_queue.ts';
import { SortedKeys } from './sorted_keys.ts';

/** What a key has been: the current state last. A state without value is a deletion. */
interface State {
  readonly revision: number;
  readonly kv: KeyValue | undefined;
}

interface Waiter {
  readonly revision: number;
  readonly reached: (reached: boolean) => void;
}

/** How much is kept. */
export interface VersionedMapOptions {
  /** How many events may wait for a watch's reader before the watch is ended; 100,000 unless given. */
  readonly maxWaitingEvents?: number;
  /** How many events of the past are kept at most; 100,000 unless given. More, and the older half is compacted. */
  readonly maxHistory?: number;
}

const MAX_EVENTS = 100_000;

/**
 * Keys, their values and their past in memory. It is told what happens; who owns it decides on revisions. Reads, watches
 * and compaction are those of a storage engine.
 */
export class VersionedMap {
  readonly #maxWaitingEvents: number;
  readonly #maxHistory: number;
  readonly #states = new Map<string, State[]>();
  /** All keys that have a state, deleted ones too. */
  readonly #keys = new SortedKeys();
  /** In the order of revisions, since the compaction. */
  #events: KeyValueEvent[] = [];
  readonly #watches = new Set<EventQueue>();
  readonly #waiters = new Set<Waiter>();
  #revision: number;
  #compacted = 0;
  #closed = false;

  /** @param revision the one it begins with: nothing before it is known */
  constructor(revision: number, { maxWaitingEvents = MAX_EVENTS, maxHistory = MAX_EVENTS }: VersionedMapOptions = {}) {
    this.#revision = revision;
    this.#maxWaitingEvents = maxWaitingEvents;
    this.#maxHistory = maxHistory;
  }

  /** The last revision it has been told of. */
  get revision(): number {
    return this.#revision;
  }

  /**
   * Takes what was there at the beginning, once. The past before it counts as compacted.
   * @param kvs in any order
   */
  load(kvs: readonly KeyValue[]): void {
    for (const kv of kvs) this.#states.set(kv.key, [{ revision: kv.modRevision, kv }]);
    this.#keys.fill(kvs.map(({ key }) => key));
    this.#compacted = this.#revision;
  }

  /** The oldest revision that can be read; 0: all can. */
  get compacted(): number {
    return this.#compacted;
  }

  /** What is under a key now. */
  current(key: string): KeyValue | undefined {
    return this.#states.get(key)?.at(-1)?.kv;
  }

  /** @throws {CompactedError} {FutureRevisionError} */
  get(key: string, revision = 0): GetResult {
    this.#check(revision);
    return { kv: stateAt(this.#states.get(key), revision)?.kv, revision: this.#revision };
  }

  /** @throws {CompactedError} {FutureRevisionError} */
  range({ prefix, from = prefix, revision = 0, limit = 0 }: RangeOptions): RangeResult {
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

  /** Takes a change. Its revision is not older than any before. */
  apply(event: KeyValueEvent): void {
    this.#revision = event.revision;
    const states = this.#states.get(event.key);
    const state: State = { revision: event.revision, kv: event.current };
    if (states === undefined) {
      this.#states.set(event.key, [state]);
      this.#keys.add(event.key);
    } else states.push(state);
    this.#events.push(event);
    for (const watch of this.#watches) watch.push(event);
    this.#wake();
    if (this.#events.length > this.#maxHistory) this.compact(this.#events[this.#events.length >> 1]!.revision);
  }

  /** All changes up to a revision have been applied. */
  advance(revision: number): void {
    if (revision <= this.#revision) return;
    this.#revision = revision;
    this.#wake();
  }

  #wake(): void {
    for (const waiter of this.#waiters) if (waiter.revision <= this.#revision) waiter.reached(true);
  }

  /** The changes after a revision, as they come. @throws {CompactedError} {WatchOverflowError} while iterating */
  async *watch({ prefix, after, signal, idle }: EngineWatchOptions): AsyncGenerator<WatchBatch, void, undefined> {
    if (after + 1 < this.#compacted) throw new CompactedError(this.#compacted);
    const queue = new EventQueue(prefix, after, this.#maxWaitingEvents, () => this.#revision);
    const past = firstAfter(this.#events, after);
    for (let index = past; index < this.#events.length; index++) queue.push(this.#events[index]!);
    this.#watches.add(queue);
    const stop = (): void => queue.close();
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted || this.#closed) stop();
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

  /** Resolves when a revision has been reached, to true; to false after so many milliseconds. */
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

  /** Forgets what was before a revision. @throws {CompactedError} {FutureRevisionError} */
  compact(revision: number): void {
    if (revision <= this.#compacted) throw new CompactedError(this.#compacted);
    if (revision > this.#revision) throw new FutureRevisionError(this.#revision);
    this.#compacted = revision;
    // Keys without an event since the compaction before have one state only.
    const kept = firstAfter(this.#events, revision - 1);
    const end = firstAfter(this.#events, revision);
    for (let index = 0; index < end; index++) this.#compactKey(this.#events[index]!.key, revision);
    this.#events = this.#events.slice(kept);
  }

  #compactKey(key: string, revision: number): void {
    const states = this.#states.get(key);
    if (states === undefined) return;
    const kept = states.findLastIndex((state) => state.revision <= revision);
    if (kept > 0) states.splice(0, kept);
    if (states.length > 1 || states[0]!.kv !== undefined || states[0]!.revision > revision) return;
    this.#states.delete(key);
    this.#keys.delete(key);
  }

  /** Ends all watches, and what is waited for. */
  close(): void {
    this.#closed = true;
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
