/** How many events wait for each handler before new ones are dropped. */
export const MaxQueuedEvents = 1000;

/**
 * Gives events to a handler one after the other, and drops what doesn't fit. Nothing that a handler throws gets out.
 */
export class EventQueue<T> {
  readonly #handle: (event: T) => void | Promise<void>;
  readonly #drop: (event: T) => void;
  readonly #waiting: T[] = [];
  #running: Promise<void> | undefined;
  #stopped = false;

  /** @param drop is told of an event for which there is no room */
  constructor(handle: (event: T) => void | Promise<void>, drop: (event: T) => void) {
    this.#handle = handle;
    this.#drop = drop;
  }

  push(event: T): void {
    if (this.#stopped) return;
    if (this.#waiting.length >= MaxQueuedEvents) return this.#drop(event);
    this.#waiting.push(event);
    this.#running ??= this.#run();
  }

  /** Takes no event any more, and forgets those that wait. */
  stop(): void {
    this.#stopped = true;
    this.#waiting.length = 0;
  }

  /** Resolves when the events that were there are handled. */
  async drained(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // Who records an event goes on first.
    await undefined;
    for (let event = this.#waiting.shift(); event !== undefined; event = this.#waiting.shift()) {
      try {
        await this.#handle(event);
      } catch {
        // The handlers of this folder report by themselves; those of others must not stop the queue.
      }
    }
    this.#running = undefined;
  }
}
