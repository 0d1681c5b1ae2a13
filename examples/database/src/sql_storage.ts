// A storage of an API server in an SQL database: every write is a row, and rows that are out of date go when the server
// compacts. SQLite and PostgreSQL differ in little; what they do differently is a Database.
import {
  CompactedError,
  type EngineWatchOptions,
  FutureRevisionError,
  type GetResult,
  type KeyValue,
  type KeyValueEvent,
  type RangeOptions,
  type RangeResult,
  type StorageEngine,
  type WatchBatch,
  type WriteResult,
} from 'kubetyped/apiserver/storage';

export type Value = string | number | Uint8Array | null;
export type Row = Readonly<Record<string, Value>>;

/** Runs a statement, whose parameters are ?1, ?2, ... */
export type Query = (sql: string, parameters?: readonly Value[]) => Promise<readonly Row[]>;

/** What SQLite and PostgreSQL do differently. */
export interface Database {
  readonly query: Query;
  /** Runs statements as one, after those of all other transactions: also of other processes. Undoes them when `body` throws. */
  transaction<T>(body: (query: Query) => Promise<T>): Promise<T>;
  /** Calls back when something may have been written, whoever did it. Once is enough for several writes. */
  onChange(callback: () => void): void;
  /** Says that a transaction has written, before it ends. */
  notify(query: Query): Promise<void>;
  close(): Promise<void>;
}

/** The tables, with the type that bytes have. There is one row of `state`. */
export const tables = (bytes: string): readonly string[] => [
  `CREATE TABLE IF NOT EXISTS state (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    revision BIGINT NOT NULL,
    compacted BIGINT NOT NULL)`,
  'INSERT INTO state (id, revision, compacted) VALUES (1, 1, 0) ON CONFLICT (id) DO NOTHING',
  // A deletion has no value. `previous` is the revision of the value before, 0 if there was none.
  `CREATE TABLE IF NOT EXISTS writes (
    revision BIGINT PRIMARY KEY,
    key ${bytes} NOT NULL,
    value ${bytes},
    previous BIGINT NOT NULL,
    expires BIGINT)`,
  'CREATE INDEX IF NOT EXISTS writes_by_key ON writes (key, revision)',
  'CREATE INDEX IF NOT EXISTS writes_that_expire ON writes (expires) WHERE expires IS NOT NULL',
];

/**
 * Keys are bytes in the database: they are compared as such, whatever its language, and may hold what text may not, such as
 * the NUL after which a page goes on.
 */
const encode = (key: string): Uint8Array => new TextEncoder().encode(key);
const decode = (key: Value | undefined): string => (key instanceof Uint8Array ? new TextDecoder().decode(key) : '');
/** Greater than all keys with a prefix: this byte is in none. */
const end = (prefix: string): Uint8Array => new Uint8Array([...encode(prefix), 0xff]);

/** How many events are read at once, and how many keys where no limit is given: all. */
const BATCH = 1000;
const ALL = 2 ** 31 - 1;
/** Milliseconds between two looks for keys whose time is over. */
const EXPIRY_INTERVAL = 500;

/** @param database that has the tables. It is closed with the storage */
export function sqlStorage(database: Database): StorageEngine {
  return new SQLStorage(database);
}

class SQLStorage implements StorageEngine {
  /** Servers may share the database: one of them runs the controllers. */
  readonly shared = true;
  readonly #database: Database;
  readonly #closing = new AbortController();
  readonly #expiry: ReturnType<typeof setInterval>;
  #expiring = Promise.resolve();
  /** Resolves at the next change. */
  #change: Promise<void>;
  #changed = (): void => {};

