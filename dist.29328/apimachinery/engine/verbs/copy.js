/**
 * Copies JSON values.
 *
 * Nearly all values are plain data of few levels: those are copied by {@link copyItem}, as fast as JavaScript can.
 * Whatever that can't decide is left to {@link copyWithCare}, which starts again.
 */
import { setOwn } from '../json/own_property.js';
import { isPolluted } from '../json/polluted.js';
import { formatPath } from '../schema/fault.js';
import { MAX_RECURSION } from '../schema/nesting.js';
/** What can't be copied, because it is not JSON. */
export class NotCopyableError extends TypeError {
    code = 'ERR_NOT_COPYABLE';
    /** Where it is, as keys and indexes. */
    path;
    constructor(path, why) {
        super(`cannot copy ${formatPath(path) || 'the value'}: ${why}`);
        this.name = 'NotCopyableError';
        this.path = path;
    }
}
/** A class whose instances are data and keep their class when they are copied. It has a method `deepCopy`. */
export class Copyable {
}
/**
 * A copy of a JSON value that shares nothing with it. Instances of {@link Copyable} classes keep their class; bigint,
 * undefined and own `__proto__` keys are kept, and so are bytes. Of an instance of another class the properties are
 * copied, as `structuredClone` does it. An object referenced twice is copied twice. Nesting may be of any depth.
 * @throws {NotCopyableError} on a value that is not JSON (a function, a Date, a Map), and on a cyclic
 * object
 */
export function copy(value) {
    try {
        if (!isPolluted())
            return copyValue(value, 0);
    }
    catch {
        // Copying with care throws it again, with the place.
    }
    return copyWithCare(value);
}
/** Takes any value, and names the place of what can't be copied. Uses no stack. */
function copyWithCare(root) {
    const steps = [];
    const open = new Set();
    const fail = (why) => {
        throw new NotCopyableError(steps.map(({ keys, done }) => keys?.[done - 1] ?? done - 1), why);
    };
    const begin = (source) => {
        if (typeof source === 'function' || typeof source === 'symbol')
            return fail(`a ${typeof source} is not JSON`);
        if (typeof source !== 'object' || source === null)
            return source;
        if (source instanceof Uint8Array)
            return source.slice();
        if (open.has(source))
            return fail('it holds itself');
        const list = Array.isArray(source);
        const keys = list ? undefined : Object.keys(source);
        const target = list ? new Array(source.length) : emptyObject(source, keys, fail);
        open.add(source);
        steps.push({ source, target, keys, done: 0 });
        return target;
    };
    const result = begin(root);
    for (let step; (step = steps.at(-1));) {
        if (step.done === (step.keys ?? step.source).length) {
            steps.pop();
            open.delete(step.source);
            continue;
        }
        const { source, target, keys } = step;
        const at = step.done++;
        if (keys === undefined) {
            if (at in source)
                target[at] = begin(source[at]);
        }
        else {
            setOwn(target, keys[at], begin(source[keys[at]]));
        }
    }
    return result;
}
function emptyObject(source, keys, fail) {
    const prototype = Object.getPrototypeOf(source);
    // JSON objects of another realm (a worker, a vm) have a foreign Object.prototype, the end of their chain.
    if (prototype === null || Object.getPrototypeOf(prototype) === null || isCopyable(prototype))
        return Object.create(prototype);
    if (keys.length === 0 || ArrayBuffer.isView(source))
        return fail(`a ${prototype.constructor.name} is not JSON`);
    return {};
}
/** Told by the method, so that classes of another copy of this library count too. */
function isCopyable(prototype) {
    return typeof prototype.deepCopy === 'function';
}
/** Thrown to leave the fast path; never seen outside. */
const UNSURE = 0;
function copyList(source, depth) {
    if (depth > MAX_RECURSION)
        throw UNSURE;
    const target = source.slice();
    for (let index = 0; index < target.length; index++) {
        const value = target[index];
        if (typeof value !== 'string')
            target[index] = copyValue(value, depth + 1);
    }
    return target;
}
/** Only lists hold instances of classes: elsewhere, asking each object for its prototype does not pay. */
function copyItem(value, depth) {
    if (Array.isArray(value))
        return copyList(value, depth);
    if (Object.getPrototypeOf(value) !== Object.prototype)
        return copyInstance(value, depth);
    return isEmpty(value) ? {} : copyObject(value, depth);
}
/** FieldsV1 has so many of these that a check of their own pays. Not for lists, where `for in` is slow. */
function isEmpty(value) {
    for (const _ in value)
        return false;
    return value.constructor === Object;
}
/** Makes a `{}` without the room for four properties that V8 keeps in each: lists with FieldsV1 take a quarter less memory. */
const Empty = /* @__PURE__ */ (() => {
    function Empty() { }
    Empty.prototype = Object.prototype;
    return Empty;
})();
/** Copies an object that has keys. */
function copyObject(source, depth) {
    if (depth > MAX_RECURSION || !(source instanceof Object))
        throw UNSURE;
    if (source instanceof Copyable)
        return copyInstance(source, depth);
    const target = {};
    let empty = true;
    for (const key in source) {
        const value = source[key];
        empty = false;
        if (typeof value === 'object' && value !== null) {
            target[key] = Array.isArray(value)
                ? copyList(value, depth + 1)
                : isEmpty(value)
                    ? new Empty()
                    : copyObject(value, depth + 1);
        }
        else {
            if (typeof value === 'function' || typeof value === 'symbol')
                throw UNSURE;
            target[key] = value;
        }
        // A typed array has the key 0, too.
        if (key === '__proto__' || key === '0')
            throw UNSURE;
    }
    if (empty)
        throw UNSURE;
    return target;
}
/** Sets the prototype last, as decoders do: the copy gets the same hidden class, and no accessor of the class is called. */
function copyInstance(source, depth) {
    const prototype = Object.getPrototypeOf(source);
    if (prototype === null || !isCopyable(prototype))
        throw UNSURE;
    return Object.setPrototypeOf(copyObject({ ...source }, depth), prototype);
}
function copyValue(value, depth) {
    if (typeof value === 'function' || typeof value === 'symbol')
        throw UNSURE;
    return typeof value === 'object' && value !== null ? copyItem(value, depth) : value;
}
