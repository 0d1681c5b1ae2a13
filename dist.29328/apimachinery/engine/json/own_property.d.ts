/** Sets an own property, even where the name is `__proto__` or the prototype has an accessor. */
export declare function setOwn(target: object, key: string, value: unknown): void;
/** {@link setOwn} for plain objects that are being made of data (no accessors). */
export declare function put<T>(data: Record<string, T>, key: string, value: NoInfer<T>): void;
/** Sets an own property, or removes it when the value is one that Go would leave out: undefined, `''`, 0. */
export declare function setOrRemove(target: object, key: string, value: unknown): void;
