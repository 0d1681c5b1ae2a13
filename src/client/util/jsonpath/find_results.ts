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
      return input.map(() => node.value);
    case 'slice':
      return input.flatMap((each) => (each === null ? [] : itemsOf(each, node.slice)));
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

function partsOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}

/** A value and all that it holds, as far as these hold something. */
function descendants(value: unknown): unknown[] {
  const parts = partsOf(value);
  return parts.length === 0 ? [] : [value, ...parts.flatMap(descendants)];
}

function itemsOf(list: unknown, { start = 0, end, single, step: by = 1 }: Slice): unknown[] {
  if (!Array.isArray(list)) throw new JSONPathError(`${goType(list)} is not array or slice`);
  const { length } = list;
  const from = start < 0 ? start + length : start;
  const given = end ?? length;
  const to = given < 0 || (given === 0 && single) ? given + length : given;
  if (from === to) return [];
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
    const lefts = findResults(left, item);
    if (operator === 'exists') return lefts.length > 0;
    const rights = findResults(right, item);
    if (lefts.length === 0 || rights.length === 0) return false;
    if (lefts.length > 1 || rights.length > 1) throw new JSONPathError('can only compare one element at a time');
    return holds(lefts[0], operator, rights[0]);
  });
}

function holds(left: unknown, operator: string, right: unknown): boolean {
  if (!isBasic(left) || !isBasic(right)) throw new JSONPathError('invalid type for comparison');
  if (isNumber(left) ? !isNumber(right) : typeof left !== typeof right)
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

function isNumber(value: unknown): value is bigint | number {
  return typeof value === 'number' || typeof value === 'bigint';
}

function goType(value: unknown): string {
  if (isMap(value)) return 'map[string]interface {}';
  return isNumber(value) ? 'int64' : typeof value;
}
