import { type EngineWatchOptions, type WatchBatch } from '../engine.ts';
import { type Connection } from './connection.ts';
/** What asks each open stream how far it is. */
export type Asks = Set<() => void>;
/**
 * The changes of keys after a revision. A stream that breaks is opened again, at another endpoint, and goes on where it
 * was.
 * @throws {CompactedError} while iterating, when the revision is too old
 */
export declare function watchKeys(connection: Connection, options: EngineWatchOptions, asks: Asks): AsyncGenerator<WatchBatch, void, undefined>;
