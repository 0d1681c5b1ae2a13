import { formatFloat } from '../go/format_float.ts';
import { quoteJSON } from '../json/escape.ts';
import { longerThan } from '../text/name_syntax.ts';
import { YAMLError } from './error.ts';
import { compareKeys } from './key_order.ts';
import { parseYAML } from './parse.ts';
import { resolvePlain } from './resolve.ts';
import { chooseStyle, DOUBLE_QUOTED, isMultiline, PLAIN } from './scalar_style.ts';
import { maxKeyLength } from './scanner.ts';
import { writeScalar } from './write_scalar.ts';
import { Writer } from './writer.ts';

const unusual = /[\x7F-\x9F\uD800-\uDFFF\uFFFE\uFFFF]/;

const unpaired = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** What cannot get through a YAML reader; Go reads its own JSON as YAML before it writes YAML. */
const refused = /[\x7F-\x84\x86-\x9F\uFFFE\uFFFF]/;

/** How to write YAML. */
export interface StringifyYAMLOptions {
  /** Sort keys in Go's natural order (default); `false` keeps the order they have in the object. */
  readonly sortKeys?: boolean;
  /** Write every string so that it is read back, those too that Go's writer refuses or changes; not the bytes of Go then. */
  readonly lossless?: boolean;
  /** Indent the items of a list below its key. No by default, as in Go. */
  readonly indentLists?: boolean;
  /** Longer lines are folded at the next blank; `Infinity` folds none. 80 by default, as in Go. */
  readonly lineWidth?: number;
}

const maxDepth = 10_000;
/** A longer key (in bytes) is written behind `?`. */
const maxKeyBytes = 128;

/** A collection being written. */
interface Frame {
  readonly value: Readonly<Record<string, unknown>> | readonly unknown[];
  /** The keys of a mapping; undefined for a sequence. */
  readonly keys: readonly string[] | undefined;
  readonly indent: number;
  next: number;
}

/**
 * Writes a JSON value as YAML, byte for byte as sigs.k8s.io/yaml's JSONToYAML writes it: keys in natural order,
 * sequences not indented under their key, lines folded at 80 columns, multi-line strings as `|` blocks, quotes only
 * where the text would be read as something else.
 *
 * The value is taken as JSON.stringify takes it (`toJSON` is called, undefined is left out), and `bigint` is a number.
 * @throws YAMLError with Go's text for what Go cannot write: control characters of the range 0x7F to 0x9F, U+FFFE,
 *   U+FFFF, keys of more than 1,024 characters, numbers that are not finite, nesting deeper than 10,000
 */
export function stringifyYAML(value: unknown, options: StringifyYAMLOptions = {}): string {
  const { sortKeys = true, ...others } = options;
  return writeYAML(value, { ...others, sort: sortKeys, typed: false });
}

/** How {@link writeYAML} writes. */
interface WriteOptions extends Omit<StringifyYAMLOptions, 'sortKeys'> {
  readonly sort: boolean;
  /** The value was read from YAML: numbers are floats, bigints integers, and strings have been through a YAML reader. */
  readonly typed: boolean;
}

