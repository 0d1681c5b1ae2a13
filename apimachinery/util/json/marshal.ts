import { escapeHTML } from '../../../src/engine/json/canonical.ts';
import { compareUTF8 } from '../../../src/engine/utf8.ts';
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
  const parts: string[] = [];
  const stack: Open[] = [];
  const sources = new Set<object>();

  const begin = (item: unknown): void => {
    if (typeof item !== 'object' || item === null) {
      parts.push(scalar(item));
      return;
    }
    if (sources.has(item)) throw new JSONError(`json: unsupported value: encountered a cycle via ${Array.isArray(item) ? '[]interface {}' : 'map[string]interface {}'}`);
    sources.add(item);
    const isArray = Array.isArray(item);
    stack.push({ source: item, keys: isArray ? undefined : Object.keys(item).sort(compareUTF8), at: 0, close: isArray ? ']' : '}', empty: true });
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
      if (!Number.isFinite(value)) throw new JSONError(`json: unsupported value: ${Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf'}`);
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
  return escapeHTML(JSON.stringify(value.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\ufffd')));
}
