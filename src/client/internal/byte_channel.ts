import { PullIterator } from '#apimachinery/util/framer/pull_iterator';

/** How many bytes may wait in a channel before whoever fills it has to. */
const ROOM = 1024 * 1024;

/** Bytes on their way from one that gives them to one reader. */
export class ByteChannel implements AsyncIterable<Uint8Array> {
  readonly #chunks: Uint8Array[] = [];
  #bytes = 0;
  #end: { readonly error?: unknown } | undefined;
  #unwanted = false;
  #readable: (() => void) | undefined;
  #writable: (() => void) | undefined;
  #iterator: PullIterator<Uint8Array> | undefined;

  /** @returns when there is room for more; at once when nobody wants it */
  async push(chunk: Uint8Array): Promise<void> {
    if (chunk.length === 0 || this.#unwanted || this.#end !== undefined) return;
    this.#chunks.push(chunk);
    this.#bytes += chunk.length;
    this.#readable?.();
    if (this.#bytes > ROOM) await new Promise<void>((resolve) => (this.#writable = resolve));
  }

  /** Ends the input. Readers get what is buffered first. Only the first call counts. */
  end(): void {
    this.#finish({});
  }

  /** There is no more, and that is an error; readers get what waits first. */
  fail(error: unknown): void {
    this.#finish({ error });
  }

  /** The same for every call. Leaving the loop says that the rest is not wanted. */
  [Symbol.asyncIterator](): AsyncIterableIterator<Uint8Array> {
    return (this.#iterator ??= new PullIterator(
      () => this.#read(),
      async () => {
        this.#unwanted = true;
        this.#chunks.length = 0;
        this.#writable?.();
        this.#readable?.();
      },
    ));
  }

  #finish(end: { readonly error?: unknown }): void {
    this.#end ??= end;
    this.#readable?.();
    this.#writable?.();
  }

  async #read(): Promise<Uint8Array | undefined> {
    for (;;) {
      const chunk = this.#chunks.shift();
      if (chunk !== undefined) {
        this.#bytes -= chunk.length;
        if (this.#bytes <= ROOM) this.#writable?.();
        return chunk;
      }
      if (this.#unwanted) return undefined;
      if (this.#end !== undefined) {
        if ('error' in this.#end) throw this.#end.error;
        return undefined;
      }
      await new Promise<void>((resolve) => (this.#readable = resolve));
    }
  }
}
