import { WaitInterruptedError } from '../interrupted.js';
/** Resolves when `begin` calls back, or when the signal is aborted; then the function returned by `begin` is called. */
export function waitOrAbort(signal, begin) {
    return new Promise((resolve) => {
        if (signal.aborted)
            return resolve();
        const done = () => {
            signal.removeEventListener('abort', abort);
            resolve();
        };
        const cancel = begin(done);
        const abort = () => {
            cancel();
            done();
        };
        signal.addEventListener('abort', abort, { once: true });
    });
}
export function sleep(clock, milliseconds, signal) {
    return waitOrAbort(signal, (resolve) => clock.after(milliseconds, resolve));
}
/** A signal that is never aborted, if there is none. */
export function orNever(signal) {
    return signal ?? new AbortController().signal;
}
/** @throws {WaitInterruptedError} when the signal is aborted, with the message of Go's Context.Err */
export function throwIfAborted(signal) {
    if (!signal.aborted)
        return;
    const cause = signal.reason;
    const { code, name, reason } = (typeof cause === 'object' && cause !== null ? cause : {});
    const isDeadline = name === 'TimeoutError' || (code === 'ERR_WAIT_INTERRUPTED' && reason === 'deadline');
    throw new WaitInterruptedError(isDeadline ? 'deadline' : 'canceled', undefined, { cause });
}
/** A signal that is aborted after the timeout, or with the parent. `end` releases its resources. */
export function withTimeout(parent, timeout, clock) {
    const controller = new AbortController();
    const expire = () => controller.abort(new WaitInterruptedError('deadline'));
    const follow = () => controller.abort(parent.reason);
    if (parent?.aborted === true)
        follow();
    else if (timeout <= 0)
        expire();
    parent?.addEventListener('abort', follow);
    const cancel = clock.after(timeout, expire);
    const end = () => {
        cancel();
        parent?.removeEventListener('abort', follow);
    };
    return { signal: controller.signal, end };
}
