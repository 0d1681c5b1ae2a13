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
export class TerminalError extends Error {
  readonly code = 'ERR_TERMINAL';

  constructor(cause: unknown) {
    super(`terminal error: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'TerminalError';
  }
}

/**
 * Marks a failure as one that trying again won't mend.
 *
 * ```ts
 * throw terminal(new Error('spec.schedule is not a schedule'));
 * ```
 * @param cause an error, or what is wrong
 */
export function terminal(cause: unknown): TerminalError {
  return new TerminalError(cause);
}

/** Whether an error, or one that caused it, is a {@link TerminalError}. */
export function isTerminal(error: unknown): boolean {
  const seen = new Set<unknown>();
  let at = error;
  while (typeof at === 'object' && at !== null && !seen.has(at)) {
    if ('code' in at && at.code === 'ERR_TERMINAL') return true;
    seen.add(at);
    at = 'cause' in at ? at.cause : undefined;
  }
  return false;
}

/** The run took longer than the controller's `timeout`: the reason of its signal. */
export class ReconcileTimeoutError extends Error {
  readonly code = 'ERR_RECONCILE_TIMEOUT';

  constructor(controller: string, milliseconds: number) {
    super(`controller ${controller}: the run took longer than ${milliseconds} ms`);
    this.name = 'ReconcileTimeoutError';
  }
}
