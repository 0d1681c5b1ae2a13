import { Backoff } from 'kubetyped/apimachinery/util/wait';
import type { Notice } from './notice.ts';

/** Where notices go to. */
export interface Sink {
  readonly name: string;
  /** @throws RejectedError for what trying again won't mend; anything else is tried again */
  send(notices: readonly Notice[], signal: AbortSignal): Promise<void>;
}

/** The receiver doesn't want these notices. */
export class RejectedError extends Error {}

/** The receiver says when to come again. */
export class RetryAfterError extends Error {
  /** In milliseconds. */
  readonly after: number;

  constructor(message: string, after: number) {
    super(message);
    this.after = after;
  }
}

/** What waits to be sent: a notice, or a version of an object of which nothing is to be told. */
export interface Entry {
  readonly notice?: Notice | undefined;
  /** The object is told of up to here. */
  readonly done: () => void;
}

/** How an {@link Outlet} works. */
export interface OutletOptions {
  /** How many entries wait at most. */
  readonly limit: number;
  /** How many notices are sent at a time at most. */
  readonly batch: number;
  /** How long it waits for more of them, in milliseconds. */
  readonly wait: number;
  /** The first delay after a failure, in milliseconds; it doubles up to a minute. */
  readonly retry: number;
  readonly onError: (message: string) => void;
}

const LONGEST = 60_000;

/**
 * Sends notices in batches, in order, again and again until they are taken. When too many wait, whoever brings more has to
 * wait as well.
 */
export class Outlet {
  readonly #sink: Sink;
  readonly #options: OutletOptions;
  readonly #entries: Entry[] = [];
  readonly #waiting = new Set<() => void>();
  #isClosed = false;

  constructor(sink: Sink, options: OutletOptions) {
    this.#sink = sink;
    this.#options = options;
  }

  get name(): string {
    return this.#sink.name;
  }

  /** How many wait. */
  get size(): number {
    return this.#entries.length;
  }

  /** Waits until there is room. @throws the signal's reason */
  async put(entry: Entry, signal: AbortSignal): Promise<void> {
    while (this.#entries.length >= this.#options.limit) await this.#change(undefined, signal);
    signal.throwIfAborted();
    this.#entries.push(entry);
    this.#changed();
  }

  /** What waits is still sent, then {@link run} ends. */
  close(): void {
    this.#isClosed = true;
    this.#changed();
  }

  /** Sends until it is closed and empty. @throws the signal's reason */
  async run(signal: AbortSignal): Promise<void> {
    const { batch, wait, retry, onError } = this.#options;
    const first = new Backoff({ duration: retry, factor: 2, jitter: 0.5, steps: 30, cap: LONGEST });
    while (!this.#isClosed || this.#entries.length > 0) {
      if (this.#entries.length === 0) {
        await this.#change(undefined, signal);
        continue;
      }
      const end = Date.now() + wait;
      while (!this.#isClosed && this.#entries.length < batch && Date.now() < end)
        await this.#change(end - Date.now(), signal);
      const entries = this.#entries.slice(0, batch);
      const notices = entries.flatMap(({ notice }) => notice ?? []);
      const delay = first.delayFunc();
      while (notices.length > 0) {
        try {
          await this.#sink.send(notices, signal);
          break;
        } catch (error) {
          signal.throwIfAborted();
          const message = error instanceof Error ? error.message : String(error);
          if (error instanceof RejectedError) {
            onError(`${this.name}: ${notices.length} dropped: ${message}`);
            break;
          }
          const pause = error instanceof RetryAfterError ? error.after : delay();
          onError(`${this.name}: ${message}; trying again in ${(pause / 1000).toFixed(1)} s`);
          await sleep(pause, signal);
        }
      }
      this.#entries.splice(0, entries.length);
      for (const { done } of entries) done();
      this.#changed();
    }
  }

  #changed(): void {
    for (const wake of [...this.#waiting]) wake();
  }

  async #change(milliseconds: number | undefined, signal: AbortSignal): Promise<void> {
    const woken = new AbortController();
    const wake = (): void => woken.abort();
    this.#waiting.add(wake);
    const stop = (): void => woken.abort();
    signal.addEventListener('abort', stop, { once: true });
    try {
      if (!signal.aborted) await sleep(milliseconds, woken.signal).catch(() => undefined);
      signal.throwIfAborted();
    } finally {
      this.#waiting.delete(wake);
      signal.removeEventListener('abort', stop);
    }
  }
}

/** @param milliseconds undefined: until the signal is aborted */
function sleep(milliseconds: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const timer = milliseconds === undefined ? undefined : setTimeout(end, milliseconds);
    const abort = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    function end(): void {
      signal.removeEventListener('abort', abort);
      resolve();
    }
    signal.addEventListener('abort', abort, { once: true });
  });
}
