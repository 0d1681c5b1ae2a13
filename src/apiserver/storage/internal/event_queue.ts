import { WatchOverflowError, type KeyValueEvent, type WatchBatch } from '../engine.ts';

/** The events that wait for the reader of a watch. */
export class EventQueue {
  readonly #prefix: string;
  readonly #after: number;
  readonly #limit: number;
  readonly #revision: () => number;
  #events: KeyValueEvent[] = [];
  #wake: (() => void) | undefined;
  #closed = false;
  #overflown = false;

  /** @param revision gives the current revision of the store, up to which all events have been pushed */
  constructor(prefix: string, after: number, limit: number, revision: () => number) {
    this.#prefix = prefix;
    this.#after = after;
    this.#limit = limit;
    this.#revision = revision;
  }

  push(event: KeyValueEvent): void {
    if (this.#closed || event.revision <= this.#after || !event.key.startsWith(this.#prefix)) return;
    if (this.#events.length >= this.#limit) {
      this.#overflown = true;
      this.#events = [];
      this.close();
      return;
    }
    this.#events.push(event);
    this.#wake?.();
  }

  /**
   * What has come since the last call, once something has; undefined: the watch has ended.
   * @param idle milliseconds after which it may be nothing; undefined: it waits without end
   * @throws {WatchOverflowError}
   */
  async next(idle: number | undefined): Promise<WatchBatch | undefined> {
    if (this.#events.length === 0 && !this.#closed) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        if (idle !== undefined) timer = setTimeout(resolve, idle);
      });
      clearTimeout(timer);
      this.#wake = undefined;
    }
    if (this.#overflown) throw new WatchOverflowError(this.#limit);
    if (this.#closed) return undefined;
    const events = this.#events;
    this.#events = [];
    return { events, revision: this.#revision() };
  }

  close(): void {
    this.#closed = true;
    this.#wake?.();
  }
}
