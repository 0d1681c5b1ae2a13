/** The names and labels of an object; empty for what it does not have. */
export function metadataOf(object) {
    const metadata = isObject(object) ? object['metadata'] : undefined;
    const text = (name) => {
        const value = isObject(metadata) ? metadata[name] : undefined;
        return typeof value === 'string' ? value : '';
    };
    const labels = isObject(metadata) ? metadata['labels'] : undefined;
    return {
        name: text('name'),
        generateName: text('generateName'),
        isBeingDeleted: text('deletionTimestamp') !== '',
        labels: isObject(labels)
            ? Object.fromEntries(Object.entries(labels).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])))
            : {},
    };
}
/** Whether something is a JSON object. */
export function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
