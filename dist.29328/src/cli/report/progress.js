/// <reference types="node" />
/** Shorter work needs no progress bar. */
const PATIENCE = 500;
const REDRAW = 100;
const BAR = 24;
/** A progress bar on standard error for long work. Does nothing when that is not a terminal. */
export class Progress {
    #total;
    #start = performance.now();
    #drawn = 0;
    #shown = false;
    constructor(total) {
        this.#total = total;
    }
    /** Updates the number of completed parts, and the current one. */
    update(done, label) {
        if (process.stderr.isTTY !== true)
            return;
        const now = performance.now();
        if (now - this.#start < PATIENCE || now - this.#drawn < REDRAW)
            return;
        this.#drawn = now;
        this.#shown = true;
        const filled = Math.floor((BAR * done) / this.#total);
        const head = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done}/${this.#total} `;
        const room = Math.max((process.stderr.columns || 80) - head.length - 1, 0);
        process.stderr.write(`\r\x1b[K${head}${label.length > room ? label.slice(label.length - room) : label}`);
    }
    /** Removes the bar. */
    end() {
        if (this.#shown)
            process.stderr.write('\r\x1b[K');
        this.#shown = false;
    }
}
