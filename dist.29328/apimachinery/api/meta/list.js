import { NotAListError } from '../../apis/meta/v1/unstructured/unstructured.js';
import { goTypeName, itemClassOf } from '../../runtime/kind_class.js';
import { isUnstructured } from '../../runtime/unstructured.js';
// Go's ExtractListWithAlloc and EachListItemWithAlloc have no counterpart: here an item does not keep its list alive.
// Nor has GetItemsPtr, as there are no pointers: see extractList.
/** Whether an object is a list of objects, that is, has an array `items`. Mirrors Go's `meta.IsListType`. */
export function isListType(obj) {
    return isUnstructured(obj) ? obj.isList() : itemsOf(obj) !== undefined;
}
/**
 * The items of a list, as a new array. Mirrors Go's `meta.ExtractList`.
 * @throws NotAListError
 */
export function extractList(list) {
    return [...items(list)];
}
/** The number of items in a list; 0 for anything else. Mirrors Go's `meta.LenList`. */
export function lenList(list) {
    return itemsOf(list)?.length ?? 0;
}
/**
 * Calls a function with each item of a list, in order, until it throws. Items of an Unstructured are replaced by
 * Unstructureds. Mirrors Go's `meta.EachListItem`.
 * @throws NotAListError
 */
export function eachListItem(list, fn) {
    if (isUnstructured(list) && 'eachListItem' in list)
        return list.eachListItem(fn);
    for (const item of items(list))
        fn(item);
}
/**
 * A copy of the list with other items. Plain items of a typed list become instances. Mirrors Go's `meta.SetList`.
 *
 * Differs from Go: the input list is not modified.
 * @throws NotAListError when it is not a list, or can't hold one of the objects
 */
export function setList(list, objects) {
    items(list);
    const type = kindClassOf(list);
    if (type === undefined)
        return { ...list, items: [...objects] };
    const itemType = itemClassOf(type) ?? undefined;
    for (const [index, object] of objects.entries()) {
        const got = itemType === undefined ? undefined : otherType(object, itemType);
        if (got !== undefined)
            throw new NotAListError(`item[${index}]: can't assign or convert ${got} into ${goTypeName(itemType)}`);
    }
    return new type({ ...list, items: [...objects] });
}
/** The class of an instance of a Kind, including of another copy of this library; undefined for a plain object. */
function kindClassOf(obj) {
    const type = Object.getPrototypeOf(obj)?.constructor;
    return typeof type === 'function' &&
        typeof type.type === 'string' &&
        Array.isArray(type.fields)
        ? type
        : undefined;
}
/** The type of an object that is not of the class; undefined for one that is, or has no type. */
function otherType(object, type) {
    if (typeof object !== 'object' || object === null)
        return String(object);
    const { apiVersion = type.apiVersion, kind = type.kind } = object;
    if (apiVersion === type.apiVersion && kind === type.kind)
        return undefined;
    return `${apiVersion.slice(apiVersion.indexOf('/') + 1)}.${kind}`;
}
function itemsOf(obj) {
    if (typeof obj !== 'object' || obj === null || !Object.hasOwn(obj, 'items'))
        return undefined;
    const { items: list } = obj;
    return Array.isArray(list) ? list : undefined;
}
function items(list) {
    const found = itemsOf(list);
    if (found === undefined)
        throw new NotAListError(`${typeName(list)} is not a list: no Items field in this object`);
    return found;
}
function typeName(obj) {
    if (typeof obj !== 'object' || obj === null)
        return String(obj);
    const type = kindClassOf(obj);
    return type ? `*${goTypeName(type)}` : (obj.kind ?? 'object');
}
