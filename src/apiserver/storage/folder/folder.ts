/// <reference types="node" />
import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
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
import { equalBytes } from '../internal/equal_bytes.ts';
import { Expiry } from '../internal/expiry.ts';
import { VersionedMap, type VersionedMapOptions } from '../internal/versioned_map.ts';
import { FolderError } from './folder_error.ts';
import { type Level, type LevelOperation, loadLevel, type NewLevel } from './level.ts';
import type { Damage } from './level_files.ts';
import { keepPrivate } from './private_folder.ts';
import { decodeRecord, encodeRecord, type StoredValue } from './record.ts';
import { beginRepair, checkLoss, endRepair, inspect, interruptedRepair, salvage } from './repair.ts';

/** How a store in a folder behaves. */
export interface FolderOptions extends VersionedMapOptions {
  /** Called with a line for the operator: that others could read the folder, that the disk is full. */
  readonly tell?: (line: string) => void;
}

/** Keys of objects begin with this; the store's own don't. */
const KEY = 'k';
const REVISION = 'revision';
const FORMAT = 'format';
const FORMAT_VERSION = 1;
const FORMAT_RECORD = { type: 'put', key: FORMAT, value: numberBytes(FORMAT_VERSION) } as const;
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
 * A database of which a file is damaged is made anew of all that can be read, before the store opens. What may be lost is
 * told and written to `REPORT` in a folder `damaged-…` beside it, with the damaged files; {@link StorageEngine.checkLoss}
 * fails until that folder is removed.
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
  const lock = await acquireLock(path, newLevel);
  try {
    await keepPrivate(path, tell);
    await repair(path, newLevel, tell);
    const { level, contents } = await openDatabase(path, newLevel);
    // What the database has made meanwhile.
    await keepPrivate(path, tell);
    return new FolderEngine(path, level, lock, contents, { ...options, tell });
  } catch (error) {
    await lock.close();
    throw error;
  }
}

/**
 * Nobody else has the folder until what this gives is closed, also while its own database is closed to be repaired. It is
 * another, empty database: what locks files and lets go of them when a process ends.
 * @throws {FolderError} when another process uses it
 */
async function acquireLock(path: string, newLevel: NewLevel): Promise<Level> {
  const place = join(path, 'lock');
  const lock = newLevel(place);
  try {
    await open(path, lock, true);
  } catch (error) {
    if (!isDamage(asError(error).cause)) throw error;
    // Nothing is in it.
    await rm(place, { recursive: true });
    await open(path, lock, true);
  }
  return lock;
}

/** @throws {FolderError} */
async function open(path: string, level: Level, createIfMissing: boolean): Promise<void> {
  try {
    await level.open({ createIfMissing });
  } catch (error) {
    const cause = asError(asError(error).cause ?? error);
    throw new FolderError(path, hasCode(cause, 'LEVEL_LOCKED') ? 'another process uses it' : cause.message, { cause });
  }
}

/** Whether an error of the database says that a file of it is not as it was written. */
function isDamage(error: unknown): boolean {
  return hasCode(error, 'LEVEL_CORRUPTION') || /^Corruption: /.test(asError(error).message);
}

interface Contents {
  readonly revision: number;
  readonly values: readonly StoredValue[];
  readonly hasFormat: boolean;
}

interface Database {
  readonly level: Level;
  readonly contents: Contents;
}

/** @param path of a database in which nothing is damaged, or of none */
async function openDatabase(path: string, newLevel: NewLevel): Promise<Database> {
  const level = newLevel(path);
  try {
    await open(path, level, true);
    const contents = await contentsOf(path, level.iterator());
    if (!contents.hasFormat) await level.batch([FORMAT_RECORD], { sync: true });
    return { level, contents };
  } catch (error) {
    await level.close();
    throw error;
  }
}

/** How many revisions are left out after a loss: clients may know of some that are gone. */
const LOST_REVISIONS = 1_000_000;

