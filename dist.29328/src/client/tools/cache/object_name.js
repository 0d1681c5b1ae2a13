/** No object, or one without metadata, was given to a cache. Mirrors Go's `cache.KeyError`. */
export class KeyError extends TypeError {
    code = 'ERR_CACHE_KEY';
    constructor(message) {
        super(message);
        this.name = 'KeyError';
    }
}
/** The metadata of an object. @throws KeyError when it has none */
export function metaOf(object) {
    const { metadata } = object;
    if (typeof metadata !== 'object' || metadata === null)
        throw new KeyError('object has no metadata');
    return metadata;
}
/** The name of an object. Mirrors Go's `cache.ObjectToName`. @throws KeyError when it has no metadata */
export function objectToName(object) {
    const { namespace = '', name = '' } = metaOf(object);
    return { namespace, name };
}
/** A name as a key of caches and queues: `namespace/name`, or the name alone. Mirrors Go's `cache.ObjectName.String`. */
export function objectNameKey({ namespace, name }) {
    return namespace === '' ? name : `${namespace}/${name}`;
}
/** The key of an object: see {@link objectNameKey}. Mirrors Go's `cache.MetaNamespaceKeyFunc`. @throws KeyError when it has no metadata */
export function metaNamespaceKeyFunc(object) {
    const { namespace, name = '' } = metaOf(object);
    return namespace ? `${namespace}/${name}` : name;
}
/** The name in a key. Mirrors Go's `cache.SplitMetaNamespaceKey`. @throws KeyError when it has more than two parts */
export function splitMetaNamespaceKey(key) {
    const parts = key.split('/');
    if (parts.length === 1)
        return { namespace: '', name: key };
    if (parts.length === 2)
        return { namespace: parts[0], name: parts[1] };
    throw new KeyError(`unexpected key format: ${JSON.stringify(key)}`);
}
