import { compareUTF8 } from '../text/utf8.ts';
import { quoteJSON } from './escape.ts';
import { stringifyJSON } from './stringify.ts';

const SORTED = { sorted: true } as const;

/** The JSON of a map as Go writes untyped data, in pieces: each element of a list in the map is one. */
export function* sortedPieces(map: Readonly<Record<string, unknown>>): Generator<string, void, undefined> {
  let before = '{';
  for (const key of Object.keys(map).sort(compareUTF8)) {
    const value = map[key];
    if (value === undefined) continue;
    const name = `${before}${quoteJSON(key)}:`;
    before = ',';
    if (!Array.isArray(value) || value.length === 0) {
      yield name + stringifyJSON(value, SORTED);
      continue;
    }
    const elements: readonly unknown[] = value;
    let opening = `${name}[`;
    for (const element of elements) {
      yield opening + stringifyJSON(element ?? null, SORTED);
      opening = ',';
    }
    yield ']';
  }
  yield before === '{' ? '{}' : '}';
}
