import { ListBase } from '../../apis/meta/v1/list.js';
import { ObjectBase } from '../../apis/meta/v1/object.js';
import { PartialObjectMetadata } from '../../apis/meta/v1/zz_generated.types.js';
/** An object lacks the metadata that was asked for. The message is Go's. */
export class AccessorError extends TypeError {
    code = 'ERR_ACCESSOR';
    constructor(message) {
        super(message);
        this.name = 'AccessorError';
    }
}
/**
 * Access to the metadata of an object by methods: the object itself, if it has them. A plain object with `metadata` is
 * accepted too, both as an object and as a list, like Go's Unstructured. Setters change the object. Mirrors Go's
 * `meta.Accessor`.
 * @throws AccessorError for lists, and for objects without metadata
 */
export function accessor(obj) {
    if (isObject(obj))
        return obj;
    const metadata = metadataOfPlain(obj);
    if (metadata === undefined)
        throw new AccessorError('object does not implement the Object interfaces');
    return new ObjectView(metadata);
}
/**
 * Access to the metadata of a list by methods: the list itself, if it has them. A plain object with `metadata` is
 * accepted too, so access does not imply that the object is a list: use {@link isListType} for that. Mirrors Go's
 * `meta.ListAccessor`.
 * @throws AccessorError for objects that are not lists or have no metadata
 */
export function listAccessor(obj) {
    if (isList(obj))
        return obj;
    const metadata = metadataOfPlain(obj);
    if (metadata === undefined)
        throw new AccessorError('object does not implement the List interfaces');
    return new ListView(metadata);
}
/**
 * Access to what objects and lists share: resourceVersion and selfLink. Mirrors Go's `meta.CommonAccessor`.
 * @throws AccessorError for objects without metadata
 */
export function commonAccessor(obj) {
    if (hasMethods(obj, 'getResourceVersion', 'setResourceVersion', 'getSelfLink', 'setSelfLink'))
        return obj;
    const metadata = metadataOfPlain(obj);
    if (metadata === undefined)
        throw new AccessorError('object does not implement the common interface for accessing the SelfLink');
    return new ObjectView(metadata);
}
/**
 * An object reduced to its metadata: a shallow copy, whose values are shared. Mirrors Go's
 * `meta.AsPartialObjectMetadata`.
 * @throws AccessorError for lists, and for objects without metadata
 */
export function asPartialObjectMetadata(obj) {
    const from = accessor(obj);
    const partial = new PartialObjectMetadata();
    partial.setName(from.getName());
    partial.setGenerateName(from.getGenerateName());
    partial.setNamespace(from.getNamespace());
    partial.setSelfLink(from.getSelfLink());
    partial.setUID(from.getUID());
    partial.setResourceVersion(from.getResourceVersion());
    partial.setGeneration(from.getGeneration());
    partial.setCreationTimestamp(from.getCreationTimestamp());
    partial.setDeletionTimestamp(from.getDeletionTimestamp());
    partial.setDeletionGracePeriodSeconds(from.getDeletionGracePeriodSeconds());
    partial.setLabels(from.getLabels());
    partial.setAnnotations(from.getAnnotations());
    partial.setOwnerReferences(from.getOwnerReferences());
    partial.setFinalizers(from.getFinalizers());
    partial.setManagedFields(from.getManagedFields());
    return partial;
}
function isObject(obj) {
    return hasMethods(obj, 'getName', 'setName', 'getNamespace', 'getOwnerReferences');
}
function isList(obj) {
    return hasMethods(obj, 'getContinue', 'setContinue', 'getRemainingItemCount');
}
function hasMethods(obj, ...names) {
    return typeof obj === 'object' && obj !== null && names.every((name) => typeof obj[name] === 'function');
}
/** An object with other metadata methods is not plain. */
function metadataOfPlain(obj) {
    if (typeof obj !== 'object' || obj === null || hasMethods(obj, 'getResourceVersion'))
        return undefined;
    const metadata = Object.hasOwn(obj, 'metadata') ? obj.metadata : undefined;
    return typeof metadata === 'object' && metadata !== null && !Array.isArray(metadata) ? metadata : undefined;
}
/** Accessor methods over the metadata of a plain object; setters change that object. */
class ObjectView extends ObjectBase {
    constructor(metadata) {
        super({ metadata });
    }
}
/** Accessor methods over the metadata of a plain list; setters change that list. */
class ListView extends ListBase {
    static fields = [];
    constructor(metadata) {
        super({ metadata });
    }
}
