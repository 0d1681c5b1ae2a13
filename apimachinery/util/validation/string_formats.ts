import { parseDuration } from '#apimachinery/apis/meta/v1/duration';

/** Whether a text is a day that there was: `2006-01-02`. */
export function isDate(text: string): boolean {
  const found = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text);
  if (found === null) return false;
  const [year = 0, month = 0, day = 0] = found.slice(1).map(Number);
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1];
  return days !== undefined && day >= 1 && day <= days;
}

/** Whether a text is a day and, behind a T, a time with its offset. What follows a second T is not looked at, as in Go. */
export function isDateTime(text: string): boolean {
  const [date = '', time] = text.toLowerCase().split('t');
  if (time === undefined || !isDate(date)) return false;
  // The character before the fraction is ignored, too.
  const found = /^([0-9]{2}):([0-9]{2}):([0-9]{2})(?:[^\n][0-9]+)?(?:z|[+-][0-9]{2}:[0-9]{2})$/u.exec(time);
  const [, hour = '', minute = '', second = ''] = found ?? [];
  return found !== null && hour <= '23' && minute <= '59' && second <= '59';
}

const UNITS: readonly (readonly [nanoseconds: bigint, ...names: string[]])[] = [
  [1n, 'ns', 'nano'],
  [1000n, 'us', '\u00b5s', 'micro'],
  [1_000_000n, 'ms', 'milli'],
  [1_000_000_000n, 's', 'sec'],
  [60_000_000_000n, 'm', 'min'],
  [3_600_000_000_000n, 'h', 'hr', 'hour'],
  [86_400_000_000_000n, 'd', 'day'],
  [604_800_000_000_000n, 'w', 'wk', 'week'],
];

/** The nanoseconds of `1h30m`, or of words such as `2 days` among anything else; `undefined` for other texts. */
export function parseFormattedDuration(text: string): bigint | undefined {
  try {
    return parseDuration(text);
  } catch {
    // Not as Go writes durations.
  }
  let total = 0n;
  let any = false;
  // Two expressions: a single one would go through a long row of digits from each of them.
  const numbers = /\d+/g;
  const words = /[\t\n\f\r ]*([A-Za-z\u00b5]+)/y;
  for (let number = numbers.exec(text); number !== null; number = numbers.exec(text)) {
    words.lastIndex = numbers.lastIndex;
    const word = words.exec(text)?.[1]?.toLowerCase();
    if (word === undefined) continue;
    numbers.lastIndex = words.lastIndex;
    const factor = parseInt64(number[0]);
    if (factor === undefined) return undefined;
    for (const [nanoseconds, ...names] of UNITS) {
      for (const [index, name] of names.entries()) {
        // A unit may be any word that starts with its longest name.
        if (index === names.length - 1 ? !word.startsWith(name) : word !== name) continue;
        any = true;
        total = BigInt.asIntN(64, total + factor * nanoseconds);
      }
    }
  }
  return any ? total : undefined;
}

/** The number that digits stand for, if an int64 holds it. */
function parseInt64(digits: string): bigint | undefined {
  const significant = digits.replace(/^0+/, '');
  if (significant.length > 19) return undefined;
  const number = BigInt(significant);
  return number < 1n << 63n ? number : undefined;
}
