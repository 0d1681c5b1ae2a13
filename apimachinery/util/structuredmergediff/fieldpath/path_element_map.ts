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

/** Values by path elements, sorted by them. Mirrors Go's `fieldpath.PathElementMap`. */
export class PathElementMap<V> {
  private readonly entries: { readonly element: PathElement; value: V }[] = [];

  /** Sets the value of an element. */
  set(element: PathElement, value: V): void {
    const at = search(this.entries, element, elementOf);
    if (at >= 0) this.entries[at]!.value = value;
    else this.entries.splice(~at, 0, { element, value });
  }

  /** The value of an element, `undefined` when it has none. */
  get(element: PathElement): V | undefined {
    const at = search(this.entries, element, elementOf);
    return at >= 0 ? this.entries[at]!.value : undefined;
  }

  /** Whether the element has a value. */
  has(element: PathElement): boolean {
    return search(this.entries, element, elementOf) >= 0;
  }
}

function elementOf(entry: { readonly element: PathElement }): PathElement {
  return entry.element;
}
