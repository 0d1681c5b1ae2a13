/** Untyped JSON values as Go's reflection and printing see them: `map[string]interface {}`, `[]interface {}`, int64, float64. */
import { formatFloat } from '../go/format_float.ts';
import { compareUTF8 } from '../text/utf8.ts';

/** The Go type of an untyped JSON value, as Go prints it. */
export type UntypedType =
  | '<nil>'
  | 'bool'
  | 'string'
  | 'int64'
  | 'float64'
  | 'map[string]interface {}'
  | '[]interface {}';

// Differs from Go: a number is an int64 by its value, not by its spelling, so 1.0 and 1 are of one type.
export function untypedType(value: unknown): UntypedType {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'int64';
    case 'number':
      return Number.isSafeInteger(value) ? 'int64' : 'float64';
    default:
      if (value === null || value === undefined) return '<nil>';
      return Array.isArray(value) ? '[]interface {}' : 'map[string]interface {}';
  }
}

export function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path of keys and indexes; undefined where there is none. What prototypes have is not a value. */
export function valueAt(value: unknown, keys: readonly (string | number)[]): unknown {
  let at = value;
  for (const key of keys)
    at = Array.isArray(at) ? at[Number(key)] : isMap(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  return at;
}

/** Go's `reflect.DeepEqual` of two untyped JSON values; keys whose value is undefined are not there. */
export function equalUntyped(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, index) => equalUntyped(item, b[index]));
  if (!isMap(a)) return (a ?? null) === null && (b ?? null) === null;
  if (!isMap(b)) return false;
  const keys = presentKeys(a);
  return (
    keys.length === presentKeys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && b[key] !== undefined && equalUntyped(a[key], b[key]))
  );
}

/** The keys of an object that have a value. */
export function presentKeys(map: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(map).filter((key) => map[key] !== undefined);
}

/** An untyped JSON value as Go's fmt prints it: with `%v`, or with `%s`, where what is not a string is marked. */
export function printUntyped(value: unknown, verb: 'v' | 's' = 'v'): string {
  return verb === 's' && (value ?? null) === null ? '%!s(<nil>)' : print(value, verb);
}

function print(value: unknown, verb: 'v' | 's'): string {
  if (Array.isArray(value)) return `[${value.map((item) => print(item, verb)).join(' ')}]`;
  if (isMap(value)) {
    const keys = presentKeys(value).sort(compareUTF8);
    return `map[${keys.map((key) => `${key}:${print(value[key], verb)}`).join(' ')}]`;
  }
  if (typeof value === 'string') return value;
  const type = untypedType(value);
  return verb === 's' && type !== '<nil>' ? `%!s(${type}=${scalarText(value)})` : scalarText(value);
}

function scalarText(value: unknown): string {
  if (value === null || value === undefined) return '<nil>';
  return untypedType(value) === 'float64' ? formatFloat(value as number) : Object.is(value, -0) ? '-0' : String(value);
}
