import type { Clock } from '../clock.ts';
import { WaitInterruptedError } from '../interrupted.ts';

/** Resolves when `begin` calls back, or when the signal is aborted; then the function returned by `begin` is called. */
export function waitOrAbort(signal: AbortSignal, begin: (resolve: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = (): void => {
      signal.removeEventListener('abort', abort);
      resolve();
    };
    const cancel = begin(done);
    const abort = (): void => {
      cancel();
      done();
    };
    signal.addEventListener('abort', abort, { once: true });
  });
}

export function sleep(clock: Clock, milliseconds: number, signal: AbortSignal): Promise<void> {
  return waitOrAbort(signal, (resolve) => clock.after(milliseconds, resolve));
}

/** A signal that is never aborted, if there is none. */
export function orNever(signal: AbortSignal | undefined): AbortSignal {
  return signal ?? new AbortController().signal;
}

/** @throws {WaitInterruptedError} when the signal is aborted, with the message of Go's Context.Err */
export function throwIfAborted(signal: AbortSignal): void {
  if (!signal.aborted) return;
  const cause: unknown = signal.reason;
  const { code, name, reason } = (typeof cause === 'object' && cause !== null ? cause : {}) as {
    code?: unknown;
    name?: unknown;
    reason?: unknown;
  };
  const isDeadline = name === 'TimeoutError' || (code === 'ERR_WAIT_INTERRUPTED' && reason === 'deadline');
  throw new WaitInterruptedError(isDeadline ? 'deadline' : 'canceled', undefined, { cause });
}

/** A signal that is aborted after the timeout, or with the parent. `end` releases its resources. */
export function withTimeout(
  parent: AbortSignal | undefined,
  timeout: number,
  clock: Clock,
): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const expire = (): void => controller.abort(new WaitInterruptedError('deadline'));
  const follow = (): void => controller.abort(parent?.reason);
  if (parent?.aborted === true) follow();
  else if (timeout <= 0) expire();
  parent?.addEventListener('abort', follow);
  const cancel = clock.after(timeout, expire);
  const end = (): void => {
    cancel();
    parent?.removeEventListener('abort', follow);
  };
  return { signal: controller.signal, end };
}
