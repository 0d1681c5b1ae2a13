import { comparePathElements, equalPathElements, fieldNameElement, indexElement, pathElementToString, } from './path_element.js';
/** A path of field names (strings), indexes (numbers) and elements. Mirrors Go's `fieldpath.MakePathOrDie`. */
export function makePath(...parts) {
    return parts.map((part) => typeof part === 'string' ? fieldNameElement(part) : typeof part === 'number' ? indexElement(part) : part);
}
/** `.spec.containers[name="web"].image`. Mirrors Go's `fieldpath.Path.String`. */
export function pathToString(path) {
    return path.map(pathElementToString).join('');
}
/** Orders two paths by the first element that differs; a prefix comes first. Mirrors Go's `fieldpath.Path.Compare`. */
export function comparePaths(a, b) {
    const shorter = Math.min(a.length, b.length);
    for (let at = 0; at < shorter; at++) {
        const order = comparePathElements(a[at], b[at]);
        if (order !== 0)
            return order;
    }
    return a.length - b.length;
}
/** Whether two paths are the same. Mirrors Go's `fieldpath.Path.Equals`. */
export function equalPaths(a, b) {
    return a.length === b.length && a.every((element, at) => equalPathElements(element, b[at]));
}
