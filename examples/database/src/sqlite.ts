// SQLite in a file, by Node's own module, or in WebAssembly before Node 24.
import { setTimeout as sleep } from 'node:timers/promises';
import type { StorageEngine } from 'kubetyped/apiserver/storage';
import { type Database, type Query, type Row, sqlStorage, tables, type Value } from './sql_storage.js';

/** Milliseconds between two looks for what other processes have written. */
const POLL_INTERVAL = 100;
/** Milliseconds between two tries to get a lock that another process has, and after which they end. */
const LOCK_INTERVAL = 2;
const LOCK_TIMEOUT = 10_000;

/** @param file `:memory:` for a database that is gone with the storage */
export async function sqlite(file: string): Promise<StorageEngine> {
  const connection = await connect(file);
  const database = new SQLite(connection);
  await database.transaction(async (query) => {
    for (const sql of tables('BLOB')) await query(sql);
  });
  return sqlStorage(database);
}

interface Connection {
  run(sql: string, parameters?: readonly Value[]): readonly Row[];
  close(): void;
}

class SQLite implements Database {
  readonly #connection: Connection;
  /** Ends with what was begun last. */
  #last: Promise<unknown> = Promise.resolve();
  #poll: ReturnType<typeof setInterval> | undefined;
  #version: Value | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  readonly query: Query = (sql, parameters) => this.#alone(() => this.#run(sql, parameters));

  transaction<T>(body: (query: Query) => Promise<T>): Promise<T> {
    return this.#alone(async () => {
      // It takes the lock for writes at once: what is read can't change before it is written.
      await this.#run('BEGIN IMMEDIATE');
      try {
        const result = await body((sql, parameters) => this.#run(sql, parameters));
        await this.#run('COMMIT');
        return result;
      } catch (error) {
        await this.#run('ROLLBACK');
        throw error;
      }
    });
  }

  /** Waits for the locks of others by timers: SQLite's own wait would stop all that this process does. */
  async #run(sql: string, parameters?: readonly Value[]): Promise<readonly Row[]> {
    for (const begun = performance.now(); ; ) {
      try {
        return this.#connection.run(sql, parameters);
      } catch (error) {
        const isLocked = error instanceof Error && error.message.includes('database is locked');
        if (!isLocked || performance.now() - begun > LOCK_TIMEOUT) throw error;
      }
      await sleep(LOCK_INTERVAL);
    }
  }

  /** One after the other: between the statements of a transaction, a query would see what may be undone. */
  #alone<T>(run: () => T | Promise<T>): Promise<T> {
    const result = this.#last.then(run, run);
    this.#last = result;
    return result;
  }

  onChange(callback: () => void): void {
    this.#poll = setInterval(() => {
      // It changes with the commits of other connections. What fails here fails for queries, too, which say so.
      this.query('PRAGMA data_version').then(
        ([row]) => {
          const version = row?.['data_version'];
          if (version !== this.#version) callback();
          this.#version = version;
        },
        () => {},
      );
    }, POLL_INTERVAL);
  }

  async notify(): Promise<void> {}

  async close(): Promise<void> {
    clearInterval(this.#poll);
    await this.#alone(() => this.#connection.close());
  }
}

async function connect(file: string): Promise<Connection> {
  // That of Node 22 stores bytes of length 0 as NULL.
  if (Number.parseInt(process.versions.node, 10) >= 24) {
    const { DatabaseSync } = await import('node:sqlite');
    const database = new DatabaseSync(file);
    database.exec('PRAGMA journal_mode = WAL');
    return {
      run: (sql, parameters = []) => database.prepare(sql).all(...parameters) as readonly Row[],
      close: () => database.close(),
    };
  }
  const { Database: Wasm } = (await import('node-sqlite3-wasm')).default;
  const database = new Wasm(file);
  return {
    run: (sql, parameters = []) => database.all(sql, [...parameters]) as readonly Row[],
    close: () => database.close(),
  };
}
