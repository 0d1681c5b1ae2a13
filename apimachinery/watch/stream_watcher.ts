import type { Status } from '../apis/meta/v1/zz_generated.types.ts';
import type { KindBase } from '../runtime/kind_base.ts';
import type { RuntimeObject } from '../runtime/runtime_object.ts';
import { isUnexpectedEOF } from '../util/framer/errors.ts';
import { PullIterator } from '../util/framer/pull_iterator.ts';
import type { Decoder } from './decoder.ts';
import { Error as ErrorType, type Event, newEvent } from './event.ts';
import type { Interface } from './interface.ts';

/** Turns an error into the object of an ERROR event. Mirrors Go's `watch.Reporter`. */
export interface Reporter {
  asObject(error: Error): Status;
}

/** What a {@link StreamWatcher} takes besides. */
export interface StreamWatcherOptions {
  /** The signal of the request: once it is aborted, reading throws its reason. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * A watch over a decoder. When the connection is cut, the watch just ends; any other error ends it with an ERROR event.
 * It throws nothing but the reason of its signal. Mirrors Go's `watch.StreamWatcher`.
 */
export class StreamWatcher<T extends RuntimeObject = KindBase> implements Interface<T> {
  readonly #source: Pick<Decoder<T>, 'decode' | 'close'>;
  readonly #reporter: Reporter;
  readonly #events: AsyncIterableIterator<Event<T>>;
  #closed = false;
  #failed = false;

  constructor(source: Pick<Decoder<T>, 'decode' | 'close'>, reporter: Reporter, { signal }: StreamWatcherOptions = {}) {
    this.#source = source;
    this.#reporter = reporter;
    this.#events = new PullIterator(
      async () => {
        const event = await this.#receive();
        // What an abort made of the stream is of no interest.
        signal?.throwIfAborted();
        return event;
      },
      async () => this.close(),
    );
  }

  /** The events, the same for every call. */
  [Symbol.asyncIterator](): AsyncIterableIterator<Event<T>> {
    return this.#events;
  }

  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    // Errors while cancelling the source are ignored.
    this.#source.close().catch(() => undefined);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.close();
  }

  async #receive(): Promise<Event<T> | undefined> {
    if (this.#closed || this.#failed) return undefined;
    try {
      const event = await this.#source.decode();
      return this.#closed ? undefined : event;
    } catch (error) {
      this.#failed = true;
      if (this.#closed || isConnectionEnd(error)) return undefined;
      const message = error instanceof Error ? error.message : String(error);
      const report = new Error(`unable to decode an event from the watch stream: ${message}`, { cause: error });
      return newEvent<T>(ErrorType, this.#reporter.asObject(report));
    }
  }
}

const connectionCodes: readonly unknown[] = [
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_CONNECTION',
  'UND_ERR_SOCKET',
  'UND_ERR_BODY_TIMEOUT',
];

/** Whether the stream ended regardless of its content: cut, timed out, aborted. */
function isConnectionEnd(error: unknown): boolean {
  if (isUnexpectedEOF(error)) return true;
  const { name, code, cause } = (error ?? {}) as { name?: unknown; code?: unknown; cause?: { code?: unknown } };
  return (
    name === 'AbortError' ||
    name === 'TimeoutError' ||
    connectionCodes.includes(code) ||
    connectionCodes.includes(cause?.code)
  );
}
