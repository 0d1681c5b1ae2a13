import { type FunctionDeclaration, memberOverload, type Overload } from '../decls/declarations.ts';
import { DurationType, IntType, StringType, TimestampType } from '../types/type.ts';
import { type CalendarTime, calendarTime, offsetOf } from '../values/time.ts';
import type { Duration, Timestamp } from '../values/value.ts';

/** The getters of timestamps: of UTC, or of a time zone. */
const GETTERS: readonly (readonly [name: string, id: string, get: (time: CalendarTime) => number])[] = [
  ['getFullYear', 'timestamp_to_year', (time) => time.year],
  ['getMonth', 'timestamp_to_month', (time) => time.month],
  ['getDayOfYear', 'timestamp_to_day_of_year', (time) => time.dayOfYear],
  ['getDayOfMonth', 'timestamp_to_day_of_month', (time) => time.day - 1],
  ['getDate', 'timestamp_to_day_of_month_1_based', (time) => time.day],
  ['getDayOfWeek', 'timestamp_to_day_of_week', (time) => time.weekday],
  ['getHours', 'timestamp_to_hours', (time) => time.hours],
  ['getMinutes', 'timestamp_to_minutes', (time) => time.minutes],
  ['getSeconds', 'timestamp_to_seconds', (time) => time.seconds],
  ['getMilliseconds', 'timestamp_to_milliseconds', (time) => time.milliseconds],
];

/** The getters of durations: the whole length in a unit. */
const DURATIONS: Readonly<Record<string, readonly [id: string, unit: bigint]>> = {
  getHours: ['duration_to_hours', 3_600_000_000_000n],
  getMinutes: ['duration_to_minutes', 60_000_000_000n],
  getSeconds: ['duration_to_seconds', 1_000_000_000n],
  getMilliseconds: ['duration_to_milliseconds', 1_000_000n],
};

/** The functions that take times and durations apart. */
export function timeFunctions(): readonly FunctionDeclaration[] {
  return GETTERS.map(([name, id, get]) => {
    const overloads: Overload[] = [
      memberOverload(id, [TimestampType], IntType, (time) => BigInt(get(calendarTime(time as Timestamp, 0)))),
      memberOverload(`${id}_with_tz`, [TimestampType, StringType], IntType, (time, zone) => {
        const offset = offsetOf(zone as string, time as Timestamp);
        return typeof offset === 'number' ? BigInt(get(calendarTime(time as Timestamp, offset))) : offset;
      }),
    ];
    const duration = Object.hasOwn(DURATIONS, name) ? DURATIONS[name] : undefined;
    if (duration !== undefined) {
      overloads.push(
        memberOverload(duration[0], [DurationType], IntType, (value) => (value as Duration).nanoseconds / duration[1]),
      );
    }
    return { name, overloads };
  });
}
