import { goTypeOf } from '#engine/go/go_type_of';
import { fieldType } from '#engine/schema/field_type';
/** The class of an object. Its property `constructor` won't do: that may be a field of the object. */
export function classOf(object) {
    return Object.getPrototypeOf(object).constructor;
}
/**
 * Whether an object says that it is of a Kind: its `apiVersion` and `kind` are those of the class. What it holds besides is
 * the word of whoever has decoded it.
 */
export function isKind(type, object) {
    if (typeof object !== 'object' || object === null || !('kind' in object) || !('apiVersion' in object))
        return false;
    return object.kind === type.kind && object.apiVersion === type.apiVersion;
}
/** The Go type of a class as Go's error texts print it: `v1.Pod`. */
export function goTypeName(type) {
    return goTypeOf(type.type);
}
/** The class of a list's items; null for items without a class, undefined for a Kind that is not a list. */
export function itemClassOf(type) {
    const field = fieldType(type, 'items');
    if (field?.isList !== true)
        return undefined;
    return typeof field.type === 'function' && 'fields' in field.type ? field.type : null;
}
