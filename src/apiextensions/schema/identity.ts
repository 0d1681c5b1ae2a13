import type { Spellings } from '#engine/json/notes';
import { stringifyJSON } from '#engine/json/stringify';

/** A text that two JSON values have in common if they are equal to Go: 1 and 1.0 are not. */
export function identityOf(value: unknown, spellings: Spellings | undefined): string {
  if (typeof value === 'string') return `"${value}`;
  const text = stringifyJSON(value, { sorted: true });
  // That there is a spelling counts, not which: 1.0 equals 10e-1.
  return spellings === undefined ? text : `${text} ${stringifyJSON(places(spellings), { sorted: true })}`;
}

function places(spellings: Spellings): unknown {
  if (typeof spellings === 'string') return true;
  return Object.fromEntries(Object.entries(spellings).map(([key, inner]) => [key, places(inner)]));
}
