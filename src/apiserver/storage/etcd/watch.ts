import type { Client, ClientDuplexStream, ServiceError } from '@grpc/grpc-js';
import { CompactedError, type EngineWatchOptions, type KeyValueEvent, type WatchBatch } from '../engine.ts';
import { type Connection, etcdError } from './connection.ts';
import { EtcdError } from './etcd_error.ts';
import { type WatchEvent, type WatchRequest, type WatchResponse, watchMethod } from './messages.ts';
import { prefixEnd } from './prefix_end.ts';

/** gRPC's codes for what is not going to be better: an argument, a permission, a method, credentials. */
const FINAL: ReadonlySet<number> = /* @__PURE__ */ new Set([3, 7, 12, 16]);
const PERMISSION_DENIED = 7;
/** Milliseconds before a stream that broke is opened again. */
const PAUSE = 250;
/** How many milliseconds an answer is waited for. */
const ANSWER = 100;

/** What asks each open stream how far it is. */
export type Asks = Set<() => void>;

/**
 * The changes of keys after a revision. A stream that breaks is opened again, at another endpoint, and goes on where it
 * was.
 * @throws {CompactedError} while iterating, when the revision is too old
 */
export async function* watchKeys(
  connection: Connection,
  options: EngineWatchOptions,
  asks: Asks,
): AsyncGenerator<WatchBatch, void, undefined> {
  const { signal } = options;
  let after = options.after;
  while (!signal.aborted && !connection.closed) {
    const { endpoint } = connection;
    try {
      for await (const batch of watchOnce(connection, endpoint, { ...options, after }, asks)) {
        // All up to the revision of an event has been given, and what is written at the same one comes with it.
        after = Math.max(after, batch.revision);
        yield batch;
      }
      return;
    } catch (error) {
      if (signal.aborted || connection.closed) return;
      if (!(error instanceof EtcdError) || FINAL.has(error.grpcCode)) throw error;
      connection.endpointFailed(endpoint);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

type Stream = ClientDuplexStream<WatchRequest, WatchResponse>;

/** @throws {EtcdError} when the stream breaks */
async function* watchOnce(
  connection: Connection,
  endpoint: Client,
  { prefix, after, signal, idle }: EngineWatchOptions,
  asks: Asks,
): AsyncGenerator<WatchBatch, void, undefined> {
  const stream = connection.stream(endpoint, watchMethod);
  const stop = (): void => stream.cancel();
  signal.addEventListener('abort', stop, { once: true });
  // What fails comes while iterating, too; without a listener it would end the process.
  stream.on('error', () => {});
  stream.write({ key: prefix, rangeEnd: prefixEnd(prefix), startRevision: after + 1 });
  const responses = new Responses(stream);
  const ask = (): void => void stream.write('progress');
  asks.add(ask);
  let fragments: WatchEvent[] = [];
  let revision = after;
  try {
    for (;;) {
      const response = await responses.next(idle?.());
      if (signal.aborted) return;
      if (response === undefined) {
        yield { events: [], revision };
        continue;
      }
      if (response.compactRevision > 0) throw new CompactedError(response.compactRevision);
      if (response.canceled)
        throw new EtcdError(/no leader/.test(response.cancelReason) ? 0 : PERMISSION_DENIED, response.cancelReason);
      if (response.created) continue;
      fragments = fragments.concat(response.events);
      if (response.fragment) continue;
      const events = fragments.map(eventOf);
      fragments = [];
      // The revision of a response with events may be ahead of events that are to come.
      revision = Math.max(revision, events.at(-1)?.revision ?? response.revision);
      yield { events, revision };
    }
  } finally {
    asks.delete(ask);
    signal.removeEventListener('abort', stop);
    stream.cancel();
  }
}

/** The responses of a stream; it is asked how far it is when there are none for a while. */
class Responses {
  readonly #stream: Stream;
  readonly #iterator: AsyncIterator<WatchResponse>;
  #pending: Promise<WatchResponse> | undefined;

  constructor(stream: Stream) {
    this.#stream = stream;
    this.#iterator = stream[Symbol.asyncIterator]();
  }

  /**
   * @param idle milliseconds after which it is asked; undefined: it is not
   * @returns undefined when there is nothing, and no answer: etcd gives none until the first revision that is wanted
   * @throws {EtcdError}
   */
  async next(idle: number | undefined): Promise<WatchResponse | undefined> {
    if (idle === undefined) return this.#response();
    const response = await within(this.#response(), idle);
    if (response !== undefined) return response;
    this.#stream.write('progress');
    return within(this.#response(), ANSWER);
  }

  /** The next one: the same promise until it has come. */
  #response(): Promise<WatchResponse> {
    return (this.#pending ??= this.#read());
  }

  async #read(): Promise<WatchResponse> {
    try {
      const { done, value } = await this.#iterator.next();
      if (done === true) throw new EtcdError(0, 'the watch has ended');
      return value;
    } catch (error) {
      throw isServiceError(error) ? etcdError(error) : error;
    } finally {
      this.#pending = undefined;
    }
  }
}

/** What a promise gives, or undefined when it takes longer. */
async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await Promise.race([
      promise,
      new Promise<undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), milliseconds);
      }),
    ]);
  } finally {
    clearTimeout(timer);
  }
}

function eventOf({ type, kv, previous }: WatchEvent): KeyValueEvent {
  const { key, modRevision: revision } = kv;
  // The previous value has been compacted: whether a selector matched it cannot be told any more.
  if (type !== 'create' && previous === undefined) throw new CompactedError(revision + 1);
  return { key, current: type === 'delete' ? undefined : kv, previous, revision };
}

function isServiceError(error: unknown): error is ServiceError {
  return error instanceof Error && 'details' in error && 'code' in error && typeof error.code === 'number';
}
