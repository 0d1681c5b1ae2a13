import type {
  EngineWatchOptions,
  GetResult,
  RangeOptions,
  RangeResult,
  StorageEngine,
  WatchBatch,
  WriteResult,
} from '../engine.ts';
import { Expiry } from '../internal/expiry.ts';
import { VersionedMap, type VersionedMapOptions } from '../internal/versioned_map.ts';

/** How a store in memory behaves. */
export type MemoryOptions = VersionedMapOptions;

/** A store in memory: the default of an API server, for development and tests. Everything is gone when the process ends. */
export function memory(options: MemoryOptions = {}): StorageEngine {
  return new MemoryEngine(options);
}

class MemoryEngine implements StorageEngine {
  readonly #map: VersionedMap;
  readonly #expiry: Expiry = new Expiry((key, revision) => void this.delete(key, revision));

  constructor(options: MemoryOptions) {
    // As etcd's: a store in which nothing was written has a revision already.
    this.#map = new VersionedMap(1, options);
  }

  async get(key: string, revision?: number): Promise<GetResult> {
    return this.#map.get(key, revision);
  }

  async range(options: RangeOptions): Promise<RangeResult> {
    return this.#map.range(options);
  }

  async put(key: string, value: Uint8Array, expected: number, ttlSeconds = 0): Promise<WriteResult> {
    const previous = this.#map.current(key);
    if ((previous?.modRevision ?? 0) !== expected)
      return { succeeded: false, revision: this.#map.revision, current: previous };
    const revision = this.#map.revision + 1;
    this.#map.apply({ key, current: { key, value, modRevision: revision }, previous, revision });
    this.#expiry.set(key, revision, ttlSeconds === 0 ? undefined : ttlSeconds * 1000);
    return { succeeded: true, revision };
  }

  async delete(key: string, expected: number): Promise<WriteResult> {
    const previous = this.#map.current(key);
    if (previous === undefined || previous.modRevision !== expected)
      return { succeeded: false, revision: this.#map.revision, current: previous };
    const revision = this.#map.revision + 1;
    this.#map.apply({ key, current: undefined, previous, revision });
    this.#expiry.set(key, revision, undefined);
    return { succeeded: true, revision };
  }

  watch(options: EngineWatchOptions): AsyncIterable<WatchBatch> {
    return this.#map.watch(options);
  }

  async currentRevision(): Promise<number> {
    return this.#map.revision;
  }

  waitFor(revision: number, milliseconds: number): Promise<boolean> {
    return this.#map.waitFor(revision, milliseconds);
  }

  async compact(revision: number): Promise<void> {
    this.#map.compact(revision);
  }

  async close(): Promise<void> {
    this.#expiry.close();
    this.#map.close();
  }
}
