/// <reference types="node" />

/** Changes that come together are drawn together. */
const PAUSE = 100;

/** A table on standard output that is drawn anew over itself; without a terminal, below itself. */
export class LiveTable {
  readonly #read: () => Promise<readonly string[]>;
  #drawn = 0;
  #last = '';
  #timer: NodeJS.Timeout | undefined;
  #drawing: Promise<void> = Promise.resolve();
  #failure: { readonly error: unknown } | undefined;

  /** @param read gives the lines as they are now */
  constructor(read: () => Promise<readonly string[]>) {
    this.#read = read;
  }

  /** Says that the table is not right any more. @throws what reading it threw */
  changed(): void {
    if (this.#failure !== undefined) throw this.#failure.error;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#drawing = this.#drawing.then(() => this.#draw());
    }, PAUSE);
  }

  async end(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#drawing;
  }

  async #draw(): Promise<void> {
    try {
      const { isTTY = false, columns = 80, rows = 24 } = process.stdout;
      const all = await this.#read();
      const lines = isTTY ? all.slice(0, Math.max(rows - 1, 1)).map((line) => line.slice(0, columns)) : all;
      const text = `${lines.join('\n')}\n`;
      if (text === this.#last) return;
      this.#last = text;
      const over = isTTY && this.#drawn > 0 ? `\x1b[${this.#drawn}A\x1b[J` : this.#drawn > 0 ? '\n' : '';
      process.stdout.write(over + text);
      this.#drawn = lines.length;
    } catch (error) {
      this.#failure = { error };
    }
  }
}
