/// <reference types="node" />

import { streams } from '../streams.ts';

/** Writing every line by itself would make long outputs slow. */
const BUFFER_SIZE = 1 << 16;

/** Standard output, written in large pieces. */
export class Output {
  #waiting: (string | Uint8Array)[] = [];
  #size = 0;

  write(content: string | Uint8Array): void {
    this.#waiting.push(content);
    this.#size += content.length;
  }

  /** Flushes if enough is buffered. Await it between files, so that a closed pipe is noticed. */
  async pause(): Promise<void> {
    if (this.#size >= BUFFER_SIZE) await this.end();
  }

  /** Writes everything. */
  async end(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#size = 0;
    if (waiting.length === 0) return;
    const text = waiting.every((content) => typeof content === 'string');
    const content = text
      ? waiting.join('')
      : Buffer.concat(waiting.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
    // The error itself is handled where the program starts.
    await new Promise<void>((resolve) => streams().stdout.write(content, () => resolve()));
  }
}
