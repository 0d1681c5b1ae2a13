import type { Result } from './result.ts';
import type { SchemaNode } from './schema_node.ts';
import { quote } from '#engine/schema/fault';

/** Checks length and pattern, reporting only the first error, and the format. */
export function checkString(node: SchemaNode, text: string, path: string, result: Result): void {
  checkText(node, text, path, result);
  result.matchCount++;
  const { hasFormat, format } = node;
  if (hasFormat === undefined) return;
  if (!hasFormat(text))
    result.add({
      message: `${path} in body must be of type ${format}: ${quote(text)}`,
      name: path,
      as: 'type',
      value: text,
    });
  result.matchCount++;
}

function checkText({ minLength, maxLength, pattern }: SchemaNode, text: string, path: string, result: Result): void {
  // A string has at most as many characters as code units, and at least half as many.
  const length = text.length > maxLength || text.length / 2 < minLength ? characters(text) : text.length;
  if (length > maxLength) {
    result.add({
      message: `${path} in body should be at most ${maxLength} chars long`,
      name: path,
      as: 'tooLong',
      limit: maxLength,
    });
  } else if (length < minLength) {
    result.add({ message: `${path} in body should be at least ${minLength} chars long`, name: path, value: text });
  } else if (pattern !== undefined) {
    const mismatch = pattern.mismatch(text);
    if (mismatch !== undefined)
      result.add({ message: `${path} in body should match '${mismatch}'`, name: path, value: text });
  }
}

function characters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}
