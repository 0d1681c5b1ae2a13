import { compareUTF8 } from '#engine/text/utf8';
import { compare, compareFields, equalFields, equals, sortFields, toString, } from '../value/index.js';
/** An unidentifiable item. Go's empty `fieldpath.PathElement`. */
export const unknownElement = { kind: '?' };
/** The field of a map. Mirrors Go's `fieldpath.FieldNameElement`. */
export function fieldNameElement(fieldName) {
    return { kind: 'f', fieldName };
}
/** The item of a list with these key fields. Mirrors Go's `fieldpath.KeyElement`. */
export function keyElement(...fields) {
    return { kind: 'k', key: sortFields(fields) };
}
/** As {@link keyElement}, from an object: `{ name: 'web' }`. Mirrors Go's `fieldpath.KeyElementByFields`. */
export function keyElementByFields(fields) {
    return keyElement(...Object.entries(fields).map(([name, value]) => ({ name, value })));
}
/** The item of a set. Mirrors Go's `fieldpath.ValueElement`. */
export function valueElement(value) {
    return { kind: 'v', value };
}
/** The item of a list at an index. Mirrors Go's `fieldpath.IndexElement`. */
export function indexElement(index) {
    return { kind: 'i', index };
}
function rank(element) {
    switch (element.kind) {
        case 'f':
            return 0;
        case 'k':
            return 1;
        case 'v':
            return 2;
        case 'i':
            return 3;
        case '?':
            return 4;
    }
}
/** Compares two elements: negative, zero or positive. Mirrors Go's `fieldpath.PathElement.Compare`. */
export function comparePathElements(a, b) {
    if (a === b)
        return 0;
    if (a.kind === 'f' && b.kind === 'f')
        return a.fieldName === b.fieldName ? 0 : compareUTF8(a.fieldName, b.fieldName);
    if (a.kind === 'k' && b.kind === 'k')
        return compareFields(a.key, b.key);
    if (a.kind === 'v' && b.kind === 'v')
        return compare(a.value, b.value);
    if (a.kind === 'i' && b.kind === 'i')
        return a.index - b.index;
    return rank(a) - rank(b);
}
/** Whether two elements are the same. Mirrors Go's `fieldpath.PathElement.Equals`. */
export function equalPathElements(a, b) {
    if (a === b)
        return true;
    if (a.kind === 'f' && b.kind === 'f')
        return a.fieldName === b.fieldName;
    if (a.kind === 'k' && b.kind === 'k')
        return equalFields(a.key, b.key);
    if (a.kind === 'v' && b.kind === 'v')
        return equals(a.value, b.value);
    if (a.kind === 'i' && b.kind === 'i')
        return a.index === b.index;
    return a.kind === '?' && b.kind === '?';
}
/** `.spec`, `[name="web"]`, `[="x"]`, `[3]`. Mirrors Go's `fieldpath.PathElement.String`. */
export function pathElementToString(element) {
    switch (element.kind) {
        case 'f':
            return `.${element.fieldName}`;
        case 'k':
            return `[${element.key.map(({ name, value }) => `${name}=${toString(value, element.floats)}`).join(',')}]`;
        case 'v':
            return `[=${toString(element.value, element.floats)}]`;
        case 'i':
            return `[${element.index}]`;
        case '?':
            return '{{invalid path element}}';
    }
}
