// PostgreSQL. A notification wakes the watches of every server that shares the database.
import { setTimeout as sleep } from 'node:timers/promises';
import type { StorageEngine } from 'kubetyped/apiserver/storage';
import pg from 'pg';
import { type Database, type Query, type Row, sqlStorage, tables, type Value } from './sql_storage.js';

const CHANNEL = 'kubetyped';
/** Milliseconds until the connection for notifications is opened again. */
const RETRY_INTERVAL = 500;

/** @param options of `pg`: `{ connectionString: 'postgres://user@host/database' }` */
export async function postgres(options: pg.PoolConfig): Promise<StorageEngine> {
  const pool = new pg.Pool(options);
  // A connection that breaks while nobody uses it is replaced; queries report what breaks under them.
  pool.on('error', () => {});
  try {
    const database = new Postgres(pool, options);
    await database.transaction(async (query) => {
      for (const sql of tables('BYTEA')) await query(sql);
    }, false);
    await database.listen();
    return sqlStorage(database);
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** A connection for notifications. */
interface Listener {
  readonly ended: Promise<void>;
}

class Postgres implements Database {
  readonly query: Query;
  readonly #pool: pg.Pool;
  readonly #options: pg.ClientConfig;
  #onChange = (): void => {};
  readonly #closing = new AbortController();
  #listening = Promise.resolve();
  readonly #running = new Set<Promise<unknown>>();

  constructor(pool: pg.Pool, options: pg.ClientConfig) {
    this.#pool = pool;
    this.#options = options;
    const query = queryOf(pool);
    this.query = (sql, parameters) => this.#run(query(sql, parameters));
  }

  async #run<T>(work: Promise<T>): Promise<T> {
    this.#running.add(work);
    try {
      return await work;
    } finally {
      this.#running.delete(work);
    }
  }

  /** @param locks false: there are no tables yet */
  transaction<T>(body: (query: Query) => Promise<T>, locks = true): Promise<T> {
    return this.#run(this.#transact(body, locks));
  }

  async #transact<T>(body: (query: Query) => Promise<T>, locks: boolean): Promise<T> {
    const client = await answered(this.#pool.connect());
    let broken: Error | undefined;
    const query = queryOf(client);
    try {
      await query('BEGIN');
      // Writers wait for each other, so that revisions are committed in their order. A sequence would not do: who reads
      // revision 8 could miss 7, which is committed later. The number is that of this lock among all of the database.
      if (locks) await query('SELECT revision FROM state FOR UPDATE');
      else await query('SELECT pg_advisory_xact_lock(5823)');
      const result = await body(query);
      await query('COMMIT');
      return result;
    } catch (error) {
      await query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  onChange(callback: () => void): void {
    this.#onChange = callback;
  }

  async notify(query: Query): Promise<void> {
    await query(`NOTIFY ${CHANNEL}`);
  }

  /** Opens a connection for notifications, and another one whenever it breaks. */
  async listen(): Promise<void> {
    this.#listening = this.#listenAgain(await this.#subscribe());
  }

  async #listenAgain(listener: Listener): Promise<void> {
    for (let current: Listener | undefined = listener; ; ) {
      await current?.ended;
      await sleep(RETRY_INTERVAL, undefined, { signal: this.#closing.signal }).catch(() => {});
      if (this.#closing.signal.aborted) return;
      current = await this.#subscribe().catch(() => undefined);
    }
  }

  async #subscribe(): Promise<Listener> {
    const client = new pg.Client(this.#options);
    client.on('notification', () => this.#onChange());
    client.on('error', () => {});
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    const end = (): void => void client.end();
    this.#closing.signal.addEventListener('abort', end, { once: true });
    void ended.then(() => this.#closing.signal.removeEventListener('abort', end));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      end();
      throw error;
    }
    // What was written while nobody listened.
    this.#onChange();
    return { ended };
  }

  async close(): Promise<void> {
    this.#closing.abort();
    // A pool that ends forgets those that wait for a connection.
    await Promise.allSettled([...this.#running, this.#listening]);
    await this.#pool.end();
  }
}

function queryOf(client: pg.Pool | pg.PoolClient): Query {
  return async (sql, parameters = []): Promise<readonly Row[]> => {
    const values = parameters.map((each) => (each instanceof Uint8Array ? Buffer.from(each) : each));
    return (await answered(client.query<Record<string, Value>>(sql.replace(/\?(\d)/g, '$$$1'), values))).rows;
  };
}

/**
 * Where a database or a connection is gone, the error says so, and clients are told to retry (503). What PostgreSQL has
 * against a statement is a fault of the server (500).
 */
async function answered<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof pg.DatabaseError && !/^(?:08|53|57P)/.test(error.code ?? '')) throw error;
    // Of a host with several addresses, each has its reason.
    const reasons = error instanceof AggregateError ? error.errors.join('; ') : String(error);
    const unavailable = new Error(`PostgreSQL: ${reasons}`, { cause: error });
    throw Object.assign(unavailable, { unavailable: true });
  }
}
