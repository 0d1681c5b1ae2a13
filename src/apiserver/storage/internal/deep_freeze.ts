/** Freezes an object and everything in it. */
export function deepFreeze<T extends object>(object: T): T {
  for (const key of Object.keys(object)) {
    const value = (object as Record<string, unknown>)[key];
    if (typeof value === 'object' && value !== null) deepFreeze(value);
  }
  return Object.freeze(object);
}
