import { deepCopy } from '#apimachinery/runtime/deep_copy';

export type { DeepReadonly } from '#apimachinery/runtime/deep_readonly';

/** The opposite of `DeepReadonly`. */
export type DeepMutable<T> = T extends string | number | bigint | boolean | null | undefined
  ? T
  : T extends (...args: never) => unknown
    ? T
    : T extends readonly (infer E)[]
      ? DeepMutable<E>[]
      : T extends object
        ? { -readonly [K in keyof T]: DeepMutable<T[K]> }
        : T;

/** A copy of an object of a cache, which may be changed, and given to `update`. Mirrors Go's `DeepCopy`. */
export function mutableCopy<T>(value: T): DeepMutable<T> {
  return deepCopy(value) as DeepMutable<T>;
}

/** Makes a value of JSON immutable, with everything in it: changing it throws. @returns the value */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const each of Object.values(value)) deepFreeze(each);
  return value;
}
