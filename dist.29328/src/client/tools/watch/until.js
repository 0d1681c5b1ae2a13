import { fromObject } from '#apimachinery/api/errors/from_object';
import { isGone, isResourceExpired } from '#apimachinery/api/errors/predicates';
import { realClock } from '#apimachinery/util/wait/clock';
import { WaitInterruptedError } from '#apimachinery/util/wait/interrupted';
import { linkedSignal, sleepUntil } from '../../util/wait/sleep.js';
import { RetryWatcher } from './retry_watcher.js';
/** The object is gone, or another one has its name. @param uid of the object; left out, any object of the name is meant */
export function isDeleted(uid) {
    return (object) => object === undefined || (uid !== undefined && object.metadata?.uid !== uid);
}
/**
 * Waits until an object is as wanted: it may not be there yet, or go. It reads the object, then watches it, through lost
 * connections and forgotten versions. Mirrors Go's `watch.UntilWithSync`.
 *
 * ```ts
 * const pod = await until(pods, 'a', isPodReady, { timeout: 60_000 });
 * ```
 * @returns the object; undefined if it is one that must be gone
 * @throws WaitInterruptedError with the reason `timeout`
 * @throws StatusError when the object may not be read, and whatever the condition throws
 */
export async function until(resource, name, condition, { signal, timeout, clock = realClock } = {}) {
    const limited = linkedSignal(signal);
    const late = new WaitInterruptedError('timeout', `timed out waiting for ${resource.type.kind} ${name}`);
    const cancel = timeout === undefined ? undefined : clock.after(timeout, () => limited.abort(late));
    try {
        for (;;) {
            const found = await observe(resource, name, condition, limited.signal, clock);
            if (found !== undefined)
                return found.object;
            await sleepUntil(clock, 1000, limited.signal);
        }
    }
    finally {
        cancel?.();
        limited.end();
    }
}
/** Lists and watches until the condition is met, or the server has forgotten the version: then undefined. */
async function observe(resource, name, condition, signal, clock) {
    const fieldSelector = `metadata.name=${name}`;
    const list = await resource.list({ fieldSelector, signal });
    let [object] = list.items;
    if (await condition(object))
        return { object };
    const version = list.metadata.resourceVersion ?? '';
    for await (const event of new RetryWatcher(version, resource, { fieldSelector, signal, clock })) {
        if (event.type === 'ERROR') {
            const error = fromObject(event.object);
            if (isGone(error) || isResourceExpired(error))
                return undefined;
            throw error;
        }
        object = event.type === 'DELETED' ? undefined : event.object;
        if (await condition(object))
            return { object };
    }
    signal.throwIfAborted();
    return undefined;
}
