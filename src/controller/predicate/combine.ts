import type { Predicate } from './predicate.ts';

/** Whether an event passes a predicate. */
export const passes = {
  create: <T>(by: Predicate<T>, ...args: Parameters<Required<Predicate<T>>['create']>): boolean =>
    by.create?.(...args) ?? true,
  update: <T>(by: Predicate<T>, ...args: Parameters<Required<Predicate<T>>['update']>): boolean =>
    by.update?.(...args) ?? true,
  delete: <T>(by: Predicate<T>, ...args: Parameters<Required<Predicate<T>>['delete']>): boolean =>
    by.delete?.(...args) ?? true,
};

/** Passes what all of them pass. Mirrors controller-runtime's `predicate.And`. */
export function and<T>(...all: readonly Predicate<T>[]): Predicate<T> {
  return {
    create: (object) => all.every((each) => passes.create(each, object)),
    update: (old, object) => all.every((each) => passes.update(each, old, object)),
    delete: (object) => all.every((each) => passes.delete(each, object)),
  };
}

/** Passes what at least one of them passes. Mirrors controller-runtime's `predicate.Or`. */
export function or<T>(...all: readonly Predicate<T>[]): Predicate<T> {
  return {
    create: (object) => all.some((each) => passes.create(each, object)),
    update: (old, object) => all.some((each) => passes.update(each, old, object)),
    delete: (object) => all.some((each) => passes.delete(each, object)),
  };
}

/** Passes what the other one doesn't. Mirrors controller-runtime's `predicate.Not`. */
export function not<T>(predicate: Predicate<T>): Predicate<T> {
  return {
    create: (object) => !passes.create(predicate, object),
    update: (old, object) => !passes.update(predicate, old, object),
    delete: (object) => !passes.delete(predicate, object),
  };
}
