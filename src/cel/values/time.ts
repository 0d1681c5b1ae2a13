import { parseTime } from '#apimachinery/apis/meta/v1/time';
import { MAX_SECONDS, MIN_SECONDS } from './arithmetic.ts';
import { CelError, Timestamp } from './value.ts';

/** The timestamp that an RFC 3339 text stands for; `undefined` for a text that is none. */
export function parseTimestamp(text: string): Timestamp | CelError | undefined {
  let instant: { readonly seconds: number; readonly nanoseconds: number };
  try {
    instant = parseTime(text);
  } catch {
    return undefined;
  }
  const { seconds, nanoseconds } = instant;
  if (seconds < MIN_SECONDS || seconds > MAX_SECONDS) return new CelError('timestamp overflow');
  const zone = /([+-])(\d\d):(\d\d)$/.exec(text);
  const offset = zone === null ? 0 : Number(`${zone[1]}1`) * (Number(zone[2]) * 3600 + Number(zone[3]) * 60);
  return new Timestamp(seconds, nanoseconds, offset);
}

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
export function calendarTime(time: Timestamp, offset: number): CalendarTime {
  const date = new Date((time.seconds + offset) * 1000);
  const year = date.getUTCFullYear();
  const newYear = new Date(0).setUTCFullYear(year, 0, 1);
  return {
    year,
    month: date.getUTCMonth(),
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
    dayOfYear: Math.floor((date.getTime() - newYear) / 86_400_000),
    hours: date.getUTCHours(),
    minutes: date.getUTCMinutes(),
    seconds: date.getUTCSeconds(),
    milliseconds: Math.floor(time.nanoseconds / 1e6),
  };
}

function pad(value: number, digits: number): string {
  return String(value).padStart(digits, '0');
}

/** A timestamp in RFC 3339, in the offset it came with, and with no more digits than needed. */
export function timestampText(time: Timestamp): string {
  const { year, month, day, hours, minutes, seconds } = calendarTime(time, time.offset);
  const fraction = time.nanoseconds === 0 ? '' : `.${pad(time.nanoseconds, 9).replace(/0+$/, '')}`;
  const minutesOff = Math.abs(Math.trunc(time.offset / 60));
  const zone =
    time.offset === 0
      ? 'Z'
      : `${time.offset < 0 ? '-' : '+'}${pad(Math.floor(minutesOff / 60), 2)}:${pad(minutesOff % 60, 2)}`;
  const date = `${year < 0 ? '-' : ''}${pad(Math.abs(year), 4)}-${pad(month + 1, 2)}-${pad(day, 2)}`;
  return `${date}T${pad(hours, 2)}:${pad(minutes, 2)}:${pad(seconds, 2)}${fraction}${zone}`;
}

function atoi(text: string): number | CelError {
  if (!/^[+-]?\d+$/.test(text)) return new CelError(`strconv.Atoi: parsing ${JSON.stringify(text)}: invalid syntax`);
  const value = Number(text);
  return Math.abs(value) < 2 ** 63
    ? value
    : new CelError(`strconv.Atoi: parsing ${JSON.stringify(text)}: value out of range`);
}

/** The offset in seconds of a time zone at a point in time: a name (`Europe/Berlin`) or `+01:30`. */
export function offsetOf(zone: string, time: Timestamp): number | CelError {
  const colon = zone.indexOf(':');
  if (colon < 0) return namedOffset(zone, time);
  const hours = atoi(zone.slice(0, colon));
  if (typeof hours !== 'number') return hours;
  const minutes = atoi(zone.slice(colon + 1));
  if (typeof minutes !== 'number') return minutes;
  return (hours * 60 + (zone.startsWith('-') ? -minutes : minutes)) * 60;
}

function namedOffset(zone: string, time: Timestamp): number | CelError {
  if (zone === '' || zone === 'UTC') return 0;
  // Names are those of the time zone database: no offsets, and in their own spelling.
  const unknown = new CelError(`unknown time zone ${zone}`);
  if (!/^[A-Z]/.test(zone)) return unknown;
  let parts: Intl.DateTimeFormatPart[];
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone === 'Local' ? undefined : zone,
      hourCycle: 'h23',
      era: 'short',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    const { timeZone } = format.resolvedOptions();
    if (zone !== timeZone && zone.toLowerCase() === timeZone.toLowerCase()) return unknown;
    parts = format.formatToParts(new Date(time.seconds * 1000));
  } catch {
    return unknown;
  }
  const part = (type: string): number => Number(parts.find((each) => each.type === type)!.value);
  const year = parts.find((each) => each.type === 'era')?.value.startsWith('B') ? 1 - part('year') : part('year');
  const day = new Date(0).setUTCFullYear(year, part('month') - 1, part('day')) / 1000;
  return day + part('hour') * 3600 + part('minute') * 60 + part('second') - time.seconds;
}