/** What Go's writer writes as it is, or refuses, and its reader refuses, or takes for a line break or a merge. */
const UNSAFE = /^<<$|[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/;

/** The same for a value that may have been read from YAML. */
export function writeYAML(value: unknown, options: WriteOptions): string {
  const w = new Writer(options.lineWidth ?? 80);
  const frames: Frame[] = [];
  open(w, frames, toJSON(value, ''), -1, false, options);
  while (frames.length > 0) {
    const frame = frames[frames.length - 1]!;
    const index = frame.next++;
    if (frame.keys === undefined) {
      const items = frame.value as readonly unknown[];
      if (index === items.length) {
        frames.pop();
        continue;
      }
      w.indent(frame.indent);
      w.indicator('-', true, true);
      open(w, frames, toJSON(items[index], String(index)), frame.indent, false, options);
    } else {
      if (index === frame.keys.length) {
        frames.pop();
        continue;
      }
      const name = frame.keys[index]!;
      writeKey(w, name, frame.indent, options);
      open(
        w,
        frames,
        toJSON((frame.value as Readonly<Record<string, unknown>>)[name], name),
        frame.indent,
        true,
        options,
      );
    }
  }
  w.indent(0);
  return w.toString();
}

/** What JSON.stringify would take instead of a value. */
function toJSON(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const method: unknown = (value as { toJSON?: unknown }).toJSON;
  return typeof method === 'function' ? (method.call(value, key) as unknown) : value;
}

function writeKey(w: Writer, name: string, indent: number, { typed, lossless = false }: WriteOptions): void {
  const key = typed || lossless ? name : passKey(name);
  const isEscaped = lossless && UNSAFE.test(key);
  w.indent(indent);
  if (longerThan(key, maxKeyBytes) || (isMultiline(key) && !isEscaped)) {
    w.indicator('?', true, true);
    writeScalar(w, key, isEscaped ? DOUBLE_QUOTED : chooseStyle(key, false), indent + 2, true);
    w.indent(indent);
    w.indicator(':', true, true);
  } else {
    writeScalar(w, key, isEscaped ? DOUBLE_QUOTED : chooseStyle(key, true), indent + 2, false);
    w.indicator(':', false, false);
  }
}

/** Writes a scalar or an empty collection, or opens a frame; `indent` is that of the collection around it. */
function open(
  w: Writer,
  frames: Frame[],
  value: unknown,
  indent: number,
  inMapping: boolean,
  options: WriteOptions,
): void {
  if (typeof value !== 'object' || value === null) return writeValue(w, value, indent, options);
  if (frames.length >= maxDepth) throw new YAMLError(`yaml: exceeded max depth of ${maxDepth}`);
  if (Array.isArray(value)) {
    if (value.length === 0) return writeEmpty(w, '[]');
    // Under a key, the items stand at the key's own indentation.
    const flat = inMapping && !w.indention && options.indentLists !== true;
    frames.push({ value, keys: undefined, indent: indent < 0 ? 0 : flat ? indent : indent + 2, next: 0 });
    return;
  }
  const object = value as Readonly<Record<string, unknown>>;
  const keys = presentKeys(object);
  if (keys.length === 0) return writeEmpty(w, '{}');
  if (options.sort) keys.sort(compareKeys);
  frames.push({ value: object, keys, indent: indent < 0 ? 0 : indent + 2, next: 0 });
}

function presentKeys(object: Readonly<Record<string, unknown>>): string[] {
  const keys = Object.keys(object);
  for (const key of keys) {
    const type = typeof object[key];
    if (type === 'undefined' || type === 'function' || type === 'symbol') {
      return keys.filter((name) => !['undefined', 'function', 'symbol'].includes(typeof object[name]));
    }
  }
  return keys;
}

function writeEmpty(w: Writer, brackets: string): void {
  w.indicator(brackets, true, false);
}

function writeValue(w: Writer, value: unknown, indent: number, { typed, lossless = false }: WriteOptions): void {
  // A scalar at the root is indented as if it stood in something.
  const inner = indent < 0 ? 2 : indent + 2;
  if (typeof value === 'string') {
    const text = typed || lossless ? value : passString(value);
    writeScalar(w, text, lossless && UNSAFE.test(text) ? DOUBLE_QUOTED : chooseStyle(text, false), inner, true);
  } else {
    writeScalar(w, typed && typeof value === 'number' ? float(value) : literal(value), PLAIN, inner, false);
  }
}

function float(value: number): string {
  if (Number.isFinite(value)) return formatFloat(value);
  return Number.isNaN(value) ? '.nan' : value > 0 ? '.inf' : '-.inf';
}

function literal(value: unknown): string {
  switch (typeof value) {
    case 'boolean':
      return String(value);
    case 'number':
      if (Number.isSafeInteger(value)) return String(value);
      if (!Number.isFinite(value)) {
        throw new YAMLError(`json: unsupported value: ${Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf'}`);
      }
      return number(String(value));
    case 'bigint':
      return number(String(value));
    default:
      return 'null';
  }
}

/** Integers of 64 bits stay integers, whatever is larger becomes a float. */
function number(text: string): string {
  const { value, tag } = resolvePlain(text);
  return tag === 'float' ? formatFloat(value as number) : String(value);
}

/**
 * What becomes of a string on its way through JSON text and Go's YAML reader: U+0085 is a line break there and is
 * folded, a lone surrogate is U+FFFD.
 * @throws YAMLError for a string that cannot make the way
 */
// Differs from Go: of several such strings in a value the first one written decides the error's text, and lines that
// U+0085 adds to the JSON text are not counted in it.
function passString(text: string): string {
  if (!unusual.test(text)) return text;
  if (refused.test(text)) throw new YAMLError('yaml: control characters are not allowed');
  const whole = text.replace(unpaired, '\ufffd');
  return whole.includes('\x85') ? String(parseYAML(quoteJSON(whole))) : whole;
}

/** The same for a key, which must also be short enough to be recognised as one ({@link maxKeyLength} characters as JSON). */
function passKey(key: string): string {
  const text = key.includes('\x85') ? key : passString(key);
  // An escape has six characters.
  if (text.length * 6 + 2 <= maxKeyLength && text === key && !key.includes('\x85')) return key;
  const whole = text.replace(unpaired, '\ufffd');
  if (refused.test(whole)) throw new YAMLError('yaml: control characters are not allowed');
  const read = parseYAML(`{${quoteJSON(whole)}:0}`) as Record<string, unknown>;
  return Object.keys(read)[0]!;
}
