/** The value of a label; undefined when absent. Inherited properties are not labels. */
export function lookup(labels, key) {
    const value = labels && Object.hasOwn(labels, key) ? labels[key] : undefined;
    return typeof value === 'string' ? value : undefined;
}
