import { CelError, Timestamp } from './value.ts';
/** The timestamp that an RFC 3339 text stands for; `undefined` for a text that is none. */
export declare function parseTimestamp(text: string): Timestamp | CelError | undefined;
/** The parts of a point in time as a clock on the wall and a calendar show them. */
export interface CalendarTime {
    readonly year: number;
    /** 0 for January. */
    readonly month: number;
    readonly day: number;
    /** 0 for Sunday. */
    readonly weekday: number;
    /** 0 for the 1st of January. */
    readonly dayOfYear: number;
    readonly hours: number;
    readonly minutes: number;
    readonly seconds: number;
    readonly milliseconds: number;
}
/** A point in time at an offset from UTC in seconds. */
export declare function calendarTime(time: Timestamp, offset: number): CalendarTime;
/** A timestamp in RFC 3339, in the offset it came with, and with no more digits than needed. */
export declare function timestampText(time: Timestamp): string;
/** The offset in seconds of a time zone at a point in time: a name (`Europe/Berlin`) or `+01:30`. */
export declare function offsetOf(zone: string, time: Timestamp): number | CelError;
