import { compareUTF8 } from '#engine/text/utf8';
import { compare } from './compare.js';
import { equals } from './equals.js';
/** The fields sorted by name. */
export function sortFields(fields) {
    return fields.length < 2 ? fields : [...fields].sort((a, b) => compareUTF8(a.name, b.name));
}
/**
 * Compares two sorted lists of fields by the first name or value that differs. Mirrors Go's `value.FieldList.Compare`.
 */
export function compareFields(a, b) {
    const shorter = Math.min(a.length, b.length);
    for (let at = 0; at < shorter; at++) {
        const order = compareUTF8(a[at].name, b[at].name) || compare(a[at].value, b[at].value);
        if (order !== 0)
            return order;
    }
    return a.length - b.length;
}
/** Whether two sorted lists of fields are the same. Mirrors Go's `value.FieldList.Equals`. */
export function equalFields(a, b) {
    return (a.length === b.length && a.every((field, at) => field.name === b[at].name && equals(field.value, b[at].value)));
}
