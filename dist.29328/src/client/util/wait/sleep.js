/** Waits so many milliseconds. @throws the signal's reason, at once */
export function sleepUntil(clock, milliseconds, signal) {
    return new Promise((resolve, reject) => {
        if (signal?.aborted === true)
            return reject(signal.reason);
        const abort = () => {
            cancel();
            reject(signal.reason);
        };
        const cancel = clock.after(milliseconds, () => {
            signal?.removeEventListener('abort', abort);
            resolve();
        });
        signal?.addEventListener('abort', abort, { once: true });
    });
}
/** A signal that follows another one and can be aborted besides. `end` frees what it holds. */
export function linkedSignal(parent) {
    const controller = new AbortController();
    const follow = () => controller.abort(parent.reason);
    if (parent?.aborted === true)
        follow();
    else
        parent?.addEventListener('abort', follow, { once: true });
    return {
        signal: controller.signal,
        abort: (reason) => controller.abort(reason),
        end: () => parent?.removeEventListener('abort', follow),
    };
}
/** What a promise gives, unless the signal is aborted first: then its reason is thrown. The work itself goes on. */
export function orAborted(promise, signal) {
    if (signal === undefined)
        return promise;
    return new Promise((resolve, reject) => {
        const abort = () => reject(signal.reason);
        if (signal.aborted)
            abort();
        signal.addEventListener('abort', abort, { once: true });
        promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    });
}
