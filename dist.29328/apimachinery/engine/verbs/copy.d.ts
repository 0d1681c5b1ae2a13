/**
 * Copies JSON values.
 *
 * Nearly all values are plain data of few levels: those are copied by {@link copyItem}, as fast as JavaScript can.
 * Whatever that can't decide is left to {@link copyWithCare}, which starts again.
 */
/** What can't be copied, because it is not JSON. */
export declare class NotCopyableError extends TypeError {
    readonly code = "ERR_NOT_COPYABLE";
    /** Where it is, as keys and indexes. */
    readonly path: readonly (string | number)[];
    constructor(path: readonly (string | number)[], why: string);
}
/** A class whose instances are data and keep their class when they are copied. It has a method `deepCopy`. */
export declare class Copyable {
}
/**
 * A copy of a JSON value that shares nothing with it. Instances of {@link Copyable} classes keep their class; bigint,
 * undefined and own `__proto__` keys are kept, and so are bytes. Of an instance of another class the properties are
 * copied, as `structuredClone` does it. An object referenced twice is copied twice. Nesting may be of any depth.
 * @throws {NotCopyableError} on a value that is not JSON (a function, a Date, a Map), and on a cyclic
 * object
 */
export declare function copy<T>(value: T): T;
