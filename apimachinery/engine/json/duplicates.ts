import { toUTF8 } from '../text/utf8.ts';
import { isPolluted } from './polluted.ts';
import { KEY, MORE } from './token.ts';
import { Tokenizer } from './tokenizer.ts';

/**
 * Whether some object of a valid text has a duplicate key. Counts the keys of the text and those of its value, which is
 * much cheaper than looking for the place.
 */
export function hasDuplicateKeys(text: string, value: unknown): boolean {
  const tokens = new Tokenizer(toUTF8(text));
  let written = 0;
  for (let token = tokens.next(); token > MORE; token = tokens.next()) if (token === KEY) written++;
  return written !== countKeys(value);
}

function countKeys(root: unknown): number {
  const polluted = isPolluted();
  let count = 0;
  const pending: unknown[] = [root];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value)) {
      for (const item of value) if (typeof item === 'object') pending.push(item);
      continue;
    }
    for (const key in value) {
      if (polluted && !Object.hasOwn(value, key)) continue;
      count++;
      const child = (value as Readonly<Record<string, unknown>>)[key];
      if (typeof child === 'object') pending.push(child);
    }
  }
  return count;
}
