import {
  CompactedError,
  type EngineWatchOptions,
  FutureRevisionError,
  type GetResult,
  type KeyValue,
  type KeyValueEvent,
  type RangeOptions,
  type RangeResult,
  type WatchBatch,
  WatchOverflowError,
} from '../engine.ts';

/** A chunk that grows beyond this is split: what moves when a key is added stays short, however many keys there are. */
const MAX_CHUNK = 512;

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
  /** How many bytes of objects they may have; 64 MB unless given. */
  readonly maxWaitingBytes?: number;
  /** How many events of the past are kept at most; 100,000 unless given. More, and the older half is compacted. */
  readonly maxHistory?: number;
  /** How many bytes of objects the past may have, before the older half is compacted; 48 MB unless given. */
  readonly maxHistoryBytes?: number;
}

const MAX_EVENTS = 100_000;
/** What waits is more than the past: a watch may begin with all of it. */
const MAX_WAITING_BYTES = 64 * 1024 * 1024;
const MAX_HISTORY_BYTES = 48 * 1024 * 1024;

/**
 * Keys, their values and their past in memory. Its owner applies events to it, and decides on revisions. Reads, watches
 * and compaction are those of a storage engine.
 */
export class VersionedMap {
  readonly #maxWaiting: WaitingLimits;
  readonly #maxHistory: number;
  readonly #maxHistoryBytes: number;
  readonly #states = new Map<string, State[]>();
  /** All keys that have a state, deleted ones too. */
  readonly #keys = new SortedKeys();
  /** In the order of revisions, since the compaction. */
  #events: KeyValueEvent[] = [];
  /** Those of the values in them. */
  #bytes = 0;
  readonly #watches = new Set<EventQueue>();
  readonly #waiters = new Set<Waiter>();
  #revision: number;
  #compacted = 0;
  #closed = false;

  /** @param revision the one it begins with: nothing before it is known */
  constructor(
    revision: number,
    {
      maxWaitingEvents = MAX_EVENTS,
      maxWaitingBytes = MAX_WAITING_BYTES,
      maxHistory = MAX_EVENTS,
      maxHistoryBytes = MAX_HISTORY_BYTES,
    }: VersionedMapOptions = {},
  ) {
    this.#revision = revision;
    this.#maxWaiting = { events: maxWaitingEvents, bytes: maxWaitingBytes };
    this.#maxHistory = maxHistory;
    this.#maxHistoryBytes = maxHistoryBytes;
  }

  /** The revision of the last event. */
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
    this.#bytes += bytesOf(event);
    for (const watch of this.#watches) watch.push(event);
    this.#wake();
    if (this.#events.length <= this.#maxHistory && this.#bytes <= this.#maxHistoryBytes) return;
    const { revision } = this.#events[this.#events.length >> 1]!;
    if (revision > this.#compacted) this.compact(revision);
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
    const queue = new EventQueue(prefix, after, this.#maxWaiting, () => this.#revision);
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
    for (let index = 0; index < kept; index++) this.#bytes -= bytesOf(this.#events[index]!);
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

/** What may wait for the reader of a watch. */
interface WaitingLimits {
  readonly events: number;
  readonly bytes: number;
}

/** Those of the value that an event keeps in memory. */
function bytesOf({ current }: KeyValueEvent): number {
  return current?.value.length ?? 0;
}

/** The events that wait for the reader of a watch. */
class EventQueue {
  readonly #prefix: string;
  readonly #after: number;
  readonly #limits: WaitingLimits;
  readonly #revision: () => number;
  #events: KeyValueEvent[] = [];
  #bytes = 0;
  #wake: (() => void) | undefined;
  #closed = false;
  /** What may wait, when more did. */
  #overflown: string | undefined;

  /** @param revision gives the current revision of the store, up to which all events have been pushed */
  constructor(prefix: string, after: number, limits: WaitingLimits, revision: () => number) {
    this.#prefix = prefix;
    this.#after = after;
    this.#limits = limits;
    this.#revision = revision;
  }

  push(event: KeyValueEvent): void {
    if (this.#closed || event.revision <= this.#after || !event.key.startsWith(this.#prefix)) return;
    this.#bytes += bytesOf(event);
    const { events, bytes } = this.#limits;
    if (this.#events.length >= events || this.#bytes > bytes) {
      this.#overflown = this.#bytes > bytes ? `${bytes} bytes of objects` : `${events} events`;
      this.#events = [];
      this.close();
      return;
    }
    this.#events.push(event);
    this.#wake?.();
  }

  /**
   * What has come since the last call, once something has; undefined: the watch has ended.
   * @param idle milliseconds after which it may be nothing; undefined: it waits without end
   * @throws {WatchOverflowError}
   */
  async next(idle: number | undefined): Promise<WatchBatch | undefined> {
    if (this.#events.length === 0 && !this.#closed) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        if (idle !== undefined) timer = setTimeout(resolve, idle);
      });
      clearTimeout(timer);
      this.#wake = undefined;
    }
    if (this.#overflown !== undefined) throw new WatchOverflowError(this.#overflown);
    if (this.#closed) return undefined;
    const events = this.#events;
    this.#events = [];
    this.#bytes = 0;
    return { events, revision: this.#revision() };
  }

  close(): void {
    this.#closed = true;
    this.#wake?.();
  }
}

/** Keys in their order, in chunks that are never empty. */
class SortedKeys {
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
