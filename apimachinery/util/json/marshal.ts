import { escapeHTML } from '#engine/json/escape';
import { compareUTF8 } from '#engine/text/utf8';
import { JSONError } from './json_error.ts';

interface Open {
  readonly source: object;
  /** Keys in their order, or undefined for an array. */
  readonly keys: readonly string[] | undefined;
  at: number;
  readonly close: string;
  empty: boolean;
}

/**
 * JSON text of untyped data as Go writes it: keys sorted by their bytes, `<`, `>`, `&`, U+2028 and U+2029 escaped.
 * Properties that are undefined are left out; an object's `toJSON` is not called. Mirrors
 * k8s.io/apimachinery/pkg/util/json.Marshal of a `map[string]interface{}`.
 * @throws JSONError for NaN, infinity, a cycle, and what JSON doesn't have: functions, symbols, undefined in a list
 */
export function marshal(value: unknown): string {
  return write(value, 0) ?? writeDeep(value);
}

/** Deeper than this, an object may hold itself, and the stack of a small thread might end. */
const MAX_RECURSION = 200;
/** What Go escapes in strings, and what it sorts in another order than JavaScript does. */
const SPECIAL = /["\\\x00-\x1f<>&\u2028\u2029\ud800-\uffff]/;

/** The text of a value; undefined when it is nested too deeply for this. */
function write(value: unknown, depth: number): string | undefined {
  if (typeof value !== 'object' || value === null) return scalar(value);
  if (depth > MAX_RECURSION) return undefined;
  return Array.isArray(value) ? writeList(value, depth) : writeMap(value as Readonly<Record<string, unknown>>, depth);
}

function writeList(list: readonly unknown[], depth: number): string | undefined {
  let out = '[';
  for (let index = 0; index < list.length; index++) {
    const item = write(list[index], depth + 1);
    if (item === undefined) return undefined;
    out += index === 0 ? item : `,${item}`;
  }
  return `${out}]`;
}

function writeMap(map: Readonly<Record<string, unknown>>, depth: number): string | undefined {
  const keys = Object.keys(map);
  const isPlain = !keys.some((key) => SPECIAL.test(key));
  if (keys.length > 1) {
    if (isPlain) keys.sort();
    else keys.sort(compareUTF8);
  }
  let out = '{';
  for (const key of keys) {
    const value = map[key];
    if (value === undefined) continue;
    const item = write(value, depth + 1);
    if (item === undefined) return undefined;
    if (out.length > 1) out += ',';
    out += isPlain ? `"${key}":${item}` : `${text(key)}:${item}`;
  }
  return `${out}}`;
}

/** The same for any depth, without a stack. */
function writeDeep(value: unknown): string {
  const parts: string[] = [];
  const stack: Open[] = [];
  const sources = new Set<object>();

  const begin = (item: unknown): void => {
    if (typeof item !== 'object' || item === null) {
      parts.push(scalar(item));
      return;
    }
    if (sources.has(item))
      throw new JSONError(
        `json: unsupported value: encountered a cycle via ${Array.isArray(item) ? '[]interface {}' : 'map[string]interface {}'}`,
      );
    sources.add(item);
    const isArray = Array.isArray(item);
    stack.push({
      source: item,
      keys: isArray ? undefined : Object.keys(item).sort(compareUTF8),
      at: 0,
      close: isArray ? ']' : '}',
      empty: true,
    });
    parts.push(isArray ? '[' : '{');
  };

  begin(value);
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    const { keys, source } = top;
    const length = keys === undefined ? (source as unknown[]).length : keys.length;
    if (top.at >= length) {
      parts.push(top.close);
      sources.delete(source);
      stack.pop();
      continue;
    }
    const key = keys?.[top.at];
    const item: unknown = key === undefined ? (source as unknown[])[top.at] : (source as Record<string, unknown>)[key];
    top.at++;
    if (key !== undefined && item === undefined) continue;
    if (!top.empty) parts.push(',');
    top.empty = false;
    if (key !== undefined) parts.push(text(key), ':');
    begin(item);
  }
  return parts.join('');
}

function scalar(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return text(value);
    case 'number':
      if (!Number.isFinite(value))
        throw new JSONError(`json: unsupported value: ${Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf'}`);
      return Object.is(value, -0) ? '-0' : String(value);
    case 'bigint':
    case 'boolean':
      return String(value);
    default:
      if (value === null) return 'null';
      throw new JSONError(`json: unsupported type: ${typeof value}`);
  }
}

/** Half a surrogate pair is U+FFFD, as Go can't hold it. */
function text(value: string): string {
  if (!SPECIAL.test(value)) return `"${value}"`;
  return escapeHTML(
    JSON.stringify(value.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\ufffd')),
  );
}
