import { append } from '#engine/go/append';
import { toUTF8 } from '#engine/text/utf8';
import { JSONPathError, type Path, type PathNode, type Slice } from './path.ts';

/**
 * The values that a path leads to, none where something is missing. Mirrors `JSONPath.FindResults` of Go, with
 * `AllowMissingKeys`.
 * @throws {JSONPathError} when a value can't be followed so: an index of what is not a list, beyond its end, or values of
 * two types that are compared
 */
export function findResults(path: Path, value: unknown): unknown[] {
  return path.reduce<unknown[]>(step, [value]);
}

function step(input: unknown[], node: PathNode): unknown[] {
  switch (node.type) {
    case 'field':
      return input.flatMap((each) => (isMap(each) && Object.hasOwn(each, node.name) ? [each[node.name]] : []));
    case 'value':
      // A text is there once, whatever it stands behind.
      return typeof node.value === 'string' ? [node.value] : input.map(() => node.value);
    case 'identifier':
      throw new JSONPathError(`unrecognized identifier ${node.name}`);
    case 'slice':
      return itemsOfAll(input, node.slice);
    case 'filter':
      return input.flatMap((each) => filtered(each, node));
    case 'union':
      return node.paths.flatMap((path) => path.reduce<unknown[]>(step, input));
    case 'wildcard':
      return input.flatMap(partsOf);
    case 'recursive':
      return input.flatMap(descendants);
  }
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** As in Go, those of a text are its bytes. */
function partsOf(value: unknown): unknown[] {
  if (typeof value === 'string') return [...toUTF8(value)];
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/** A value and all that it holds, as far as these hold something. */
function descendants(value: unknown): unknown[] {
  const parts = partsOf(value);
  return parts.length === 0 ? [] : [value, ...parts.flatMap(descendants)];
}

/** As in Go, a list of which no item is wanted ends it. */
function itemsOfAll(lists: readonly unknown[], slice: Slice): unknown[] {
  const all: unknown[] = [];
  for (const list of lists) {
    if (list === null) continue;
    const items = itemsOf(list, slice);
    if (items === undefined) break;
    append(all, items);
  }
  return all;
}

/** The items of a list; undefined where none is wanted. */
function itemsOf(list: unknown, { start = 0, end, single, step: by = 1 }: Slice): unknown[] | undefined {
  if (!Array.isArray(list)) throw new JSONPathError(`${goType(list)} is not array or slice`);
  const { length } = list;
  const from = start < 0 ? start + length : start;
  const given = end ?? length;
  const to = given < 0 || (given === 0 && single) ? given + length : given;
  if (from === to) return undefined;
  for (const [index, isIn] of [
    [from, from >= 0 && from < length],
    [to - 1, to >= 0 && to <= length],
  ] as const)
    if (!isIn) throw new JSONPathError(`array index out of bounds: index ${index}, length ${length}`);
  if (from > to) throw new JSONPathError(`starting index ${from} is greater than ending index ${to}`);
  if (by <= 0) throw new JSONPathError('step must be > 0');
  return list.slice(from, to).filter((_, index) => index % by === 0);
}

function filtered(list: unknown, { left, operator, right }: PathNode & { readonly type: 'filter' }): unknown[] {
  if (!Array.isArray(list)) throw new JSONPathError(`${goType(list)} is not array or slice and cannot be filtered`);
  return list.filter((item: unknown) => {
    if (operator === 'exists') return exists(left, item);
    // The right side is not looked at where the left one has nothing.
    const [first] = atMostOne(findResults(left, item));
    if (first === undefined) return false;
    const [second] = atMostOne(findResults(right, item));
    return second !== undefined && holds(first, operator, second);
  });
}

function atMostOne(values: unknown[]): unknown[] {
  if (values.length > 1) throw new JSONPathError('can only compare one element at a time');
  return values;
}

/** Whether a path leads somewhere; as in Go, it does where it can't be followed. */
function exists(path: Path, item: unknown): boolean {
  let found: unknown[] = [item];
  try {
    for (const node of path) found = step(found, node);
  } catch (error) {
    if (!(error instanceof JSONPathError)) throw error;
  }
  return found.length > 0;
}

function holds(left: unknown, operator: string, right: unknown): boolean {
  if (!isBasic(left) || !isBasic(right)) throw new JSONPathError('invalid type for comparison');
  if (isNumber(left) ? !isNumber(right) || isWhole(left) !== isWhole(right) : typeof left !== typeof right)
    throw new JSONPathError('incompatible types for comparison');
  switch (operator) {
    case '==':
      return left === right;
    case '!=':
      return left !== right;
  }
  if (typeof left === 'boolean') throw new JSONPathError('invalid type for comparison');
  switch (operator) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    case '>=':
      return left >= right;
  }
  throw new JSONPathError(`unrecognized filter operator ${operator}`);
}

function isBasic(value: unknown): value is bigint | boolean | number | string {
  return isNumber(value) || typeof value === 'boolean' || typeof value === 'string';
}

/** Go compares no integer with another number. */
const isWhole = (value: bigint | number): boolean => typeof value === 'bigint' || Number.isInteger(value);

function isNumber(value: unknown): value is bigint | number {
  return typeof value === 'number' || typeof value === 'bigint';
}

function goType(value: unknown): string {
  if (isMap(value)) return 'map[string]interface {}';
  return isNumber(value) ? 'int64' : typeof value;
}
