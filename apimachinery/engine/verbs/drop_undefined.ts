import { copy } from './copy.ts';

/**
 * Takes properties that are undefined out of a value, in place, as JSON.stringify leaves them out; in a list undefined is
 * null. What is frozen, or writes itself by `toJSON`, is left as it is.
 * @returns the value
 */
export function dropUndefined<T>(value: T): T {
  eachUndefined(value, (holder, key) => {
    if (Array.isArray(holder)) Reflect.set(holder, key, null);
    else Reflect.deleteProperty(holder, key);
  });
  return value;
}

/** The same for a value that must not be changed: itself if nothing in it is undefined, else a copy. */
export function withoutUndefined<T>(value: T): T {
  let found = false;
  eachUndefined(value, () => (found = true));
  return found ? dropUndefined(copy(value)) : value;
}

function eachUndefined(value: unknown, visit: (holder: object, key: string) => void): void {
  const pending: unknown[] = [value];
  const seen = new Set<object>();
  while (pending.length > 0) {
    const each = pending.pop();
    if (typeof each !== 'object' || each === null || seen.has(each) || Object.isFrozen(each)) continue;
    seen.add(each);
    if ('toJSON' in each && typeof each.toJSON === 'function') continue;
    for (const key of Object.keys(each)) {
      const item: unknown = Reflect.get(each, key);
      if (item === undefined) visit(each, key);
      else if (typeof item === 'object') pending.push(item);
    }
  }
}
