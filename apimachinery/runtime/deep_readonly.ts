/** A value that is shared, as those of caches are: nothing in it may be changed. What only reads objects takes such ones, too. */
export type DeepReadonly<T> = T extends string | number | bigint | boolean | null | undefined
  ? T
  : T extends (...args: never) => unknown
    ? T
    : T extends readonly (infer E)[]
      ? readonly DeepReadonly<E>[]
      : T extends object
        ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
        : T;
