import { type Instant } from '../instant.ts';
/** Go's layout of a Time, and of a MicroTime. */
export type Layout = '2006-01-02T15:04:05Z07:00' | '2006-01-02T15:04:05.000000Z07:00';
/**
 * Seconds since the epoch of a string in Go's canonical form (UTC, no fraction or six digits); NaN for other strings,
 * valid or not, and for some canonical ones.
 */
export declare function canonicalSeconds(text: string, layout: Layout): number;
/** The check of a Scalar with this layout. */
export declare function checkTimeText(value: unknown, layout: Layout): string | undefined;
/** The canonical form of a Scalar with this layout. */
export declare function canonicalTimeText(text: string, layout: Layout): string | undefined;
/**
 * Parses a time like Go's `time.Parse`.
 * @throws TimeError with Go's message
 */
export declare function parseInstant(text: string, layout: Layout): Instant;
/**
 * Writes an instant in UTC as Go's `Format` does: years beyond 9999 get more digits, years before 0 a minus sign.
 * Truncated to the layout's precision.
 * @throws TimeError when `instant` is not a valid {@link Instant}
 */
export declare function writeTime(instant: Instant, layout: Layout): string;
