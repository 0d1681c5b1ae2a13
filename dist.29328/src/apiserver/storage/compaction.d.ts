import { type StorageEngine } from './engine.ts';
/** How many milliseconds of its past a store keeps at least, unless said otherwise: as kube-apiserver's. */
export declare const COMPACTION_INTERVAL = 300000;
/**
 * Lets a store forget, again and again, what was before the time before: the past of at least `interval` milliseconds
 * stays. Several servers of one store may all do so. Keeps no process alive.
 * @param onError called when compaction fails; it is retried at the next interval
 * @returns what ends it
 */
export declare function compactRegularly(engine: StorageEngine, interval: number, onError: (error: unknown) => void): () => void;
