/** A progress bar on standard error for long work. Does nothing when that is not a terminal. */
export declare class Progress {
    #private;
    constructor(total: number);
    /** Updates the number of completed parts, and the current one. */
    update(done: number, label: string): void;
    /** Removes the bar. */
    end(): void;
}
