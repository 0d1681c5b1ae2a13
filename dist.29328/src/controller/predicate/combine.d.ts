import type { Predicate } from './predicate.ts';
/** Whether an event passes a predicate. */
export declare const passes: {
    create: <T>(by: Predicate<T>, ...args: Parameters<Required<Predicate<T>>['create']>) => boolean;
    update: <T>(by: Predicate<T>, ...args: Parameters<Required<Predicate<T>>['update']>) => boolean;
    delete: <T>(by: Predicate<T>, ...args: Parameters<Required<Predicate<T>>['delete']>) => boolean;
};
/** Passes what all of them pass. Mirrors controller-runtime's `predicate.And`. */
export declare function and<T>(...all: readonly Predicate<T>[]): Predicate<T>;
/** Passes what at least one of them passes. Mirrors controller-runtime's `predicate.Or`. */
export declare function or<T>(...all: readonly Predicate<T>[]): Predicate<T>;
/** Passes what the other one doesn't. Mirrors controller-runtime's `predicate.Not`. */
export declare function not<T>(predicate: Predicate<T>): Predicate<T>;
