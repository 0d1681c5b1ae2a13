/**
 * A duration: a number of milliseconds, a bigint of nanoseconds (as returned by `parseDuration` of meta/v1), or seconds
 * and nanoseconds.
 */
export type DurationLike = number | bigint | {
    readonly seconds: number;
    readonly nanoseconds?: number;
};
/**
 * Formats a duration in one unit, as kubectl prints ages of events: `59s`, `5m`, `23h`, `364d`, `2y`. Truncated, not
 * rounded. Down to minus two seconds it returns `0s`, to allow for clock skew; below that, `<invalid>`. Mirrors Go's
 * `duration.ShortHumanDuration`.
 * @param duration in milliseconds, unless it is of another form
 */
export declare function shortHumanDuration(duration: DurationLike): string;
/**
 * Formats a duration in two or three digits, as kubectl prints ages: `119s`, `9m59s`, `179m`, `7h30m`, `47h`, `7d23h`,
 * `729d`, `2y3d`, `8y`. Truncated, not rounded. Negative durations as {@link shortHumanDuration}. Mirrors Go's
 * `duration.HumanDuration`.
 * @param duration in milliseconds, unless it is of another form
 */
export declare function humanDuration(duration: DurationLike): string;