  constructor(database: Database) {
    this.#database = database;
    this.#change = this.#nextChange();
    database.onChange(() => this.#wake());
    this.#expiry = setInterval(() => {
      this.#expiring = this.#expiring.then(() => this.#expire()).catch(() => {});
    }, EXPIRY_INTERVAL);
    this.#expiry.unref();
  }

  async get(key: string, revision = 0): Promise<GetResult> {
    // The state and the key in one statement: they are of one moment.
    const [row] = await this.#database.query(
      `SELECT s.revision AS now, s.compacted, w.key, w.value, w.revision FROM state s LEFT JOIN writes w
        ON w.revision = (SELECT max(revision) FROM writes
          WHERE key = ?1 AND (CAST(?2 AS BIGINT) = 0 OR revision <= CAST(?2 AS BIGINT)))`,
      [encode(key), revision],
    );
    const now = check(row, revision);
    return { kv: keyValueOf(row), revision: now };
  }

  async range({ prefix, from = prefix, revision = 0, limit = 0 }: RangeOptions): Promise<RangeResult> {
    const rows = await this.#database.query(
      `SELECT s.revision AS now, s.compacted, w.* FROM state s LEFT JOIN (
        SELECT key, value, revision, count(*) OVER () AS total FROM writes w
        WHERE key >= ?1 AND key < ?2 AND value IS NOT NULL
          AND (CAST(?3 AS BIGINT) = 0 OR revision <= CAST(?3 AS BIGINT))
          AND NOT EXISTS (SELECT 1 FROM writes later WHERE later.key = w.key AND later.revision > w.revision
            AND (CAST(?3 AS BIGINT) = 0 OR later.revision <= CAST(?3 AS BIGINT)))
        ORDER BY key LIMIT ?4
      ) w ON TRUE ORDER BY w.key`,
      [encode(from < prefix ? prefix : from), end(prefix), revision, limit === 0 ? ALL : limit],
    );
    const now = check(rows[0], revision);
    const kvs = rows.flatMap((row) => keyValueOf(row) ?? []);
    return { kvs, count: Number(rows[0]?.['total'] ?? 0), revision: now };
  }

  put(key: string, value: Uint8Array, expected: number, ttlSeconds = 0): Promise<WriteResult> {
    return this.#write(key, value, expected, ttlSeconds === 0 ? null : Math.ceil(Date.now() + ttlSeconds * 1000));
  }

  delete(key: string, expected: number): Promise<WriteResult> {
    return this.#write(key, null, expected, null);
  }

  async #write(key: string, value: Uint8Array | null, expected: number, expires: number | null): Promise<WriteResult> {
    const result = await this.#database.transaction(async (query): Promise<WriteResult> => {
      const [row] = await query(
        `SELECT s.revision AS now, w.key, w.value, w.revision FROM state s LEFT JOIN writes w
          ON w.revision = (SELECT max(revision) FROM writes WHERE key = ?1)`,
        [encode(key)],
      );
      const now = Number(row?.['now']);
      const current = keyValueOf(row);
      if ((current?.modRevision ?? 0) !== expected || (value === null && current === undefined))
        return { succeeded: false, revision: now, current };
      const revision = now + 1;
      await query('INSERT INTO writes (revision, key, value, previous, expires) VALUES (?1, ?2, ?3, ?4, ?5)', [
        ...[revision, encode(key), value],
        ...[expected, expires],
      ]);
      await query('UPDATE state SET revision = ?1', [revision]);
      await this.#database.notify(query);
      return { succeeded: true, revision };
    });
    if (result.succeeded) this.#wake();
    return result;
  }

  async *watch({ prefix, after, signal, idle }: EngineWatchOptions): AsyncGenerator<WatchBatch, void, undefined> {
    const ended = AbortSignal.any([signal, this.#closing.signal]);
    let given = after;
    let since = performance.now();
    while (!ended.aborted) {
      // Before the read, so that no write falls between the two.
      const change = this.#change;
      const rows = await this.#database.query(
        `SELECT s.revision AS now, s.compacted, w.* FROM state s LEFT JOIN (
          SELECT w.key, w.value, w.revision, w.previous, p.value AS old
          FROM writes w LEFT JOIN writes p ON p.revision = w.previous
          WHERE w.revision > CAST(?1 AS BIGINT) AND w.key >= ?2 AND w.key < ?3
          ORDER BY w.revision LIMIT ?4
        ) w ON TRUE ORDER BY w.revision`,
        [given, encode(prefix), end(prefix), BATCH],
      );
      if (ended.aborted) return;
      const oldest = Number(rows[0]?.['compacted']);
      if (given + 1 < oldest) throw new CompactedError(oldest);
      const events = rows.flatMap((row) => eventOf(row) ?? []);
      const last = events.at(-1);
      if (last !== undefined) {
        given = events.length < BATCH ? Number(rows[0]?.['now']) : last.revision;
        yield { events, revision: given };
        since = performance.now();
        continue;
      }
      given = Math.max(given, Number(rows[0]?.['now']));
      const milliseconds = idle?.();
      const left = milliseconds === undefined ? undefined : since + milliseconds - performance.now();
      if (left === undefined || left > 0) await happens(change, ended, left);
      else {
        yield { events, revision: given };
        since = performance.now();
      }
    }
  }

  async currentRevision(): Promise<number> {
    const [row] = await this.#database.query('SELECT revision FROM state');
    return Number(row?.['revision']);
  }

  async waitFor(revision: number, milliseconds: number): Promise<boolean> {
    const deadline = performance.now() + milliseconds;
    for (;;) {
      const change = this.#change;
      if ((await this.currentRevision()) >= revision) return true;
      const left = deadline - performance.now();
      if (left <= 0 || this.#closing.signal.aborted) return false;
      await happens(change, this.#closing.signal, left);
    }
  }

  async compact(revision: number): Promise<void> {
    await this.#database.transaction(async (query) => {
      const [row] = await query('SELECT revision AS now, compacted FROM state');
      const oldest = Number(row?.['compacted']);
      if (revision <= oldest) throw new CompactedError(oldest);
      if (revision > Number(row?.['now'])) throw new FutureRevisionError(Number(row?.['now']));
      await query('UPDATE state SET compacted = ?1', [revision]);
      // What was current just before stays as well: the first event that can be watched has it as its previous value.
      await query(
        `DELETE FROM writes WHERE revision < CAST(?1 AS BIGINT) AND (value IS NULL OR EXISTS (
          SELECT 1 FROM writes later WHERE later.key = writes.key
            AND later.revision > writes.revision AND later.revision < CAST(?1 AS BIGINT)))`,
        [revision],
      );
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#expiry);
    this.#closing.abort();
    await this.#expiring;
    await this.#database.close();
  }

  #wake(): void {
    this.#changed();
    this.#change = this.#nextChange();
  }

  #nextChange(): Promise<void> {
    return new Promise((resolve) => {
      this.#changed = resolve;
    });
  }

  /** Deletes keys whose time is over. Of several servers any may do it: the delete is conditional. */
  async #expire(): Promise<void> {
    const rows = await this.#database.query(
      `SELECT key, revision FROM writes w WHERE expires <= ?1
        AND NOT EXISTS (SELECT 1 FROM writes later WHERE later.key = w.key AND later.revision > w.revision)`,
      [Date.now()],
    );
    for (const { key, revision } of rows) await this.delete(decode(key), Number(revision));
  }
}

