/** A failure that trying again won't mend: the request runs again only when something changes. Mirrors controller-runtime's `reconcile.TerminalError`. */
export class TerminalError extends Error {
    code = 'ERR_TERMINAL';
    constructor(cause) {
        super(`terminal error: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
        this.name = 'TerminalError';
    }
}
/**
 * Marks a failure as one that trying again won't mend.
 *
 * ```ts
 * throw terminal(new Error('spec.schedule is no schedule'));
 * ```
 * @param cause an error, or what is wrong
 */
export function terminal(cause) {
    return new TerminalError(cause);
}
/** Whether an error, or one that caused it, is a {@link TerminalError}. */
export function isTerminal(error) {
    const seen = new Set();
    let at = error;
    while (typeof at === 'object' && at !== null && !seen.has(at)) {
        if ('code' in at && at.code === 'ERR_TERMINAL')
            return true;
        seen.add(at);
        at = 'cause' in at ? at.cause : undefined;
    }
    return false;
}
/** The run took longer than the controller's `timeout`: the reason of its signal. */
export class ReconcileTimeoutError extends Error {
    code = 'ERR_RECONCILE_TIMEOUT';
    constructor(controller, milliseconds) {
        super(`controller ${controller}: the run took longer than ${milliseconds} ms`);
        this.name = 'ReconcileTimeoutError';
    }
}
