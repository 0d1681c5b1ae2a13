import { type EngineWatchOptions, type GetResult, type KeyValue, type KeyValueEvent, type RangeOptions, type RangeResult, type WatchBatch } from '../engine.ts';
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
/**
 * Keys, their values and their past in memory. Its owner applies events to it, and decides on revisions. Reads, watches
 * and compaction are those of a storage engine.
 */
export declare class VersionedMap {
    #private;
    /** @param revision the one it begins with: nothing before it is known */
    constructor(revision: number, { maxWaitingEvents, maxWaitingBytes, maxHistory, maxHistoryBytes, }?: VersionedMapOptions);
    /** The revision of the last event. */
    get revision(): number;
    /**
     * Takes what was there at the beginning, once. The past before it counts as compacted.
     * @param kvs in any order
     */
    load(kvs: readonly KeyValue[]): void;
    /** The oldest revision that can be read; 0: all can. */
    get compacted(): number;
    /** What is under a key now. */
    current(key: string): KeyValue | undefined;
    /** @throws {CompactedError} {FutureRevisionError} */
    get(key: string, revision?: number): GetResult;
    /** @throws {CompactedError} {FutureRevisionError} */
    range({ prefix, from, revision, limit }: RangeOptions): RangeResult;
    /** Takes a change. Its revision is not older than any before. */
    apply(event: KeyValueEvent): void;
    /** All changes up to a revision have been applied. */
    advance(revision: number): void;
    /** The changes after a revision, as they come. @throws {CompactedError} {WatchOverflowError} while iterating */
    watch({ prefix, after, signal, idle }: EngineWatchOptions): AsyncGenerator<WatchBatch, void, undefined>;
    /** Resolves when a revision has been reached, to true; to false after so many milliseconds. */
    waitFor(revision: number, milliseconds: number): Promise<boolean>;
    /** Forgets what was before a revision. @throws {CompactedError} {FutureRevisionError} */
    compact(revision: number): void;
    /** Ends all watches, and what is waited for. */
    close(): void;
}
