import { compareUTF8 } from '../text/utf8.ts';
import { OrderedEntries } from './stringify.ts';

/** Nesting beyond this is left as it is, so that the stack stays small. */
const MAX_RECURSION = 1000;

/** The value with the keys of all its objects sorted, as Go writes a map. Gives the value itself where they are. */
export function sortKeys(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_RECURSION) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => sortKeys(item, depth + 1));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const keys = Object.keys(value);
  const entries = keys.map((key): [string, unknown] => [
    key,
    sortKeys((value as Record<string, unknown>)[key], depth + 1),
  ]);
  const sorted = keys.every((key, index) => index === 0 || compareUTF8(keys[index - 1]!, key) < 0);
  if (sorted && entries.every(([key, item]) => item === (value as Record<string, unknown>)[key])) return value;
  return new OrderedEntries(entries.sort(([a], [b]) => compareUTF8(a, b)));
}
