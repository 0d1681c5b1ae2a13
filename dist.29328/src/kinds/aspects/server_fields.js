import { isMap } from '#engine/json/untyped';
export function without(data, isDropped) {
    return Object.fromEntries(Object.entries(data).filter(([key, value]) => !isDropped({ key, value })));
}
export function list(value) {
    return Array.isArray(value) ? value.filter(isMap) : [];
}
export function isJust(value, item) {
    return Array.isArray(value) && value.length === 1 && value[0] === item;
}
export function isEmpty(data) {
    return Object.keys(data).length === 0;
}
export function annotation(object, key) {
    const data = object['metadata'];
    const annotations = isMap(data) ? data['annotations'] : undefined;
    return isMap(annotations) ? annotations[key] : undefined;
}
export function nameOf(object) {
    const data = object['metadata'];
    return isMap(data) && typeof data['name'] === 'string' ? data['name'] : '';
}
/** An object with another spec; itself where there is none. */
export function withSpec(object, change) {
    return isMap(object['spec']) ? { ...object, spec: change(object['spec']) } : object;
}
