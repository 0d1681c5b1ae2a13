import { CBORError } from './error.ts';

const RFC3339 = /^(\d{4})-(\d\d)-(\d\d)T(\d\d?):(\d\d):(\d\d)(?:[.,](\d+))?(?:Z|([+-])(\d\d):(\d\d))$/;

/** The text below a tag that says it's a time. */
export function timeOfText(text: string): string {
  const match = RFC3339.exec(text);
  const [, year, month, day, hour = '', minute, second, fraction = '', sign, zoneHours = '0', zoneMinutes = '0'] =
    match ?? [];
  const inRange =
    match !== null &&
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= daysIn(Number(year), Number(month)) &&
    Number(hour) < 24 &&
    Number(minute) < 60 &&
    Number(second) < 60 &&
    Number(zoneHours) <= 24 &&
    Number(zoneMinutes) <= 60;
  if (!inRange) throw new CBORError(`cbor: cannot set ${text} for time.Time: parsing time ${JSON.stringify(text)}`);
  const digits = fraction.slice(0, 9).replace(/0+$/, '');
  const offset = offsetText(sign, Number(zoneHours) * 60 + Number(zoneMinutes));
  return `${year}-${month}-${day}T${hour.padStart(2, '0')}:${minute}:${second}${digits && `.${digits}`}${offset}`;
}

/** @throws CBORError for a day or more, which Go reads and can't write */
function offsetText(sign: string | undefined, minutes: number): string {
  if (sign === undefined || minutes === 0) return 'Z';
  const padded = (count: number): string => String(Math.floor(count)).padStart(2, '0');
  if (minutes < 24 * 60) return `${sign}${padded(minutes / 60)}:${padded(minutes % 60)}`;
  throw new CBORError(
    'cbor: decoded time cannot be represented in RFC3339 format with sub-second precision: Time.MarshalText: timezone hour outside of range [0,23]',
  );
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

/** The text of a time in seconds since 1970. */
export function timeOfEpoch(time: number | bigint): string {
  const seconds = Math.trunc(Number(time));
  let nanoseconds = Math.trunc((Number(time) - seconds) * 1e9);
  const whole = nanoseconds < 0 ? seconds - 1 : seconds;
  if (nanoseconds < 0) nanoseconds += 1e9;
  // Years 0 to 9999.
  if (whole < -62167219200 || whole > 253402300799) {
    throw new CBORError(
      'cbor: decoded time cannot be represented in RFC3339 format with sub-second precision: Time.MarshalText: year outside of range [0,9999]',
    );
  }
  const digits = String(nanoseconds).padStart(9, '0').replace(/0+$/, '');
  return new Date(whole * 1000).toISOString().replace(/\.000Z$/, `${digits && `.${digits}`}Z`);
}