/** Makes a database that is damaged anew, of all that can be read. @throws {FolderError} when there is nothing */
async function repair(path: string, newLevel: NewLevel, tell: (line: string) => void): Promise<void> {
  let copy = await interruptedRepair(path);
  if (copy === undefined) {
    const found = await inspect(path);
    if (found?.torn !== undefined)
      tell(`storage in ${path}: the end of ${found.torn} is incomplete, as after a power failure, and is left out`);
    if (found === undefined || found.damage.length === 0) return;
    // Nothing is touched that is not ours.
    const { values } = await contentsOf(path, await salvage(path, found.files), true);
    if (values.length === 0)
      throw new FolderError(path, `damaged: ${describe(found.damage)}; nothing else is in it: restore its files`);
    copy = await beginRepair(path);
  }
  const { files, damage } = (await inspect(copy)) ?? { files: [], damage: [] };
  const { revision, values } = await contentsOf(path, await salvage(copy, files), true);
  const losses = damage.filter(({ isLoss }) => isLoss);
  const level = newLevel(path);
  try {
    await open(path, level, true);
    await writeAll(level, values, losses.length === 0 ? revision : revision + LOST_REVISIONS);
  } finally {
    await level.close();
  }
  const report = losses.length === 0 ? undefined : `lost, or as they were earlier: objects of ${describe(losses)}`;
  await endRepair(path, copy, report && `${report}\n`);
  tell(
    report === undefined
      ? `storage in ${path} was damaged: ${describe(damage)}; it is repaired, and all that is in its files is there`
      : `storage in ${path} was damaged; ${values.length} objects are served; ${report}; ` +
          `the damaged files are in ${basename(copy)}: restore what is missing, then remove that folder`,
  );
}

function describe(damage: readonly Damage[]): string {
  const shown = damage.slice(0, 10).map(({ what }) => what);
  return shown.join('; ') + (damage.length > shown.length ? `; and ${damage.length - shown.length} more` : '');
}

/**
 * @param entries of the database
 * @param isPart whether some are missing
 * @throws {FolderError} when they are of something else
 */
async function contentsOf(
  path: string,
  entries: AsyncIterable<[key: string, value: Uint8Array]> | Iterable<[key: string, value: Uint8Array]>,
  isPart = false,
): Promise<Contents> {
  const values: StoredValue[] = [];
  // As etcd's: a store in which nothing was written has a revision already.
  let revision = 1;
  let format: number | undefined;
  for await (const [key, bytes] of entries) {
    if (key === FORMAT) format = readNumber(bytes);
    else if (key === REVISION) revision = Math.max(revision, readNumber(bytes));
    else if (key === PROBE) continue;
    else if (key.startsWith(KEY)) {
      const value = decodeRecord(key.slice(KEY.length), bytes);
      values.push(value);
      revision = Math.max(revision, value.kv.modRevision);
    } else throw new FolderError(path, 'it holds a database of something else');
  }
  const areOurs = format !== undefined || (isPart && values.every(({ kv }) => Number.isSafeInteger(kv.modRevision)));
  if (!areOurs && values.length > 0) throw new FolderError(path, 'it holds a database of something else');
  if (format !== undefined && format !== FORMAT_VERSION)
    throw new FolderError(path, `its format is ${format}, and only ${FORMAT_VERSION} is known`);
  return { revision, values, hasFormat: format !== undefined };
}

/** How many bytes are written at once into a new database. */
const BATCH_BYTES = 4_194_304;

/** Writes a new database. */
async function writeAll(level: Level, values: readonly StoredValue[], revision: number): Promise<void> {
  let operations: LevelOperation[] = [];
  let bytes = 0;
  for (const stored of values) {
    const value = encodeRecord(stored);
    operations.push({ type: 'put', key: KEY + stored.kv.key, value });
    bytes += value.length;
    if (bytes < BATCH_BYTES) continue;
    await level.batch(operations, { sync: true });
    [operations, bytes] = [[], 0];
  }
  operations.push({ type: 'put', key: REVISION, value: numberBytes(revision) }, FORMAT_RECORD);
  await level.batch(operations, { sync: true });
}

