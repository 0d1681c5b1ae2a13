import { isSpace } from './space.ts';

/**
 * Whether some object of the text has a key twice. Counts the keys of the text and those of its value, which is much
 * cheaper than looking for the place.
 */
export function hasDuplicateKeys(text: string, value: unknown): boolean {
  let written = 0;
  for (let start = text.indexOf('"'); start >= 0; start = text.indexOf('"', start + 1)) {
    const end = endOfString(text, start);
    let next = end + 1;
    while (isSpace(text.charCodeAt(next))) next++;
    // Only a key has a colon behind it.
    if (text.charCodeAt(next) === 58) written++;
    start = end;
  }
  return written !== countKeys(value);
}

/** The quote that closes a string, which begins at `start`. Not a regular expression: strings of megabytes would overflow its stack. */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let before = end;
    while (before > start + 1 && text.charCodeAt(before - 1) === 92) before--;
    if ((end - before) % 2 === 0) return end;
  }
  return text.length;
}

function countKeys(root: unknown): number {
  let count = 0;
  const pending: unknown[] = [root];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== 'object' || value === null) continue;
    const children = Object.values(value);
    if (!Array.isArray(value)) count += children.length;
    for (const child of children) if (typeof child === 'object' && child !== null) pending.push(child);
  }
  return count;
}
