const MINUTE = 60;
const HOUR = 3600;
const YEAR = 24 * 365;
/**
 * Formats a duration in one unit, as kubectl prints ages of events: `59s`, `5m`, `23h`, `364d`, `2y`. Truncated, not
 * rounded. Down to minus two seconds it returns `0s`, to allow for clock skew; below that, `<invalid>`. Mirrors Go's
 * `duration.ShortHumanDuration`.
 * @param duration in milliseconds, unless it is of another form
 */
export function shortHumanDuration(duration) {
    const parts = partsOf(duration);
    const seconds = parts?.seconds ?? -Infinity;
    if (parts === undefined || seconds < -1)
        return '<invalid>';
    if (seconds < MINUTE)
        return `${Math.max(seconds, 0)}s`;
    if (seconds < HOUR)
        return `${Math.floor(seconds / MINUTE)}m`;
    // As float64: just below a full hour, Go rounds up once there are thousands of them.
    const hours = Math.floor(seconds / HOUR) + ((seconds % HOUR) * 1e9 + parts.nanoseconds) / (HOUR * 1e9);
    if (hours < 24)
        return `${Math.trunc(hours)}h`;
    return hours < YEAR ? `${Math.trunc(Math.trunc(hours) / 24)}d` : `${Math.trunc(hours / 24 / 365)}y`;
}
/**
 * Formats a duration in two or three digits, as kubectl prints ages: `119s`, `9m59s`, `179m`, `7h30m`, `47h`, `7d23h`,
 * `729d`, `2y3d`, `8y`. Truncated, not rounded. Negative durations as {@link shortHumanDuration}. Mirrors Go's
 * `duration.HumanDuration`.
 * @param duration in milliseconds, unless it is of another form
 */
export function humanDuration(duration) {
    const seconds = partsOf(duration)?.seconds ?? -Infinity;
    if (seconds < -1)
        return '<invalid>';
    if (seconds < 2 * MINUTE)
        return `${Math.max(seconds, 0)}s`;
    const minutes = Math.floor(seconds / MINUTE);
    if (minutes < 10)
        return joined(minutes, 'm', seconds % MINUTE, 's');
    if (minutes < 3 * 60)
        return `${minutes}m`;
    const hours = Math.floor(seconds / HOUR);
    if (hours < 8)
        return joined(hours, 'h', minutes % 60, 'm');
    if (hours < 48)
        return `${hours}h`;
    const days = Math.floor(hours / 24);
    if (hours < 24 * 8)
        return joined(days, 'd', hours % 24, 'h');
    if (hours < 2 * YEAR)
        return `${days}d`;
    const years = Math.floor(hours / YEAR);
    return hours < 8 * YEAR ? joined(years, 'y', days % 365, 'd') : `${years}y`;
}
function joined(large, largeUnit, small, smallUnit) {
    return small === 0 ? `${large}${largeUnit}` : `${large}${largeUnit}${small}${smallUnit}`;
}
/** Undefined for what is not a finite number. */
function partsOf(duration) {
    if (typeof duration === 'bigint')
        return { seconds: Number(duration / 1000000000n), nanoseconds: Number(duration % 1000000000n) };
    if (typeof duration === 'number') {
        const milliseconds = Math.trunc(duration);
        const nanoseconds = Math.trunc((milliseconds % 1000) * 1e6 + Math.round((duration - milliseconds) * 1e6));
        return normalized(Math.trunc(milliseconds / 1000), nanoseconds);
    }
    return normalized(Math.trunc(duration.seconds), Math.round((duration.seconds % 1) * 1e9) + Math.trunc(duration.nanoseconds ?? 0));
}
function normalized(wholeSeconds, allNanoseconds) {
    if (!Number.isFinite(wholeSeconds) || !Number.isFinite(allNanoseconds))
        return undefined;
    let seconds = wholeSeconds + Math.trunc(allNanoseconds / 1e9);
    let nanoseconds = allNanoseconds % 1e9;
    if (seconds > 0 && nanoseconds < 0)
        [seconds, nanoseconds] = [seconds - 1, nanoseconds + 1e9];
    if (seconds < 0 && nanoseconds > 0)
        [seconds, nanoseconds] = [seconds + 1, nanoseconds - 1e9];
    return { seconds, nanoseconds };
}
