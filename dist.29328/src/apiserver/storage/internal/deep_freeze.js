/** Freezes an object and everything in it. */
export function deepFreeze(object) {
    for (const key of Object.keys(object)) {
        const value = object[key];
        if (typeof value === 'object' && value !== null)
            deepFreeze(value);
    }
    return Object.freeze(object);
}
