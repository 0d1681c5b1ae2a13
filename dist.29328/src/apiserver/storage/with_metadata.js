import { setOwn } from '#engine/json/own_property';
/** The same object with other metadata; everything else is shared. */
export function withMetadata(object, metadata) {
    const copy = Object.create(Object.getPrototypeOf(object));
    for (const key of Object.keys(object))
        setOwn(copy, key, object[key]);
    setOwn(copy, 'metadata', metadata);
    return copy;
}
/** An object that plug-ins had in their hands. @throws TypeError when it has lost its metadata */
export function withObjectMeta(object) {
    if (!hasMetadata(object))
        throw new TypeError('the object has no metadata');
    return object;
}
function hasMetadata(object) {
    return 'metadata' in object && typeof object.metadata === 'object' && object.metadata !== null;
}
