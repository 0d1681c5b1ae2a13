import { append } from '#engine/go/append';
import {
  CompactedError,
  type EngineWatchOptions,
  FutureRevisionError,
  type GetResult,
  type RangeOptions,
  type RangeResult,
  type StorageEngine,
  type WatchBatch,
  type WriteResult,
} from '../engine.ts';
import { Connection, type ConnectionOptions } from './connection.ts';
import { EtcdError } from './etcd_error.ts';
import { Leases } from './leases.ts';
import {
  compactMethod,
  type RangeRequest,
  type RangeResponse,
  rangeMethod,
  type WriteRequest,
  writeMethod,
} from './messages.ts';
import { prefixEnd } from './prefix_end.ts';
import { type Asks, watchKeys } from './watch.ts';

/** gRPC's code for revisions that are not there. */
const OUT_OF_RANGE = 11;
const PAGE = 10_000;
/** Milliseconds between two looks at the current revision. */
const LOOK = 20;
/** How many milliseconds a check may take: another endpoint is asked after half of them. */
const CHECK = 2000;

/** How etcd is used as a store. */
export interface EtcdOptions extends ConnectionOptions {
  /** How many keys are read at once; 10,000 unless given. A list of more is read in steps, all at one revision. */
  readonly pageSize?: number;
}

/**
 * A store in etcd 3.5 or 3.6, by its gRPC API (package `@grpc/grpc-js`): for API servers of several replicas, and for
 * what kube-apiserver has stored.
 * @throws {MissingPackageError} when `@grpc/grpc-js` is not installed
 * @throws {EtcdError} when no endpoint can be reached
 */
export async function etcd(options: EtcdOptions): Promise<StorageEngine> {
  const engine = new EtcdEngine(await Connection.to(options), options.pageSize ?? PAGE);
  try {
    await engine.currentRevision();
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

class EtcdEngine implements StorageEngine {
  readonly shared = true;
  readonly #connection: Connection;
  readonly #leases: Leases;
  readonly #pageSize: number;
  readonly #closing = new AbortController();
  readonly #asks: Asks = new Set();

  constructor(connection: Connection, pageSize: number) {
    this.#connection = connection;
    this.#pageSize = pageSize;
    this.#leases = new Leases(connection);
  }

  async get(key: string, revision = 0): Promise<GetResult> {
    const found = await this.#range({ key, revision });
    return { kv: found.kvs[0], revision: found.revision };
  }

  async range({ prefix, from = prefix, revision = 0, limit = 0 }: RangeOptions): Promise<RangeResult> {
    const rangeEnd = prefixEnd(prefix);
    const first = await this.#range({
      key: from < prefix ? prefix : from,
      rangeEnd,
      revision,
      limit: limit === 0 ? this.#pageSize : limit,
    });
    if (limit > 0 || first.kvs.length === first.count) return first;
    const kvs = [...first.kvs];
    const at = revision === 0 ? first.revision : revision;
    while (kvs.length < first.count) {
      const page = await this.#range({ key: `${kvs.at(-1)?.key}\0`, rangeEnd, revision: at, limit: this.#pageSize });
      append(kvs, page.kvs);
    }
    return { ...first, kvs };
  }

  async #range(request: RangeRequest): Promise<RangeResponse> {
    try {
      return await this.#connection.call(rangeMethod, request);
    } catch (error) {
      throw await this.#interpreted(error);
    }
  }

  async put(key: string, value: Uint8Array, expected: number, ttlSeconds = 0): Promise<WriteResult> {
    return this.#write({ key, value, expected, lease: ttlSeconds === 0 ? 0 : await this.#leases.for(ttlSeconds) });
  }

  delete(key: string, expected: number): Promise<WriteResult> {
    return this.#write({ key, value: undefined, expected, lease: 0 });
  }

  #write(request: WriteRequest): Promise<WriteResult> {
    // Asked twice, it would find the revision of its own first try.
    return this.#connection.call(writeMethod, request, false);
  }

  watch(options: EngineWatchOptions): AsyncIterable<WatchBatch> {
    const signal = AbortSignal.any([options.signal, this.#closing.signal]);
    return watchKeys(this.#connection, { ...options, signal }, this.#asks);
  }

  requestProgress(): void {
    for (const ask of this.#asks) ask();
  }

  async currentRevision(): Promise<number> {
    return (await this.#connection.call(rangeMethod, { key: '/', countOnly: true })).revision;
  }

  /** A read of the current state: it takes a leader, and most members. */
  async check(): Promise<void> {
    await this.#connection.call(rangeMethod, { key: '/registry/health' }, true, CHECK, CHECK / 2);
  }

  async waitFor(revision: number, milliseconds: number): Promise<boolean> {
    const end = performance.now() + milliseconds;
    for (;;) {
      if ((await this.currentRevision()) >= revision) return true;
      if (performance.now() >= end || this.#closing.signal.aborted) return false;
      await new Promise((resolve) => setTimeout(resolve, Math.min(LOOK, milliseconds)));
    }
  }

  async compact(revision: number): Promise<void> {
    try {
      await this.#connection.call(compactMethod, revision);
    } catch (error) {
      throw await this.#interpreted(error);
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    this.#connection.close();
  }

  /** What etcd says of revisions, as an engine does. */
  async #interpreted(error: unknown): Promise<unknown> {
    if (!(error instanceof EtcdError) || error.grpcCode !== OUT_OF_RANGE) return error;
    if (/compacted$/.test(error.details)) return new CompactedError(0);
    return new FutureRevisionError(await this.currentRevision());
  }
}
