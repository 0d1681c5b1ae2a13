/** Sets an own property, even where the name is `__proto__` or the prototype has an accessor. */
export function setOwn(target, key, value) {
    if (key in target)
        Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
    else
        target[key] = value;
}
/** {@link setOwn} for plain objects that are being made of data (no accessors). */
export function put(data, key, value) {
    if (key === '__proto__')
        Object.defineProperty(data, key, { value, writable: true, enumerable: true, configurable: true });
    else
        data[key] = value;
}
/** Sets an own property, or removes it when the value is one that Go would leave out: undefined, `''`, 0. */
export function setOrRemove(target, key, value) {
    if (value)
        setOwn(target, key, value);
    else
        delete target[key];
}
