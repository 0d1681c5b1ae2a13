import { equalUntyped, isMap, presentKeys } from '../../../src/engine/json/untyped.ts';
import { compareUTF8 } from '../../../src/engine/utf8.ts';
import { copyNested } from '../../../src/engine/copy.ts';
import { escapePointer } from './operation.ts';
import type { Operation } from './operation.ts';

/**
 * A JSON patch (RFC 6902) of `add`, `remove` and `replace` that makes one object of another; empty when they are equal.
 * Keys come in the order of their bytes. Of lists, what they have in common at the start and at the end stays.
 * Shares nothing with the objects. Go's json-patch can only apply such patches.
 * @throws NotCopyableError on what is no JSON
 */
export function createPatch(original: object, modified: object): Operation[] {
  const operations: Operation[] = [];
  // Copying checks that both are JSON of a depth that can be walked.
  diff(copyNested(original), copyNested(modified), '', operations);
  return operations;
}

function diff(before: unknown, after: unknown, path: string, out: Operation[]): void {
  if (Array.isArray(before) && Array.isArray(after)) diffLists(before, after, path, out);
  else if (isMap(before) && isMap(after)) diffMaps(before, after, path, out);
  else if (!equalUntyped(before, after)) out.push({ op: 'replace', path, value: after });
}

function diffMaps(before: Record<string, unknown>, after: Record<string, unknown>, path: string, out: Operation[]): void {
  const keys = new Set([...presentKeys(before), ...presentKeys(after)]);
  for (const key of [...keys].sort(compareUTF8)) {
    const below = `${path}/${escapePointer(key)}`;
    const was = Object.hasOwn(before, key) ? before[key] : undefined;
    const is = Object.hasOwn(after, key) ? after[key] : undefined;
    if (is === undefined) out.push({ op: 'remove', path: below });
    else if (was === undefined) out.push({ op: 'add', path: below, value: is });
    else diff(was, is, below, out);
  }
}

function diffLists(before: readonly unknown[], after: readonly unknown[], path: string, out: Operation[]): void {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && equalUntyped(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && equalUntyped(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  const changed = shorter - start - end;
  for (let index = start; index < start + changed; index++) diff(before[index], after[index], `${path}/${index}`, out);
  for (let index = before.length - end - 1; index >= start + changed; index--) out.push({ op: 'remove', path: `${path}/${index}` });
  for (let index = start + changed; index < after.length - end; index++) out.push({ op: 'add', path: `${path}/${index}`, value: after[index] });
}
