/// <reference types="node" />
import { mkdir } from 'node:fs/promises';
import { asError } from '#engine/text/as_error';
import { hasCode } from '#engine/text/has_code';
import type {
  EngineWatchOptions,
  GetResult,
  KeyValue,
  KeyValueEvent,
  RangeOptions,
  RangeResult,
  StorageEngine,
  WatchBatch,
  WriteResult,
} from '../engine.ts';
import { Expiry } from '../internal/expiry.ts';
import { VersionedMap, type VersionedMapOptions } from '../internal/versioned_map.ts';
import { FolderError } from './folder_error.ts';
import { loadLevel, type Level, type LevelOperation } from './level.ts';
import { decodeRecord, encodeRecord, type StoredValue } from './record.ts';

/** How a store in a folder behaves. */
export type FolderOptions = VersionedMapOptions;

/** Keys of objects begin with this; the store's own don't. */
const KEY = 'k';
const REVISION = 'revision';
const FORMAT = 'format';
const FORMAT_VERSION = 1;

/**
 * A store in a folder, by LevelDB (package `classic-level`): for one process at a time. A write is acknowledged once it
 * is on the disk, and what was acknowledged is there after a crash. All objects are kept in memory as well, and read from
 * there. The past is not on the disk: to watches and lists of before, a store that was opened again answers as after a
 * compaction.
 * @param path of the folder; it is made if there is none
 * @throws {FolderError} when another process uses it, or it holds something else
 * @throws {MissingPackageError} when `classic-level` is not installed
 */
export async function folder(path: string, options: FolderOptions = {}): Promise<StorageEngine> {
  const newLevel = await loadLevel();
  // Secrets are in there.
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new FolderError(path, hasCode(error, 'EEXIST') ? 'it is a file' : asError(error).message, { cause: error });
  }
  const level = newLevel(path);
  try {
    await level.open();
  } catch (error) {
    const cause = asError(error).cause;
    if (hasCode(cause, 'LEVEL_LOCKED')) throw new FolderError(path, 'another process uses it', { cause });
    throw new FolderError(path, asError(cause ?? error).message, { cause: error });
  }
  try {
    return new FolderEngine(path, level, await contentsOf(path, level), options);
  } catch (error) {
    await level.close();
    throw error;
  }
}

interface Contents {
  readonly revision: number;
  readonly values: readonly StoredValue[];
}

async function contentsOf(path: string, level: Level): Promise<Contents> {
  const values: StoredValue[] = [];
  // As etcd's: a store in which nothing was written has a revision already.
  let revision = 1;
  let format: number | undefined;
  for await (const [key, bytes] of level.iterator()) {
    if (key === FORMAT) format = readNumber(bytes);
    else if (key === REVISION) revision = readNumber(bytes);
    else if (key.startsWith(KEY)) values.push(decodeRecord(key.slice(KEY.length), bytes));
    else throw new FolderError(path, 'it holds a database of something else');
  }
  if (format === undefined && values.length > 0) throw new FolderError(path, 'it holds a database of something else');
  if (format !== undefined && format !== FORMAT_VERSION)
    throw new FolderError(path, `its format is ${format}, and only ${FORMAT_VERSION} is known`);
  if (format === undefined)
    await level.batch([{ type: 'put', key: FORMAT, value: numberBytes(FORMAT_VERSION) }], { sync: true });
  return { revision, values };
}

/** A write that waits for its turn. */
interface Write {
  readonly key: string;
  /** undefined: the key is to be deleted. */
  readonly value: Uint8Array | undefined;
  readonly expected: number;
  readonly ttl: number;
  readonly done: (result: WriteResult) => void;
  readonly failed: (error: Error) => void;
}

/** What came of the writes of one step. */
interface Step {
  readonly operations: LevelOperation[];
  readonly events: KeyValueEvent[];
  readonly expiries: { readonly key: string; readonly revision: number; readonly expires: number | undefined }[];
  readonly results: WriteResult[];
}

