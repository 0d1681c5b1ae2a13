/** How much longer than `retryPeriod` a try to acquire may wait, as a factor. Mirrors Go's `leaderelection.JitterFactor`. */
export const JitterFactor = 1.2;
/** The three durations in milliseconds, checked. @throws RangeError for durations that don't fit together */
export function durationsOf(config) {
    const { leaseDuration = 15_000, renewDeadline = 10_000, retryPeriod = 2_000 } = config;
    if (!(leaseDuration > renewDeadline))
        throw new RangeError('leaseDuration must be greater than renewDeadline');
    if (!(renewDeadline > JitterFactor * retryPeriod))
        throw new RangeError('renewDeadline must be greater than retryPeriod*JitterFactor');
    // Differs from Go: it takes shorter ones, and writes them as 0 seconds, with which every replica takes the lock.
    if (!(leaseDuration >= 1000))
        throw new RangeError(`leaseDuration must be at least 1000 ms, not ${leaseDuration}`);
    if (!(retryPeriod > 0))
        throw new RangeError('retryPeriod must be greater than zero');
    if (config.lock.identity === '')
        throw new RangeError('Lock identity is empty');
    return { leaseDuration, renewDeadline, retryPeriod };
}
