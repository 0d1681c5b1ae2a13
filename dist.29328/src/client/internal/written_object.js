import { KindMismatchError } from '#apimachinery/runtime/kind_base';
import { isUnstructured } from '#apimachinery/runtime/unstructured';
import { PathSegmentError } from '../rest/url.js';
/** The object as an instance of its class, with `apiVersion` and `kind`. @throws KindMismatchError */
export function instanceOf(type, object) {
    const given = object;
    if (typeof given !== 'object' || given === null)
        throw new KindMismatchError(`expected a ${type.kind}, got ${given}`);
    if (isUnstructured(new type()))
        return new type(given);
    const { apiVersion, kind } = type;
    if ((given.apiVersion ?? apiVersion) !== apiVersion || (given.kind ?? kind) !== kind)
        throw new KindMismatchError(`expected ${apiVersion} ${kind}, got ${String(given.apiVersion)} ${String(given.kind)}`);
    // Items of lists know their kind from their class alone: a server needs it in the object.
    return Object.hasOwn(given, 'kind') && object instanceof type ? object : new type({ ...given });
}
/** @throws PathSegmentError when the object has no name */
export function nameOf(object) {
    const { name } = object.metadata ?? {};
    if (typeof name === 'string' && name !== '')
        return name;
    throw new PathSegmentError('resource name may not be empty: the object has no metadata.name');
}
/** The namespace that an object says it is in. */
export function namespaceOf(object) {
    const { namespace } = object.metadata ?? {};
    return typeof namespace === 'string' ? namespace : undefined;
}
