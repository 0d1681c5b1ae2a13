import { isKind } from '#apimachinery/runtime/kind_class';
import { copy } from '#engine/verbs/copy';
// What plug-ins are written with.
export { newForbidden } from '../../admission/index.js';
export { isObject, metadataOf } from '../../admission/request/metadata.js';
export { quantityOf } from '../../validation/checks/quantities.js';
/** An object as one of a Kind; undefined for those of other Kinds. */
export function ofKind(kind, object) {
    return isKind(kind, object) ? object : undefined;
}
/** Gives a request another object: a copy of what it has, as `change` leaves it. */
export function changeObject(attributes, kind, change) {
    const object = ofKind(kind, attributes.object);
    if (object === undefined)
        return;
    const changed = copy(object);
    change(changed);
    attributes.object = changed;
}
/** Whether a request is about a resource, or one of its subresources. */
export function isAbout({ resource, subresource }, group, plural, subresources = ['']) {
    return resource.group === group && resource.resource === plural && subresources.includes(subresource);
}