/** A write that waits for its turn. */
interface Write {
  readonly key: string;
  /** undefined: the key is to be deleted. */
  readonly value: Uint8Array | undefined;
  readonly expected: number;
  readonly ttlSeconds: number;
  readonly done: (result: WriteResult) => void;
  readonly failed: (error: Error) => void;
}

/** A check of whether writes succeed. */
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
  readonly #lock: Level;
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
    lock: Level,
    { revision, values }: Contents,
    options: FolderOptions & { readonly tell: (line: string) => void },
  ) {
    this.#path = path;
    this.#level = level;
    this.#lock = lock;
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

  put(key: string, value: Uint8Array, expected: number, ttlSeconds = 0): Promise<WriteResult> {
    return this.#write(key, value, expected, ttlSeconds);
  }

  delete(key: string, expected: number): Promise<WriteResult> {
    return this.#write(key, undefined, expected, 0);
  }

  #write(key: string, value: Uint8Array | undefined, expected: number, ttlSeconds: number): Promise<WriteResult> {
    return new Promise((done, failed) => {
      if (this.#closed) {
        failed(new FolderError(this.#path, 'the store is closed'));
        return;
      }
      this.#waiting.push({ key, value, expected, ttlSeconds, done, failed });
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
      const copy = await interruptedRepair(this.#path);
      if (copy !== undefined || isDamage(failure.cause)) await this.#writeAnew(copy ?? (await beginRepair(this.#path)));
      else await this.#openAgain();
      const probe = { type: 'put', key: PROBE, value: new Uint8Array(this.#probeBytes) } as const;
      await this.#level.batch([probe], { sync: true });
      await this.#level.batch([{ type: 'del', key: PROBE }], { sync: true });
    } catch (error) {
      // What it is decides on what is done next time.
      this.#failure = error instanceof FolderError ? error : this.#failed(error);
      throw this.#failure;
    }
    await keepPrivate(this.#path, this.#tell);
    this.#failure = undefined;
    this.#tell(`storage in ${this.#path}: writes go on, after: ${failure.message}`);
  }

  async #openAgain(): Promise<void> {
    await open(this.#path, this.#level, false);
    const written = await this.#level.get(REVISION);
    const revision = written === undefined ? 1 : readNumber(written);
    const uncertain = this.#uncertain;
    this.#uncertain = undefined;
    if (uncertain !== undefined && (await this.#isWritten(uncertain))) this.#apply(uncertain);
    // Otherwise acknowledged writes are lost.
    if (revision !== this.#map.revision)
      throw new FolderError(this.#path, `it was changed to revision ${revision} meanwhile: start the server again`);
  }

  /** Makes the database anew of what is in memory: all of it. */
  async #writeAnew(copy: string): Promise<void> {
    const values = this.#map.range({ prefix: '' }).kvs.map((kv) => ({ kv, expires: this.#expiry.get(kv.key) }));
    await open(this.#path, this.#level, true);
    await writeAll(this.#level, values, this.#map.revision);
    await endRepair(this.#path, copy, undefined);
    this.#uncertain = undefined;
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
    for (const { key, value, expected, ttlSeconds } of writes) {
      const previous = changed.has(key) ? changed.get(key) : this.#map.current(key);
      if ((previous?.modRevision ?? 0) !== expected || (value === undefined && previous === undefined)) {
        step.results.push({ succeeded: false, revision, current: previous });
        continue;
      }
      revision++;
      const current = value && { key, value, modRevision: revision };
      const expires = ttlSeconds === 0 ? undefined : Date.now() + ttlSeconds * 1000;
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

  checkLoss(): Promise<void> {
    return checkLoss(this.#path);
  }

  /** What was asked for before is written first. */
  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#expiry.close();
    await this.#working;
    this.#map.close();
    await this.#level.close();
    await this.#lock.close();
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
