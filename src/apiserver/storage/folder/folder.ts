/// <reference types="node" />
import { mkdir } from 'node:fs/promises';
import { equalBytes } from '../internal/equal_bytes.ts';
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
import { keepPrivate } from './private_folder.ts';
import { decodeRecord, encodeRecord, type StoredValue } from './record.ts';

/** How a store in a folder behaves. */
export interface FolderOptions extends VersionedMapOptions {
  /** Told what its operator should know, as a line: that others could read the folder, that the disk is full. */
  readonly tell?: (line: string) => void;
}

/** Keys of objects begin with this; the store's own don't. */
const KEY = 'k';
const REVISION = 'revision';
const FORMAT = 'format';
const FORMAT_VERSION = 1;
/** Written and deleted again to see whether the disk takes what it has refused, and how much that is at least. */
const PROBE = 'probe';
const PROBE_BYTES = 65_536;
/** Milliseconds until a key that could not be deleted when its time was over is tried again. */
const EXPIRY_RETRY = 10_000;

/**
 * A store in a folder, by LevelDB (package `classic-level`): for one process at a time. A write is acknowledged once it
 * is on the disk, and what was acknowledged is there after a crash. All objects are kept in memory as well, and read from
 * there. The past is not on the disk: to watches and lists of before, a store that was opened again answers as after a
 * compaction.
 *
 * After a failure of the disk (full, a quota, no descriptors) writes are refused and reads go on. The next write or
 * {@link StorageEngine.check} opens the database again and writes as soon as the disk takes it.
 *
 * Only the owner may read the folder and its files: what is open to others is closed, unless other files are in it.
 * @param path of the folder; it is made if there is none
 * @throws {FolderError} when another process uses it, or it holds something else
 * @throws {MissingPackageError} when `classic-level` is not installed
 */
