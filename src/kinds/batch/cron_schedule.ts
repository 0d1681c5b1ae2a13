import { quote } from '#engine/schema/fault';

interface Bounds {
  readonly min: number;
  readonly max: number;
  /** The first stands for `min`. */
  readonly names?: readonly string[];
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Minute, hour, day of the month, month, day of the week. */
const FIELDS: readonly Bounds[] = [
  { min: 0, max: 59 },
  { min: 0, max: 23 },
  { min: 1, max: 31 },
  { min: 1, max: 12, names: MONTHS },
  { min: 0, max: 6, names: DAYS },
];

const DESCRIPTORS = ['@yearly', '@annually', '@monthly', '@weekly', '@daily', '@midnight', '@hourly'];

/** What keeps a text from being the schedule of a CronJob, in the words of Go's parser; undefined when nothing does. */
export function cronScheduleFault(schedule: string): string | undefined {
  let spec = schedule;
  if (spec.startsWith('TZ=') || spec.startsWith('CRON_TZ=')) {
    const space = spec.indexOf(' ');
    if (space < 0) return 'invalid schedule format: runtime error: slice bounds out of range [:-1]';
    const zone = spec.slice(spec.indexOf('=') + 1, space);
    if (!isTimeZone(zone)) return `provided bad location ${zone}: unknown time zone ${zone}`;
    spec = spec.slice(space).trim();
  }
  if (spec.startsWith('@')) return descriptorFault(spec);
  const fields = spec.split(/\s+/).filter((field) => field !== '');
  if (fields.length !== FIELDS.length)
    return `expected exactly 5 fields, found ${fields.length}: [${fields.join(' ')}]`;
  for (const [index, field] of fields.entries()) {
    for (const range of field.split(',').filter((part) => part !== '')) {
      const fault = rangeFault(range, FIELDS[index]!);
      if (fault !== undefined) return fault;
    }
  }
  return undefined;
}

function descriptorFault(descriptor: string): string | undefined {
  if (DESCRIPTORS.includes(descriptor)) return undefined;
  if (!descriptor.startsWith('@every ')) return `unrecognized descriptor: ${descriptor}`;
  const duration = descriptor.slice('@every '.length);
  if (/^[-+]?(?:0|(?:(?:\d+\.?\d*|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))+)$/.test(duration)) return undefined;
  return `failed to parse duration ${descriptor}: time: invalid duration ${quote(duration)}`;
}

function rangeFault(text: string, { min, max, names = [] }: Bounds): string | undefined {
  const parts = text.split('/');
  const ends = parts[0]!.split('-');
  const numberOf = (word: string): number | string => {
    const at = names.indexOf(word.toLowerCase());
    return at < 0 ? parseNumber(word) : at + min;
  };
  let from = min;
  let to = max;
  if (ends[0] !== '*' && ends[0] !== '?') {
    const start = numberOf(ends[0]!);
    if (typeof start === 'string') return start;
    if (ends.length > 2) return `too many hyphens: ${text}`;
    const end = ends.length === 2 ? numberOf(ends[1]!) : start;
    if (typeof end === 'string') return end;
    [from, to] = [start, end];
  }
  if (parts.length > 2) return `too many slashes: ${text}`;
  let step = 1;
  if (parts.length === 2) {
    const given = parseNumber(parts[1]!);
    if (typeof given === 'string') return given;
    step = given;
    if (ends.length === 1) to = max;
  }
  if (from < min) return `beginning of range (${from}) below minimum (${min}): ${text}`;
  if (to > max) return `end of range (${to}) above maximum (${max}): ${text}`;
  if (from > to) return `beginning of range (${from}) beyond end of range (${to}): ${text}`;
  return step === 0 ? `step of range should be a positive number: ${text}` : undefined;
}

/** The number, or what is wrong with it. */
function parseNumber(text: string): number | string {
  if (!/^[-+]?\d+$/.test(text))
    return `failed to parse int from ${text}: strconv.Atoi: parsing ${quote(text)}: invalid syntax`;
  const number = Number(text);
  if (Math.abs(number) > Number.MAX_SAFE_INTEGER)
    return `failed to parse int from ${text}: strconv.Atoi: parsing ${quote(text)}: value out of range`;
  return number < 0 ? `negative number (${number}) not allowed: ${text}` : number;
}

/** Whether this machine's tables have the time zone, in this spelling. */
export function isTimeZone(name: string): boolean {
  if (name === '' || name === 'UTC' || name === 'Local') return true;
  if (/^[-+]?\d/.test(name)) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return name === timeZone || name.toLowerCase() !== timeZone.toLowerCase();
  } catch {
    return false;
  }
}
