import { hasCode } from '#engine/text/has_code';
// What a store of objects stands on: a map from keys to bytes that remembers its past, as etcd does.

/** The bytes under a key, and when they were written. */
export interface KeyValue {
  readonly key: string;
  readonly value: Uint8Array;
  /** The revision of the write that gave the key this value. */
  readonly modRevision: number;
}

/** A change of one key. */
export interface KeyValueEvent {
  readonly key: string;
  /** What the change made of the key; undefined: it was deleted. */
  readonly current: KeyValue | undefined;
  /** What was there before; undefined: nothing. */
  readonly previous: KeyValue | undefined;
  readonly revision: number;
}

/** What came of a conditional write. */
export interface WriteResult {
  /** False: the key had another revision than expected, and nothing was written. */
  readonly succeeded: boolean;
  /** The revision of the write; when it was not done, the current one. */
  readonly revision: number;
  /** What the key holds when the write was not done; undefined: nothing. */
  readonly current?: KeyValue | undefined;
}

/** Which keys are read, and as of when. */
export interface RangeOptions {
  /** Keys that begin with this text. */
  readonly prefix: string;
  /** The first key that counts, inclusive. */
  readonly from?: string | undefined;
  /** The revision to read at; 0 or left out: the current one. */
  readonly revision?: number | undefined;
  /** True: instead of the current state, any that has been there since the last {@link StorageEngine.waitFor} will do. */
  readonly stale?: boolean | undefined;
  /** How many keys to give at most; 0 or left out: all. */
  readonly limit?: number | undefined;
}

/** What a key holds. */
export interface GetResult {
  /** undefined: there is no such key. */
  readonly kv: KeyValue | undefined;
  /** The current revision, not the one that was read at. */
  readonly revision: number;
}

/** What a range of keys holds. */
export interface RangeResult {
  /** In the order of their keys. */
  readonly kvs: readonly KeyValue[];
  /** How many keys there are from `from` on, whatever the limit. */
  readonly count: number;
  /** The current revision, not the one that was read at. */
  readonly revision: number;
}

/** What a watch gives in one step. */
export interface WatchBatch {
  /** In the order of their revisions; none in a batch that only tells how far things are. */
  readonly events: readonly KeyValueEvent[];
  /** All changes up to this revision have been given. */
  readonly revision: number;
}

/** What to watch. */
export interface EngineWatchOptions {
  readonly prefix: string;
  /** Events after this revision are given. */
  readonly after: number;
  /** Ends the watch: the iteration is done. */
  readonly signal: AbortSignal;
  /** Milliseconds without an event after which a batch without events is given; undefined: none is. Asked each time. */
  readonly idle?: () => number | undefined;
}

/**
 * A store of bytes under keys with one counter of revisions: each write takes the next one. The past can be read, by
 * watches and at a revision, until it is compacted. Every method may be called at any time, also while others run.
 */
export interface StorageEngine {
  /** Whether other programs may use the same store: of several servers, one then runs the controllers. No unless given. */
  readonly shared?: boolean;
  /** Whether a stale read of a key is answered from memory, and one of the current state is not. No unless given. */
  readonly cheapStaleReads?: boolean;
  /**
   * The key at a revision, or now.
   * @param stale as that of {@link RangeOptions}
   * @throws {CompactedError} {FutureRevisionError}
   */
  get(key: string, revision?: number, stale?: boolean): Promise<GetResult>;
  /** Many keys at one revision. @throws {CompactedError} {FutureRevisionError} */
  range(options: RangeOptions): Promise<RangeResult>;
  /**
   * Writes a key if it still has the expected revision.
   * @param expected 0: there must be no such key
   * @param ttlSeconds seconds after which the key is deleted; 0 or left out: never
   */
  put(key: string, value: Uint8Array, expected: number, ttlSeconds?: number): Promise<WriteResult>;
  /** Deletes a key if it still has the expected revision. */
  delete(key: string, expected: number): Promise<WriteResult>;
  /**
   * The changes after a revision, as they come.
   * @throws {CompactedError} while iterating, when the revision is too old
   * @throws {WatchOverflowError} while iterating, when the reader is too slow
   */
  watch(options: EngineWatchOptions): AsyncIterable<WatchBatch>;
  /** The revision of the last write. Never 0. */
  currentRevision(): Promise<number>;
  /** Resolves when a revision has been reached, to true; to false after so many milliseconds. */
  waitFor(revision: number, milliseconds: number): Promise<boolean>;
  /**
   * Whether objects can be read and written now, for health. A store without it is asked for a key.
   * @throws why they can't
   */
  check?(): Promise<void>;
  /**
   * Whether all is there that was acknowledged, for health. A store without it loses nothing, or does not know.
   * @throws what was lost, until an administrator has dealt with it
   */
  checkLoss?(): Promise<void>;
  /** Sees to it that watches are soon told how far things are. A store whose watches always know does without. */
  requestProgress?(): void;
  /** Forgets what was before a revision, except what is still current at it. */
  compact(revision: number): Promise<void>;
  /** Ends all watches. Nothing may be called afterwards. */
  close(): Promise<void>;
}

/** A revision has been compacted. */
export class CompactedError extends Error {
  readonly code = 'ERR_COMPACTED';
  /** The oldest revision that can be read; 0 where the store doesn't say. */
  readonly oldest: number;

  constructor(oldest: number) {
    super('etcdserver: mvcc: required revision has been compacted');
    this.name = 'CompactedError';
    this.oldest = oldest;
  }
}

/** A revision has not been reached yet. */
export class FutureRevisionError extends Error {
  readonly code = 'ERR_FUTURE_REVISION';
  readonly current: number;

  constructor(current: number) {
    super('etcdserver: mvcc: required revision is a future revision');
    this.name = 'FutureRevisionError';
    this.current = current;
  }
}

/** A watch was ended because its reader took too long. */
export class WatchOverflowError extends Error {
  readonly code = 'ERR_WATCH_OVERFLOW';

  /** @param most what may wait: `100 events` */
  constructor(most: string) {
    super(`a watch was ended: more than ${most} wait for its reader`);
    this.name = 'WatchOverflowError';
  }
}

/** Whether an engine has forgotten what was asked for. */
export function isCompacted(err: unknown): err is CompactedError {
  return hasCode(err, 'ERR_COMPACTED');
}

/** Whether an engine has not come as far as was asked for. */
export function isFutureRevision(err: unknown): err is FutureRevisionError {
  return hasCode(err, 'ERR_FUTURE_REVISION');
}

/** Whether an engine could not be reached, and may be asked again: its error says `unavailable`. */
export function isUnavailable(err: unknown): boolean {
  return err instanceof Error && 'unavailable' in err && err.unavailable === true;
}
