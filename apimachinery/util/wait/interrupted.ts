/** Why the waiting ended: no more attempts or time, an aborted signal, a signal's deadline, or what the caller says. */
export type InterruptedReason = 'timeout' | 'canceled' | 'deadline' | 'other';

/** The waiting ended before the condition was met. The message is Go's. */
export class WaitInterruptedError extends Error {
  readonly code = 'ERR_WAIT_INTERRUPTED';
  readonly reason: InterruptedReason;

  /** @param options `cause`: the reason of the aborted signal, say */
  constructor(reason: InterruptedReason, message: string = TEXTS[reason], options?: ErrorOptions) {
    super(message, options);
    this.name = 'WaitInterruptedError';
    this.reason = reason;
  }
}

const TEXTS: Readonly<Record<InterruptedReason, string>> = {
  timeout: 'timed out waiting for the condition',
  canceled: 'context canceled',
  deadline: 'context deadline exceeded',
  other: 'timed out waiting for the condition',
};

/**
 * Whether an error says that waiting ended for another reason than that the condition was met or threw: too long, too
 * often, or a signal, whose AbortError or TimeoutError is such an error too. So is one that was caused by such an error.
 * Mirrors Go's `wait.Interrupted`.
 */
export function interrupted(err: unknown): boolean {
  const seen = new Set<unknown>();
  for (let at = err; typeof at === 'object' && at !== null && !seen.has(at); at = (at as { cause?: unknown }).cause) {
    const { code, name } = at as { code?: unknown; name?: unknown };
    if (code === 'ERR_WAIT_INTERRUPTED' || name === 'AbortError' || name === 'TimeoutError') return true;
    seen.add(at);
  }
  return false;
}

/**
 * An error that {@link interrupted} is true of, with the cause's message; the cause itself if it is a
 * {@link WaitInterruptedError}. For conditions and loops of your own. Mirrors Go's `wait.ErrorInterrupted`.
 */
export function errorInterrupted(cause?: Error): WaitInterruptedError {
  if (cause === undefined) return new WaitInterruptedError('timeout');
  return isWaitInterruptedError(cause) ? cause : new WaitInterruptedError('other', cause.message, { cause });
}

function isWaitInterruptedError(error: Error): error is WaitInterruptedError {
  return (error as { code?: unknown }).code === 'ERR_WAIT_INTERRUPTED';
}
