import { setOwn } from '#engine/json/own_property';
/** Metadata that most subresources leave as it is. Mirrors Go's `metav1.ResetObjectMetaForStatus`. */
const METADATA = [
    'deletionTimestamp',
    'generation',
    'selfLink',
    'labels',
    'annotations',
    'finalizers',
    'ownerReferences',
];
/** Gives an object the fields of another one, in place, but for its metadata and those that are named. */
export function keepAllBut(object, old, ...names) {
    const own = ['metadata', ...names];
    for (const key of Object.keys(object))
        if (!own.includes(key))
            Reflect.deleteProperty(object, key);
    for (const [key, value] of Object.entries(old))
        if (!own.includes(key))
            setOwn(object, key, value);
}
/** Gives an object metadata of another one, in place: what most subresources keep, unless some are named. */
export function keepMetadata(object, old, names = METADATA) {
    for (const name of names) {
        const value = old.metadata[name];
        if (value === undefined)
            delete object.metadata[name];
        else
            setOwn(object.metadata, name, value);
    }
}
