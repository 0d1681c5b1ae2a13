import { copy, NotCopyableError } from '#engine/verbs/copy';
export { NotCopyableError };
/**
 * A copy of an object of a Kind, or of any other value in the wire form, that shares nothing with it. Objects of a Kind
 * keep their class everywhere; unknown fields, bigint and own `__proto__` keys are kept. An object that stands in
 * two places is copied twice. Mirrors Go's generated `DeepCopy` methods.
 * @throws {NotCopyableError} on a value that is not JSON (a function, a Date, a Map), and on a cyclic
 * object
 */
export function deepCopy(value) {
    return copy(value);
}
/** The same as {@link deepCopy}, under the name of Go's `runtime.DeepCopyJSONValue`. */
export function deepCopyJSONValue(value) {
    return copy(value);
}
