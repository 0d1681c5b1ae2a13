/** Whether an event passes a predicate. */
export const passes = {
    create: (by, ...args) => by.create?.(...args) ?? true,
    update: (by, ...args) => by.update?.(...args) ?? true,
    delete: (by, ...args) => by.delete?.(...args) ?? true,
};
/** Passes what all of them pass. Mirrors controller-runtime's `predicate.And`. */
export function and(...all) {
    return {
        create: (object) => all.every((each) => passes.create(each, object)),
        update: (old, object) => all.every((each) => passes.update(each, old, object)),
        delete: (object) => all.every((each) => passes.delete(each, object)),
    };
}
/** Passes what at least one of them passes. Mirrors controller-runtime's `predicate.Or`. */
export function or(...all) {
    return {
        create: (object) => all.some((each) => passes.create(each, object)),
        update: (old, object) => all.some((each) => passes.update(each, old, object)),
        delete: (object) => all.some((each) => passes.delete(each, object)),
    };
}
/** Passes what the other one doesn't. Mirrors controller-runtime's `predicate.Not`. */
export function not(predicate) {
    return {
        create: (object) => !passes.create(predicate, object),
        update: (old, object) => !passes.update(predicate, old, object),
        delete: (object) => !passes.delete(predicate, object),
    };
}
