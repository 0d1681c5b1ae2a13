/** An async iterator over what `read` gives, until it gives `undefined`. Leaving the loop, or an error, closes it. */
export class PullIterator<T> implements AsyncIterableIterator<T> {
  readonly #read: () => Promise<T | undefined>;
  readonly #close: () => Promise<void>;
  #done = false;

  constructor(read: () => Promise<T | undefined>, close: () => Promise<void>) {
    this.#read = read;
    this.#close = close;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<T, undefined>> {
    if (this.#done) return { done: true, value: undefined };
    try {
      const value = await this.#read();
      if (value !== undefined) return { done: false, value };
    } catch (error) {
      await this.return();
      throw error;
    }
    return this.return();
  }

  /** Unlike that of a generator, this doesn't wait for a pending `next`. */
  async return(): Promise<IteratorReturnResult<undefined>> {
    this.#done = true;
    await this.#close();
    return { done: true, value: undefined };
  }
}
