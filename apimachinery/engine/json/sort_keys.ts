import { MAX_NESTING } from '../schema/nesting.ts';
import { compareUTF8 } from '../text/utf8.ts';
import { OrderedEntries } from './write.ts';

type Entries = readonly (readonly [string, unknown])[];

// Differs from Go: it sorts at any depth, not down to MAX_NESTING.
/**
 * The value with the keys of all its objects sorted, as Go writes a map: for writing it, because JavaScript objects put
 * keys that look like array indexes first. Gives the value itself where they are.
 */
export function sortKeys(value: unknown): unknown {
  return sorted(value, (entries) => new OrderedEntries(entries), 0);
}

/**
 * The same as plain data. Go makes JSON with sorted keys of formats that aren't JSON before it keeps raw JSON.
 *
 * Differs from Go: keys that look like array indexes come first.
 */
export function withSortedKeys(value: unknown): unknown {
  return sorted(value, Object.fromEntries, 0);
}

function sorted(value: unknown, make: (entries: Entries) => object, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_NESTING) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => sorted(item, make, depth + 1));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => [key, sorted(item, make, depth + 1)]);
  const inOrder = entries.every(([key], index) => index === 0 || compareUTF8(entries[index - 1]![0], key) < 0);
  if (inOrder && entries.every(([key, item]) => item === (value as Record<string, unknown>)[key])) return value;
  return make(entries.sort(([a], [b]) => compareUTF8(a, b)));
}
