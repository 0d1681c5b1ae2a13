const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const pattern =
  /^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:([Tt ])([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2})(?:[.,][0-9]+)?(Z|[-+][0-9]{2}:[0-9]{2})?)?$/;

/** What kind of value a scalar turned out to be; the names are the tags'. */
export type ScalarTag = 'str' | 'bool' | 'int' | 'float' | 'null' | 'timestamp';

/** A scalar's value and what it was recognised as. */
export interface Resolved {
  readonly tag: ScalarTag;
  readonly value: string | number | bigint | boolean | null;
}

const words = new Map<string, Resolved>();
function define(tag: ScalarTag, value: Resolved['value'], forms: readonly string[]): void {
  for (const form of forms) words.set(form, { tag, value });
}

/** The table is filled on first use: nothing runs when the module is only imported. */
function lookUp(text: string): Resolved | undefined {
  if (words.size === 0) {
    define('bool', true, ['y', 'Y', 'yes', 'Yes', 'YES', 'true', 'True', 'TRUE', 'on', 'On', 'ON']);
    define('bool', false, ['n', 'N', 'no', 'No', 'NO', 'false', 'False', 'FALSE', 'off', 'Off', 'OFF']);
    define('null', null, ['', '~', 'null', 'Null', 'NULL']);
    define('float', NaN, ['.nan', '.NaN', '.NAN']);
    define('float', Infinity, ['.inf', '.Inf', '.INF', '+.inf', '+.Inf', '+.INF']);
    define('float', -Infinity, ['-.inf', '-.Inf', '-.INF']);
  }
  return words.get(text);
}

/**
 * Interprets a plain scalar as go.yaml.in/yaml/v2 does: YAML 1.1 booleans, integers as in Go source (0x, 0o, 0b,
 * leading-zero octal), no base 60. A timestamp is recognised (it matters for quoting) but its value is its text.
 * Integers of 64 bits are exact: `bigint` beyond +-(2^53-1); longer ones are floats.
 */
export function resolvePlain(text: string): Resolved {
  if (text === '') return lookUp('')!;
  const c = text.charCodeAt(0);
  if ((c >= 0x30 && c <= 0x39) || c === 0x2b || c === 0x2d) {
    return lookUp(text) ?? resolveNumber(text, true);
  }
  if (c === 0x2e) {
    const word = lookUp(text);
    if (word !== undefined) return word;
    if (fractionPattern.test(text)) {
      const value = Number(text.replaceAll('_', ''));
      if (Number.isFinite(value)) return { tag: 'float', value };
    }
  } else if (text.length <= 5) {
    return lookUp(text) ?? { tag: 'str', value: text };
  }
  return { tag: 'str', value: text };
}

const fractionPattern = /^\.[0-9]+(?:_[0-9]+)*(?:[eE][-+]?[0-9]+(?:_[0-9]+)*)?$/;
const floatPattern = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const integerPattern = /^[-+]?(?:0[xX][0-9a-fA-F]+|0[bB][01]+|0[oO][0-7]+|0[0-7]*|[1-9][0-9]*)$/;
const signedBinaryPattern = /^0b[-+][01]+$/;

/** Interprets a scalar that starts with a digit or a sign and is not a known word. */
function resolveNumber(text: string, timestamps: boolean): Resolved {
  if (timestamps && isTimestamp(text)) return { tag: 'timestamp', value: text };
  const plain = text.includes('_') ? text.replaceAll('_', '') : text;
  if (integerPattern.test(plain)) {
    const value = parseInteger(plain);
    if (value !== undefined) return { tag: 'int', value };
  }
  if (floatPattern.test(plain)) {
    const value = Number(plain);
    if (Number.isFinite(value)) return { tag: 'float', value };
  } else if (signedBinaryPattern.test(plain)) {
    // Go parses what stands behind `0b` as a number of its own.
    const value = parseInteger(`${plain[2]}0b${plain.slice(3)}`);
    if (value !== undefined) return { tag: 'int', value };
  }
  return { tag: 'str', value: text };
}

/** The value of an integer of Go's syntax, or undefined if it takes more than 64 bits. */
function parseInteger(text: string): number | bigint | undefined {
  const signed = text[0] === '-' || text[0] === '+';
  const digits = signed ? text.slice(1) : text;
  const octal = digits.length > 1 && digits[0] === '0' && digits[1]! >= '0' && digits[1]! <= '7';
  const literal = octal ? '0o' + digits.slice(1) : digits;
  let value: number | bigint = Number(literal);
  if (value > Number.MAX_SAFE_INTEGER) {
    // A hostile one would be slow to convert.
    if (value > 2 ** 64) return undefined;
    value = BigInt(literal);
    if (value > (text[0] === '-' ? 1n << 63n : signed ? (1n << 63n) - 1n : (1n << 64n) - 1n)) return undefined;
  }
  return text[0] !== '-' || value === 0 ? value : -value;
}

/** The explicit tags under which a scalar is interpreted; others make it a string. */
const resolvable = new Set(['str', 'bool', 'int', 'float', 'null', 'timestamp']);
const prefix = 'tag:yaml.org,2002:';

/** `!!int` for `tag:yaml.org,2002:int`. */
export function shortTag(tag: string): string {
  return tag.startsWith(prefix) ? '!!' + tag.slice(prefix.length) : tag;
}

/**
 * Interprets a scalar with an explicit tag.
 * @returns the value, or what Go calls the text's own type (such as `!!str`) when it cannot be of the tagged one
 */
export function resolveTagged(
  tag: string,
  text: string,
): { readonly value: Resolved['value'] } | { readonly actual: string } {
  const name = tag.startsWith(prefix) ? tag.slice(prefix.length) : '';
  if (!resolvable.has(name) || name === 'str') return { value: text };
  const c = text.charCodeAt(0);
  const numeric = (c >= 0x30 && c <= 0x39) || c === 0x2b || c === 0x2d;
  const found = numeric ? (lookUp(text) ?? resolveNumber(text, name === 'timestamp')) : resolvePlain(text);
  if (found.tag === name) return found;
  if (name === 'float' && found.tag === 'int' && fitsInt64(found.value)) return { value: Number(found.value) };
  return { actual: '!!' + found.tag };
}

function fitsInt64(value: Resolved['value']): boolean {
  return typeof value === 'number' || (typeof value === 'bigint' && value < 1n << 63n);
}

/** Whether Go's YAML library takes a plain scalar for a timestamp: it does for fewer forms than YAML 1.1 has. */
function isTimestamp(text: string): boolean {
  if (text.charCodeAt(4) !== 0x2d) return false;
  const match = pattern.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month < 1 || month > 12 || day < 1 || day > daysOfMonth[month - 1]! + (leap ? 1 : 0)) return false;
  const separator = match[4];
  if (separator === undefined) return true;
  if (Number(match[5]) > 23 || Number(match[6]) > 59 || Number(match[7]) > 59) return false;
  const zone = match[8];
  // With a blank there must be no zone, with a T there must be one.
  if (separator === ' ') return zone === undefined;
  if (zone === undefined) return false;
  return zone === 'Z' || (Number(zone.slice(1, 3)) <= 24 && Number(zone.slice(4, 6)) <= 60);
}
