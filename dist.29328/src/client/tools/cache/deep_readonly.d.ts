/** A value that is shared, as those of caches are: nothing in it may be changed. See {@link mutableCopy}. */
export type DeepReadonly<T> = T extends string | number | bigint | boolean | null | undefined ? T : T extends (...args: never) => unknown ? T : T extends readonly (infer E)[] ? readonly DeepReadonly<E>[] : T extends object ? {
    readonly [K in keyof T]: DeepReadonly<T[K]>;
} : T;
/** The opposite of {@link DeepReadonly}. */
export type DeepMutable<T> = T extends string | number | bigint | boolean | null | undefined ? T : T extends (...args: never) => unknown ? T : T extends readonly (infer E)[] ? DeepMutable<E>[] : T extends object ? {
    -readonly [K in keyof T]: DeepMutable<T[K]>;
} : T;
/** A copy of an object of a cache, which may be changed, and given to `update`. Mirrors Go's `DeepCopy`. */
export declare function mutableCopy<T>(value: T): DeepMutable<T>;
/** Makes a value of JSON immutable, with everything in it: changing it throws. @returns the value */
export declare function deepFreeze<T>(value: T): T;
