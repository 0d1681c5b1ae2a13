import type { StorageEngine } from '../engine.ts';
import { type VersionedMapOptions } from '../internal/versioned_map.ts';
/** How a store in memory behaves. */
export type MemoryOptions = VersionedMapOptions;
/** A store in memory: the default of an API server, for development and tests. Everything is gone when the process ends. */
export declare function memory(options?: MemoryOptions): StorageEngine;
