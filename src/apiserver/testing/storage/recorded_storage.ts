import type {
  EngineWatchOptions,
  GetResult,
  KeyValue,
  RangeOptions,
  RangeResult,
  StorageEngine,
  WatchBatch,
  WriteResult,
} from '../../storage/engine.ts';

/** How many calls are kept. */
const KEPT = 30;

/** A storage that keeps its last calls and what they gave, for the message of a test that fails. */
export class RecordedStorage implements StorageEngine {
  readonly calls: string[] = [];
  /** When a call or a watch gave something last, by `performance.now()`. */
  lastResult: number = performance.now();
  readonly shared: boolean;
  readonly cheapStaleReads: boolean;
  readonly #storage: StorageEngine;
  #closed: Promise<void> | undefined;

  constructor(storage: StorageEngine) {
    this.#storage = storage;
    this.shared = storage.shared === true;
    this.cheapStaleReads = storage.cheapStaleReads === true;
  }

  get(key: string, revision?: number, stale?: boolean): Promise<GetResult> {
    return this.#record('get', [key, revision, stale], this.#storage.get(key, revision, stale));
  }

  range(options: RangeOptions): Promise<RangeResult> {
    return this.#record('range', [options], this.#storage.range(options));
  }

  put(key: string, value: Uint8Array, expected: number, ttlSeconds?: number): Promise<WriteResult> {
    return this.#record('put', [key, value, expected, ttlSeconds], this.#storage.put(key, value, expected, ttlSeconds));
  }

  delete(key: string, expected: number): Promise<WriteResult> {
    return this.#record('delete', [key, expected], this.#storage.delete(key, expected));
  }

  async *watch(options: EngineWatchOptions): AsyncGenerator<WatchBatch, void, undefined> {
    const { prefix, after } = options;
    const call = `watch(${show({ prefix, after })})`;
    try {
      for await (const batch of this.#storage.watch(options)) {
        this.#add(`${call} gave ${show(batch)}`);
        yield batch;
      }
      this.#add(`${call} ended`);
    } catch (error) {
      this.#add(`${call} failed: ${String(error)}`);
      throw error;
    }
  }

  currentRevision(): Promise<number> {
    return this.#record('currentRevision', [], this.#storage.currentRevision());
  }

  waitFor(revision: number, milliseconds: number): Promise<boolean> {
    return this.#record('waitFor', [revision, milliseconds], this.#storage.waitFor(revision, milliseconds));
  }

  requestProgress(): void {
    this.#storage.requestProgress?.();
  }

  compact(revision: number): Promise<void> {
    return this.#record('compact', [revision], this.#storage.compact(revision));
  }

  /** A test may do it, and whoever opened it does it again. */
  close(): Promise<void> {
    return (this.#closed ??= this.#storage.close());
  }

  async #record<T>(method: string, args: readonly unknown[], result: Promise<T>): Promise<T> {
    const given = args.slice(0, args.findLastIndex((each) => each !== undefined) + 1);
    const call = `${method}(${given.map(show).join(', ')})`;
    try {
      const value = await result;
      this.#add(value === undefined ? call : `${call} gave ${show(value)}`);
      return value;
    } catch (error) {
      this.#add(`${call} failed: ${String(error)}`);
      throw error;
    }
  }

  #add(line: string): void {
    this.lastResult = performance.now();
    this.calls.push(line);
    if (this.calls.length > KEPT) this.calls.shift();
  }
}

/** As JSON, with keys and their revisions in place of what they hold. */
function show(value: unknown): string {
  const text = JSON.stringify(value, (_, each: unknown) =>
    each instanceof Uint8Array
      ? `${each.length} bytes`
      : isKeyValue(each)
        ? `${each.key} at ${each.modRevision}`
        : each,
  );
  return text === undefined ? 'undefined' : text.length > 400 ? `${text.slice(0, 400)}…` : text;
}

function isKeyValue(value: unknown): value is KeyValue {
  return typeof value === 'object' && value !== null && 'key' in value && 'modRevision' in value;
}
