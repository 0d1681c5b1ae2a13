import type { Scalar } from '#engine/schema/descriptor';
/**
 * A `metav1.Duration` on the wire: a Go duration string such as `1h30m0s`, `1.5h` or `300ms`. Parse it with
 * {@link parseDuration}, format it with {@link formatDuration}. Mirrors Go's `metav1.Duration`.
 */
export type Duration = string;
/** Facts of the type for descriptors. A null is read as an empty string, which is not a valid duration. */
export declare const Duration: Scalar;
/** Thrown when a text is no Go duration or a number of nanoseconds fits no int64. The message is Go's for a text. */
export declare class DurationError extends Error {
    readonly name: string;
    readonly code: 'ERR_INVALID_DURATION';
    /** The rejected value. */
    readonly value: unknown;
    constructor(message: string, value: unknown);
}
/**
 * Parses a Go duration string (`time.ParseDuration`): a sign, then numbers with a unit each (`ns`, `us`, also with a
 * micro sign, `ms`, `s`, `m`, `h`), or `0`.
 * @returns nanoseconds, within an int64
 * @throws DurationError with Go's message
 */
export declare function parseDuration(text: Duration): bigint;
/**
 * Formats nanoseconds like Go's `Duration.String`: `1h30m0s`, `1.5s`, `300ms`.
 * @throws DurationError when it is not an integer or exceeds an int64
 */
export declare function formatDuration(nanoseconds: bigint | number): Duration;
