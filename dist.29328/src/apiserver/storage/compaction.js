import { isCompacted } from './engine.js';
/** How many milliseconds of its past a store keeps at least, unless said otherwise: as kube-apiserver's. */
export const COMPACTION_INTERVAL = 300_000;
/**
 * Lets a store forget, again and again, what was before the time before: the past of at least `interval` milliseconds
 * stays. Several servers of one store may all do so. Keeps no process alive.
 * @param onError called when compaction fails; it is retried at the next interval
 * @returns what ends it
 */
export function compactRegularly(engine, interval, onError) {
    let before = 0;
    const compact = async () => {
        try {
            const now = await engine.currentRevision();
            if (before !== 0 && before !== now)
                await engine.compact(before);
            before = now;
        }
        catch (error) {
            if (!isCompacted(error))
                onError(error);
        }
    };
    const timer = setInterval(() => void compact(), interval);
    if (typeof timer === 'object' && 'unref' in timer)
        timer.unref();
    void compact();
    return () => clearInterval(timer);
}