export async function folder(path: string, options: FolderOptions = {}): Promise<StorageEngine> {
  const newLevel = await loadLevel();
  const { tell = () => {} } = options;
  // Secrets are in there.
  try {
    await mkdir(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new FolderError(path, hasCode(error, 'EEXIST') ? 'it is a file' : asError(error).message, { cause: error });
  }
  await keepPrivate(path, tell);
  const level = newLevel(path);
  await open(path, level, true);
  try {
    const contents = await contentsOf(path, level);
    // What the database has made meanwhile.
    await keepPrivate(path, tell);
    return new FolderEngine(path, level, contents, { ...options, tell });
  } catch (error) {
    await level.close();
    throw error;
  }
}

/** @throws {FolderError} */
async function open(path: string, level: Level, createIfMissing: boolean): Promise<void> {
  try {
    await level.open({ createIfMissing });
  } catch (error) {
    const cause = asError(error).cause;
    if (hasCode(cause, 'LEVEL_LOCKED')) throw new FolderError(path, 'another process uses it', { cause });
    throw new FolderError(path, asError(cause ?? error).message, { cause: error });
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
    else if (key === PROBE) continue;
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

/** Somebody who asks whether writes succeed. */
type Check = Pick<Write, 'failed'> & { readonly done: () => void };

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
  readonly #tell: (line: string) => void;
  readonly #map: VersionedMap;
  readonly #expiry: Expiry = new Expiry((key, revision) => this.#expire(key, revision));
  #waiting: Write[] = [];
  #checks: Check[] = [];
  #working: Promise<void> | undefined;
  /** Set while writes fail: the database refuses all that follow a failure, as it can't know what is on the disk. */
  #failure: FolderError | undefined;
  /** What was being written when the disk failed: it may be there. */
  #uncertain: Step | undefined;
  #probeBytes = PROBE_BYTES;
  #closed = false;

  constructor(
    path: string,
    level: Level,
    { revision, values }: Contents,
    options: FolderOptions & { readonly tell: (line: string) => void },
  ) {
    this.#path = path;
    this.#level = level;
    this.#tell = options.tell;
    this.#map = new VersionedMap(revision, options);
    this.#map.load(values.map(({ kv }) => kv));
    for (const { kv, expires } of values)
      if (expires !== undefined) this.#expiry.set(kv.key, kv.modRevision, expires - Date.now());
  }

  #expire(key: string, revision: number): void {
    this.delete(key, revision).catch(() => {
      if (!this.#closed) this.#expiry.set(key, revision, EXPIRY_RETRY);
    });
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
      this.#working ??= this.#work();
    });
  }

  /** Whether it can be written; tries to make it so. */
  check(): Promise<void> {
    return new Promise((done, failed) => {
      if (this.#failure === undefined || this.#closed) {
        done();
        return;
      }
      this.#checks.push({ done, failed });
      this.#working ??= this.#work();
    });
  }

  /** Writes what waits, together: what comes meanwhile is written in the next step. */
  async #work(): Promise<void> {
    while (this.#waiting.length + this.#checks.length > 0) {
      // Lets those who are about to write as well join this step.
      await Promise.resolve();
      const [writes, checks] = [this.#waiting, this.#checks];
      [this.#waiting, this.#checks] = [[], []];
      try {
        if (this.#failure !== undefined) await this.#recover(this.#failure);
        for (const { done } of checks) done();
        await this.#writeStep(writes);
      } catch (error) {
        const failure = error instanceof FolderError ? error : this.#failed(error);
        for (const { failed } of [...checks, ...writes]) failed(failure);
      }
    }
    this.#working = undefined;
  }

  async #writeStep(writes: readonly Write[]): Promise<void> {
    const step = this.#judge(writes);
    if (step.operations.length > 0)
      try {
        await this.#level.batch(step.operations, { sync: true });
      } catch (error) {
        this.#uncertain = step;
        this.#probeBytes = Math.max(PROBE_BYTES, bytesOf(step));
        throw this.#failed(error);
      }
    this.#apply(step);
    for (const [index, { done }] of writes.entries()) done(step.results[index]!);
  }

  #apply({ events, expiries }: Step): void {
    for (const event of events) this.#map.apply(event);
    for (const { key, revision, expires } of expiries)
      this.#expiry.set(key, revision, expires === undefined ? undefined : expires - Date.now());
  }

  #failed(error: unknown): FolderError {
    const failure = new FolderError(this.#path, asError(error).message, { cause: error });
    if (this.#failure === undefined) this.#tell(`${failure.message}; writes are refused until the disk takes them`);
    this.#failure = failure;
    return failure;
  }

  /**
   * Opens the database again, which brings what is on the disk in order, and writes something. Who was waiting for the
   * write that failed has an error already; if it is on the disk nevertheless, it has been done, as after a time-out.
   * @throws {FolderError} when that fails, too
   */
  async #recover(failure: FolderError): Promise<void> {
    try {
      await this.#level.close();
      await open(this.#path, this.#level, false);
      const written = await this.#level.get(REVISION);
      const revision = written === undefined ? 1 : readNumber(written);
      const uncertain = this.#uncertain;
      this.#uncertain = undefined;
      if (uncertain !== undefined && (await this.#isWritten(uncertain))) this.#apply(uncertain);
      // Otherwise another process had the folder meanwhile, or acknowledged writes are lost.
      if (revision !== this.#map.revision)
        throw new FolderError(this.#path, `it was changed to revision ${revision} meanwhile: start the server again`);
      const probe = { type: 'put', key: PROBE, value: new Uint8Array(this.#probeBytes) } as const;
      await this.#level.batch([probe], { sync: true });
      await this.#level.batch([{ type: 'del', key: PROBE }], { sync: true });
    } catch (error) {
      throw error instanceof FolderError ? error : this.#failed(error);
    }
    await keepPrivate(this.#path, this.#tell);
    this.#failure = undefined;
    this.#tell(`storage in ${this.#path}: writes go on, after: ${failure.message}`);
  }

  /** Whether all operations of a step are in the database: it holds all or none of them. */
  async #isWritten({ operations }: Step): Promise<boolean> {
    for (const operation of operations) {
      const found = await this.#level.get(operation.key);
      const isThere = operation.type === 'del' ? found === undefined : found && equalBytes(found, operation.value);
      if (isThere !== true) return false;
    }
    return true;
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
    await this.#working;
    this.#map.close();
    await this.#level.close();
  }
}

function bytesOf({ operations }: Step): number {
  return operations.reduce((sum, each) => sum + (each.type === 'put' ? each.value.length : 0), 0);
}

function numberBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

function readNumber(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getFloat64(0);
}
