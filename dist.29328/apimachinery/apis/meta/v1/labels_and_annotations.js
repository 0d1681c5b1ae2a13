import { setOwn } from '#engine/json/own_property';
// Each mirrors the function of the same name in Go's package meta/v1.
/** Whether the metadata have an annotation, possibly empty. Mirrors Go's `metav1.HasAnnotation`. */
export function hasAnnotation(obj, ann) {
    return Object.hasOwn(obj.annotations ?? {}, ann);
}
/** Sets an annotation in place. Mirrors Go's `metav1.SetMetaDataAnnotation`. */
export function setMetaDataAnnotation(obj, ann, value) {
    setOwn((obj.annotations ??= {}), ann, value);
}
/** Whether the metadata have a label, possibly empty. Mirrors Go's `metav1.HasLabel`. */
export function hasLabel(obj, label) {
    return Object.hasOwn(obj.labels ?? {}, label);
}
/** Sets a label in place. Mirrors Go's `metav1.SetMetaDataLabel`. */
export function setMetaDataLabel(obj, label, value) {
    setOwn((obj.labels ??= {}), label, value);
}
