import { isList, isMap, keys } from '../value/index.ts';
import { comparePathElements, type PathElement } from './path_element.ts';

/** The index of an element among sorted entries, or the complement of its insertion point. */
export function search<E>(entries: readonly E[], element: PathElement, elementOf: (entry: E) => PathElement): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const order = comparePathElements(elementOf(entries[middle]!), element);
    if (order === 0) return middle;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return ~low;
}

/** Values by path elements. Mirrors Go's `fieldpath.PathElementMap`. */
export class PathElementMap<V> {
  // Differs from Go: not sorted, because putting an element between others moves all behind it.
  private readonly values = new Map<string, V>();

  /** Sets the value of an element. */
  set(element: PathElement, value: V): void {
    this.values.set(identityOf(element), value);
  }

  /** The value of an element, `undefined` when it has none. */
  get(element: PathElement): V | undefined {
    return this.values.get(identityOf(element));
  }
}

/** A text that elements have in common when `equalPathElements` holds of them. */
export function identityOf(element: PathElement): string {
  switch (element.kind) {
    case 'f':
      return `f${element.fieldName}`;
    case 'k': {
      let text = 'k';
      for (const { name, value } of element.key) text += `${name.length}:${name}${textOf(value)}`;
      return text;
    }
    case 'v':
      return `v${textOf(element.value)}`;
    case 'i':
      return `i${element.index}`;
    case '?':
      return '?';
  }
}

/** A text that values have in common when `equals` holds of them. No text begins with that of another value. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return `"${value.length}:${value}`;
  if (typeof value === 'number')
    return `${Number.isInteger(value) && !Number.isSafeInteger(value) ? BigInt(value) : value};`;
  if (isList(value)) return `[${value.map(textOf).join('')}]`;
  if (!isMap(value)) return `${String(value)};`;
  const names = keys(value).sort();
  return `{${names.map((name) => textOf(name) + textOf(value[name])).join('')}}`;
}
