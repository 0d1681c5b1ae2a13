/** What is to become of a request after its run. Nothing: it runs again when something changes. Mirrors controller-runtime's `reconcile.Result`. */
export interface Result {
    /** Runs again after so many milliseconds, whatever happens until then. */
    readonly requeueAfter?: number;
    /** Runs again after a delay that grows with each time. Prefer `requeueAfter`, or throw. */
    readonly requeue?: boolean;
    /** Of the next run, instead of that of this one. Higher ones go first. */
    readonly priority?: number;
}
/** A failure that trying again won't mend: the request runs again only when something changes. Mirrors controller-runtime's `reconcile.TerminalError`. */
export declare class TerminalError extends Error {
    readonly code = "ERR_TERMINAL";
    constructor(cause: unknown);
}
/**
 * Marks a failure as one that trying again won't mend.
 *
 * ```ts
 * throw terminal(new Error('spec.schedule is no schedule'));
 * ```
 * @param cause an error, or what is wrong
 */
export declare function terminal(cause: unknown): TerminalError;
/** Whether an error, or one that caused it, is a {@link TerminalError}. */
export declare function isTerminal(error: unknown): boolean;
/** The run took longer than the controller's `timeout`: the reason of its signal. */
export declare class ReconcileTimeoutError extends Error {
    readonly code = "ERR_RECONCILE_TIMEOUT";
    constructor(controller: string, milliseconds: number);
}
