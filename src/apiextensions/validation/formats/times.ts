import { parseDuration } from '#apimachinery/apis/meta/v1/duration';

/** `2006-01-02`, a valid date. */
export function isDate(text: string): boolean {
  const found = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text);
  if (found === null) return false;
  const [year, month, day] = found.slice(1).map(Number) as [number, number, number];
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days;
}

/** A date and, behind a T, a time with its offset. As in Go, anything after a second T is ignored. */
export function isDateTime(text: string): boolean {
  const [date, time] = text.toLowerCase().split('t');
  if (time === undefined || !isDate(date!)) return false;
  // The character before the fraction is ignored too.
  const found = /^([0-9]{2}):([0-9]{2}):([0-9]{2})(?:[^\n][0-9]+)?(?:z|[+-][0-9]{2}:[0-9]{2})$/u.exec(time);
  return found !== null && found[1]! <= '23' && found[2]! <= '59' && found[3]! <= '59';
}

const UNITS: readonly string[] = ['ns', 'us', '\u00b5s', 'ms', 's', 'm', 'h', 'd', 'w', 'sec', 'min', 'hr', 'wk'];
/** A unit may be any word that starts with its longest name. */
const LONG_UNITS: readonly string[] = ['nano', 'micro', 'milli', 'sec', 'min', 'hour', 'day', 'week'];
const MAX_INT64 = 2n ** 63n;

/** `1h30m`, or words such as `2 days` among anything else. */
export function isDuration(text: string): boolean {
  return isGoDuration(text) || holdsDuration(text);
}

function holdsDuration(text: string): boolean {
  let any = false;
  for (let at = 0; at < text.length; ) {
    const start = at;
    while (at < text.length && isDigit(text.charCodeAt(at))) at++;
    if (at === start) {
      at++;
      continue;
    }
    const digits = text.slice(start, at);
    let from = at;
    while (from < text.length && '\t\n\f\r '.includes(text[from]!)) from++;
    let to = from;
    while (to < text.length && /[A-Za-z\u00b5]/.test(text[to]!)) to++;
    if (to === from) continue;
    at = to;
    if (isTooLarge(digits, MAX_INT64 - 1n)) return false;
    const unit = text.slice(from, to).toLowerCase();
    // Go treats upper and lower case of the micro sign as equal.
    if (UNITS.includes(unit.replace(/\u03bc/g, '\u00b5')) || LONG_UNITS.some((name) => unit.startsWith(name)))
      any = true;
  }
  return any;
}

/** Like Go's `time.ParseDuration`. */
function isGoDuration(text: string): boolean {
  try {
    parseDuration(text);
    return true;
  } catch {
    return false;
  }
}

function isTooLarge(digits: string, limit: bigint): boolean {
  const significant = digits.replace(/^0+/, '');
  return significant.length > 19 || (significant !== '' && BigInt(significant) > limit);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
