/** Something took too long. Its text is that of Go's. */
export class DeadlineExceededError extends Error {
  readonly code = 'ERR_DEADLINE_EXCEEDED';

  constructor() {
    super('context deadline exceeded');
    this.name = 'DeadlineExceededError';
  }
}

/** Until when something may take, for as long as somebody wants it. */
export class Deadline {
  readonly #abort = new AbortController();
  readonly #given: AbortSignal | undefined;
  readonly #giveUp = (): void => this.#abort.abort(this.#given?.reason);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOver = false;

  /** @param given who wants it gives up by it */
  constructor(milliseconds: number, given: AbortSignal | undefined) {
    this.#given = given;
    this.#timer = setTimeout(() => {
      this.#isOver = true;
      this.#abort.abort();
    }, milliseconds);
    given?.addEventListener('abort', this.#giveUp, { once: true });
    if (given?.aborted === true) this.#giveUp();
  }

  /** Ends with the time, and when it is given up. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** Whether the time was up. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Whether nobody wants it any more. */
  get isGivenUp(): boolean {
    return this.#given?.aborted === true;
  }

  /** From now on it may take as long as it likes. */
  lift(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** It is done. */
  end(): void {
    this.lift();
    this.#given?.removeEventListener('abort', this.#giveUp);
  }
}
