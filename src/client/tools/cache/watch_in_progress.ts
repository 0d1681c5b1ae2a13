import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { Clock } from '#apimachinery/util/wait/clock';
import type { Event } from '#apimachinery/watch/event';
import type { Interface } from '#apimachinery/watch/interface';
import type { UndecodableHandler } from '../../rest/undecodable_object_error.ts';
import { ConnectionError } from '../../transport/connection_error.ts';
import { linkedSignal } from '../../util/wait/sleep.ts';

/** A watch, from before its request to its end. */
export class WatchInProgress<T extends RuntimeObject> {
  readonly begun: number;
  /** Called for objects that are left out. */
  onUndecodable: UndecodableHandler | undefined;
  readonly #clock: Clock;
  readonly #ending: ReturnType<typeof linkedSignal>;
  readonly #timers = new Set<() => void>();
  readonly #overdue = new ConnectionError('lost', 'the watch did not end in time');
  #events: AsyncIterator<Event<T>> | undefined;
  #watch: Interface<T> | undefined;
  #last: number;

  /** @param limit after which the stream counts as ended, in milliseconds */
  constructor(clock: Clock, signal: AbortSignal | undefined, limit: number) {
    this.#clock = clock;
    this.begun = clock.now();
    this.#last = this.begun;
    this.#ending = linkedSignal(signal);
    this.#timers.add(clock.after(limit, () => this.#ending.abort(this.#overdue)));
  }

  async open(start: (signal: AbortSignal) => Promise<Interface<T>>): Promise<void> {
    this.#watch = await start(this.#ending.signal);
    this.#events = this.#watch[Symbol.asyncIterator]();
  }

  /** Ends the stream with an error when nothing comes for so long. @returns what ends that */
  limitSilence(milliseconds: number, reason: () => Error): () => void {
    let cancel: () => void;
    const stop = (): void => {
      cancel();
      this.#timers.delete(stop);
    };
    const check = (): void => {
      const left = this.#last + milliseconds - this.#clock.now();
      if (left > 0) cancel = this.#clock.after(left, check);
      else this.#ending.abort(reason());
    };
    cancel = this.#clock.after(milliseconds, check);
    this.#timers.add(stop);
    return stop;
  }

  /** The next event; undefined at the end. @throws what the stream was ended with */
  async next(): Promise<Event<T> | undefined> {
    try {
      const { done, value } = await this.#events!.next();
      this.#last = this.#clock.now();
      return done === true ? undefined : value;
    } catch (error) {
      if (error === this.#overdue) return undefined;
      throw error;
    }
  }

  close(): void {
    for (const cancel of this.#timers) cancel();
    this.#ending.end();
    this.#watch?.close();
  }
}
