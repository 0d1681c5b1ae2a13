/** Whether an object is an {@link Unknown}: one with bytes in `raw`, which no Kind has. */
export function isUnknown(object) {
    return object?.raw instanceof Uint8Array;
}
