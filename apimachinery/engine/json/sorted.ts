import { escapeHTML, replaceLoneSurrogates } from './escape.ts';
import { sortKeys } from './sort_keys.ts';
import { stringifyJSON } from './stringify.ts';

/** JSON text with the keys of all objects sorted, as Go writes maps: what it does for objects without a type. */
export function sortedJSON(value: unknown, indent = 0): string {
  return escapeHTML(replaceLoneSurrogates(stringifyJSON(sortKeys(value), indent)));
}
