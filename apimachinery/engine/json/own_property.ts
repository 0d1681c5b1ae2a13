/** The value of a key of a map; undefined where there is none, whatever JavaScript's objects inherit. */
export function getOwn<T>(map: { readonly [key: string]: T } | null | undefined, key: string): T | undefined {
  return map != null && Object.hasOwn(map, key) ? map[key] : undefined;
}

/** Sets an own property, even where the name is `__proto__` or the prototype has an accessor. */
export function setOwn(target: object, key: string, value: unknown): void {
  if (key in target)
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  else (target as Record<string, unknown>)[key] = value;
}

/** {@link setOwn} for plain objects that are being made of data (no accessors). */
export function put<T>(data: Record<string, T>, key: string, value: NoInfer<T>): void {
  if (key === '__proto__')
    Object.defineProperty(data, key, { value, writable: true, enumerable: true, configurable: true });
  else data[key] = value;
}

/** Sets an own property, or removes it when the value is one that Go would leave out: undefined, `''`, 0. */
export function setOrRemove(target: object, key: string, value: unknown): void {
  if (value) setOwn(target, key, value);
  else delete (target as Record<string, unknown>)[key];
}
