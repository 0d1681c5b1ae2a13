/// <reference types="node" />

import { streams } from '../streams.ts';

/** Shorter work needs no progress bar. */
const PATIENCE = 500;
const REDRAW = 100;
const BAR = 24;

/** A progress bar on standard error for long work. Does nothing when that is not a terminal. */
export class Progress {
  readonly #total: number;
  readonly #start: number = performance.now();
  #drawn = 0;
  #shown = false;

  constructor(total: number) {
    this.#total = total;
  }

  /** Updates the number of completed parts, and the current one. */
  update(done: number, label: string): void {
    if (streams().stderr.isTTY !== true) return;
    const now = performance.now();
    if (now - this.#start < PATIENCE || now - this.#drawn < REDRAW) return;
    this.#drawn = now;
    this.#shown = true;
    const filled = Math.floor((BAR * done) / this.#total);
    const head = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done}/${this.#total} `;
    const room = Math.max((streams().stderr.columns || 80) - head.length - 1, 0);
    streams().stderr.write(`\r\x1b[K${head}${label.length > room ? label.slice(label.length - room) : label}`);
  }

  /** Removes the bar. */
  end(): void {
    if (this.#shown) streams().stderr.write('\r\x1b[K');
    this.#shown = false;
  }
}
