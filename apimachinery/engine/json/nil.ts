/** Empty lists that stand for Go's nil: empty to a program, `null` on the wire. */
const nils = new WeakSet<readonly unknown[]>();

/** A new empty list that canonical encoding writes as `null` as long as nothing is put in. */
export function nilList(): unknown[] {
  const list: unknown[] = [];
  nils.add(list);
  return list;
}

export function isNilList(list: readonly unknown[]): boolean {
  return list.length === 0 && nils.has(list);
}

/** A copy of an empty list: it stands for nil if that does. */
export function copyEmpty(list: readonly unknown[]): unknown[] {
  const copy: unknown[] = [];
  if (nils.has(list)) nils.add(copy);
  return copy;
}
