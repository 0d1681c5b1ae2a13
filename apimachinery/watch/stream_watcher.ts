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

/**
 * A watch over a decoder. It never throws: when the connection is cut, the watch just ends; any other error ends it
 * with an ERROR event. Mirrors Go's `watch.StreamWatcher`.
 */
export class StreamWatcher<T extends RuntimeObject = KindBase> implements Interface<T> {
  readonly #source: Pick<Decoder<T>, 'decode' | 'close'>;
  readonly #reporter: Reporter;
  readonly #events: AsyncIterableIterator<Event<T>>;
  #stopped = false;
  #failed = false;

  constructor(source: Pick<Decoder<T>, 'decode' | 'close'>, reporter: Reporter) {
    this.#source = source;
    this.#reporter = reporter;
    this.#events = new PullIterator(
      () => this.#receive(),
      async () => this.stop(),
    );
  }

  /** The events, the same for every call. */
  resultChan(): AsyncIterableIterator<Event<T>> {
    return this.#events;
  }

  stop(): void {
    if (this.#stopped) return;
    this.#stopped = true;
    // Errors while cancelling the source are ignored.
    this.#source.close().catch(() => undefined);
  }

  async #receive(): Promise<Event<T> | undefined> {
    if (this.#stopped || this.#failed) return undefined;
    try {
      const event = await this.#source.decode();
      return this.#stopped ? undefined : event;
    } catch (error) {
      this.#failed = true;
      if (this.#stopped || isConnectionEnd(error)) return undefined;
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
