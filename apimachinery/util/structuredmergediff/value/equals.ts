import { type JSONMap, kindOf, LIST, MAP, NULL, NUMBER } from './kind.ts';
import { get, keys } from './map.ts';
import { compareNumbers } from './numbers.ts';

/** Whether two JSON values are equal; `1` equals `1.0`. Mirrors Go's `value.Equals`. */
export function equals(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  const kind = kindOf(a);
  if (kind !== kindOf(b)) return false;
  switch (kind) {
    case NUMBER:
      return compareNumbers(a as number, b as number) === 0;
    case LIST:
      return equalLists(a as readonly unknown[], b as readonly unknown[]);
    case MAP:
      return equalMaps(a as JSONMap, b as JSONMap);
    case NULL:
      return true;
    // Equal strings and booleans were found before.
    default:
      return false;
  }
}

function equalLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (!equals(a[at], b[at])) return false;
  return true;
}

function equalMaps(a: JSONMap, b: JSONMap): boolean {
  const names = keys(a);
  if (names.length !== keys(b).length) return false;
  for (const name of names) {
    const other = get(b, name);
    if (other === undefined || !equals(a[name], other)) return false;
  }
  return true;
}
