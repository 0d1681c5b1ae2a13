/** Whether two wire values have the same content. Absent, null, empty lists and empty objects are one. Any depth. */
export function equalWire(first: unknown, second: unknown): boolean {
  const pairs: [unknown, unknown][] = [[first, second]];
  const compared = new Map<object, Set<unknown>>();
  for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
    const [a, b] = pair;
    if (a === b || (isEmpty(a) && isEmpty(b))) continue;
    if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
      // A number and a bigint may be the same integer.
      const integers = (typeof a === 'bigint' && typeof b === 'number') || (typeof a === 'number' && typeof b === 'bigint');
      if (integers && a == b) continue;
      return false;
    }
    // Values may hold themselves.
    const before = compared.get(a) ?? new Set();
    if (before.has(b)) continue;
    compared.set(a, before.add(b));
    if (Array.isArray(a) !== Array.isArray(b)) return false;
    if (Array.isArray(a) && Array.isArray(b)) {
      if (a.length !== b.length) return false;
      for (let index = 0; index < a.length; index++) pairs.push([a[index], b[index]]);
    } else {
      for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) pairs.push([own(a, key), own(b, key)]);
    }
  }
  return true;
}

function own(object: object, key: string): unknown {
  return Object.hasOwn(object, key) ? (object as Record<string, unknown>)[key] : undefined;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value !== 'object') return false;
  return Array.isArray(value) ? value.length === 0 : Object.keys(value).length === 0;
}