/** The current revision. @throws {FutureRevisionError} {CompactedError} when another one can't be read */
function check(row: Row | undefined, revision: number): number {
  const now = Number(row?.['now']);
  const oldest = Number(row?.['compacted']);
  if (revision > now) throw new FutureRevisionError(now);
  if (revision > 0 && revision < oldest) throw new CompactedError(oldest);
  return now;
}

function keyValueOf(row: Row | undefined): KeyValue | undefined {
  const value = row?.['value'];
  return value instanceof Uint8Array
    ? { key: decode(row?.['key']), value, modRevision: Number(row?.['revision']) }
    : undefined;
}

function eventOf(row: Row): KeyValueEvent | undefined {
  if (row['key'] === null) return undefined;
  const [key, revision, modRevision] = [decode(row['key']), Number(row['revision']), Number(row['previous'])];
  const { old } = row;
  return {
    key,
    revision,
    current: keyValueOf(row),
    previous: old instanceof Uint8Array ? { key, value: old, modRevision } : undefined,
  };
}

/** Waits for a change, for so many milliseconds at most. */
async function happens(change: Promise<void>, signal: AbortSignal, milliseconds?: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = (): void => {};
  const end = new Promise<void>((resolve) => {
    stop = resolve;
    signal.addEventListener('abort', stop);
    if (milliseconds !== undefined) timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([change, end]);
  clearTimeout(timer);
  signal.removeEventListener('abort', stop);
}
