import { getOwn } from '#engine/json/own_property';
import { isMap } from '#engine/json/untyped';
import { MAX_NESTING } from '#engine/schema/nesting';
import { compareUTF8 } from '#engine/text/utf8';
import { copyNested, tooDeep } from '#engine/verbs/copy_nested';
import { equalJSON } from '#engine/verbs/equal_json';
import type { Operation } from './operation.ts';
import { escapePointer, unescapePointer } from './operation.ts';

/**
 * A JSON patch (RFC 6902) of `add`, `remove` and `replace` that turns one object into the other; empty when they are
 * equal. Keys come in byte order. Common prefixes and suffixes of lists are kept. Shares nothing with the objects. Go's
 * json-patch can only apply such patches.
 * @throws NotCopyableError when what differs is not JSON, or is nested more than 1,000 levels deep
 */
export function createPatch(original: object, modified: object): Operation[] {
  const operations: Operation[] = [];
  diff(original, modified, '', 0, operations);
  return operations;
}

function diff(before: unknown, after: unknown, path: string, depth: number, out: Operation[]): void {
  if (before === after) return;
  if (depth > MAX_NESTING) throw tooDeep(path.split('/').slice(1).map(unescapePointer));
  if (Array.isArray(before) && Array.isArray(after)) diffLists(before, after, path, depth, out);
  else if (isMap(before) && isMap(after)) diffMaps(before, after, path, depth, out);
  else if (!same(before, after)) out.push({ op: 'replace', path, value: copyNested(after) });
}

function same(before: unknown, after: unknown): boolean {
  return equalJSON(before ?? null, after ?? null);
}

type Fields = Readonly<Record<string, unknown>>;

function diffMaps(before: Fields, after: Fields, path: string, depth: number, out: Operation[]): void {
  // An empty object may also be a Date: copying rejects it.
  const keysBefore = Object.keys(before);
  const keysAfter = Object.keys(after);
  if (keysBefore.length === 0) copyNested(before);
  if (keysAfter.length === 0) copyNested(after);
  const changed = keysBefore.filter((key) => before[key] !== getOwn(after, key));
  for (const key of keysAfter) if (after[key] !== undefined && !Object.hasOwn(before, key)) changed.push(key);
  if (changed.length > 1) changed.sort(compareUTF8);
  for (const key of changed) {
    const was = getOwn(before, key);
    const is = getOwn(after, key);
    const below = `${path}/${escapePointer(key)}`;
    if (is === undefined) out.push({ op: 'remove', path: below });
    else if (was === undefined) out.push({ op: 'add', path: below, value: copyNested(is) });
    else diff(was, is, below, depth + 1, out);
  }
}

function diffLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
  depth: number,
  out: Operation[],
): void {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start++;
  let end = 0;
  while (end < shorter - start && same(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  const changed = shorter - start - end;
  for (let index = start; index < start + changed; index++)
    diff(before[index] ?? null, after[index] ?? null, `${path}/${index}`, depth + 1, out);
  for (let index = before.length - end - 1; index >= start + changed; index--)
    out.push({ op: 'remove', path: `${path}/${index}` });
  for (let index = start + changed; index < after.length - end; index++)
    out.push({ op: 'add', path: `${path}/${index}`, value: copyNested(after[index] ?? null) });
}
