import { hasCode } from '#engine/text/has_code';

/** Why the wait ended: no attempts or time left, an aborted signal, a signal's deadline, or a reason of the caller. */
export type InterruptedReason = 'timeout' | 'canceled' | 'deadline' | 'other';

/** The wait ended before the condition was met. The message is Go's. */
export class WaitInterruptedError extends Error {
  readonly code = 'ERR_WAIT_INTERRUPTED';
  readonly reason: InterruptedReason;

  /** @param options `cause`: for example the reason of the aborted signal */
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
 * Whether an error means that the wait ended before the condition was met or threw: by timeout, too many attempts, or a
 * signal (an AbortError or TimeoutError). Also true for errors caused by such an error. Mirrors Go's
 * `wait.Interrupted`.
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
 * An error for which {@link interrupted} is true, with the cause's message; the cause itself if it is a
 * {@link WaitInterruptedError}. For conditions and loops of your own. Mirrors Go's `wait.ErrorInterrupted`.
 */
export function errorInterrupted(cause?: Error): WaitInterruptedError {
  if (cause === undefined) return new WaitInterruptedError('timeout');
  return isWaitInterruptedError(cause) ? cause : new WaitInterruptedError('other', cause.message, { cause });
}

function isWaitInterruptedError(error: Error): error is WaitInterruptedError {
  return hasCode(error, 'ERR_WAIT_INTERRUPTED');
}