class FolderEngine implements StorageEngine {
  readonly #path: string;
  readonly #level: Level;
  readonly #map: VersionedMap;
  readonly #expiry: Expiry = new Expiry((key, revision) => void this.delete(key, revision).catch(() => {}));
  #waiting: Write[] = [];
  #writing: Promise<void> | undefined;
  /** Set when the disk has failed: what is on it is not known any more. */
  #failure: FolderError | undefined;
  #closed = false;

  constructor(path: string, level: Level, { revision, values }: Contents, options: FolderOptions) {
    this.#path = path;
    this.#level = level;
    this.#map = new VersionedMap(revision, options);
    this.#map.load(values.map(({ kv }) => kv));
    for (const { kv, expires } of values)
      if (expires !== undefined) this.#expiry.set(kv.key, kv.modRevision, expires - Date.now());
  }

  async get(key: string, revision?: number): Promise<GetResult> {
    return this.#map.get(key, revision);
  }

  async range(options: RangeOptions): Promise<RangeResult> {
    return this.#map.range(options);
  }

  put(key: string, value: Uint8Array, expected: number, ttl = 0): Promise<WriteResult> {
    return this.#write(key, value, expected, ttl);
  }

  delete(key: string, expected: number): Promise<WriteResult> {
    return this.#write(key, undefined, expected, 0);
  }

  #write(key: string, value: Uint8Array | undefined, expected: number, ttl: number): Promise<WriteResult> {
    return new Promise((done, failed) => {
      if (this.#closed) {
        failed(new FolderError(this.#path, 'the store is closed'));
        return;
      }
      this.#waiting.push({ key, value, expected, ttl, done, failed });
      this.#writing ??= this.#writeAll();
    });
  }

  /** Writes what waits, together: what comes meanwhile is written in the next step. */
  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      // Lets those who are about to write as well join this step.
      await Promise.resolve();
      const writes = this.#waiting;
      this.#waiting = [];
      await this.#writeStep(writes);
    }
    this.#writing = undefined;
  }

  async #writeStep(writes: readonly Write[]): Promise<void> {
    const step = this.#judge(writes);
    try {
      if (this.#failure !== undefined) throw this.#failure;
      if (step.operations.length > 0) await this.#level.batch(step.operations, { sync: true });
    } catch (error) {
      this.#failure ??= new FolderError(this.#path, asError(error).message, { cause: error });
      for (const { failed } of writes) failed(this.#failure);
      return;
    }
    for (const event of step.events) this.#map.apply(event);
    for (const { key, revision, expires } of step.expiries)
      this.#expiry.set(key, revision, expires === undefined ? undefined : expires - Date.now());
    for (const [index, { done }] of writes.entries()) done(step.results[index]!);
  }

  /** What each write is to do, in their order. Nothing is changed yet. */
  #judge(writes: readonly Write[]): Step {
    const step: Step = { operations: [], events: [], expiries: [], results: [] };
    const changed = new Map<string, KeyValue | undefined>();
    let { revision } = this.#map;
    for (const { key, value, expected, ttl } of writes) {
      const previous = changed.has(key) ? changed.get(key) : this.#map.current(key);
      if ((previous?.modRevision ?? 0) !== expected || (value === undefined && previous === undefined)) {
        step.results.push({ succeeded: false, revision, current: previous });
        continue;
      }
      revision++;
      const current = value && { key, value, modRevision: revision };
      const expires = ttl === 0 ? undefined : Date.now() + ttl * 1000;
      changed.set(key, current);
      step.events.push({ key, current, previous, revision });
      step.expiries.push({ key, revision, expires });
      step.results.push({ succeeded: true, revision });
      step.operations.push(
        current === undefined
          ? { type: 'del', key: KEY + key }
          : { type: 'put', key: KEY + key, value: encodeRecord({ kv: current, expires }) },
      );
    }
    if (step.operations.length > 0) step.operations.push({ type: 'put', key: REVISION, value: numberBytes(revision) });
    return step;
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

  /** What was asked for before is written first. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#expiry.close();
    await this.#writing;
    this.#map.close();
    await this.#level.close();
  }
}

function numberBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

function readNumber(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getFloat64(0);
}
