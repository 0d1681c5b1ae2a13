import { isList, isMap, keys } from '../value/index.js';
import { comparePathElements } from './path_element.js';
/** The index of an element among sorted entries, or the complement of its insertion point. */
export function search(entries, element, elementOf) {
    let low = 0;
    let high = entries.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        const order = comparePathElements(elementOf(entries[middle]), element);
        if (order === 0)
            return middle;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return ~low;
}
/** Values by path elements. Mirrors Go's `fieldpath.PathElementMap`. */
export class PathElementMap {
    // Differs from Go: not sorted, because putting an element between others moves all behind it.
    values = new Map();
    /** Sets the value of an element. */
    set(element, value) {
        this.values.set(identityOf(element), value);
    }
    /** The value of an element, `undefined` when it has none. */
    get(element) {
        return this.values.get(identityOf(element));
    }
    /** The value of an element, which is made if it has none. */
    getOrMake(element, make) {
        const identity = identityOf(element);
        let value = this.values.get(identity);
        if (value === undefined)
            this.values.set(identity, (value = make()));
        return value;
    }
    /** The values, in the order in which their elements came. */
    all() {
        return this.values.values();
    }
    /** Whether the element has a value. */
    has(element) {
        return this.values.has(identityOf(element));
    }
}
/** A text that elements have in common when `equalPathElements` holds of them. */
function identityOf(element) {
    switch (element.kind) {
        case 'f':
            return `f${element.fieldName}`;
        case 'k':
            return `k${element.key.map(({ name, value }) => `${JSON.stringify(name)}:${textOf(value)}`).join()}`;
        case 'v':
            return `v${textOf(element.value)}`;
        case 'i':
            return `i${element.index}`;
        case '?':
            return '?';
    }
}
/** A text that values have in common when `equals` holds of them. */
function textOf(value) {
    if (typeof value === 'string')
        return JSON.stringify(value);
    if (typeof value === 'number')
        return Number.isInteger(value) && !Number.isSafeInteger(value) ? String(BigInt(value)) : String(value);
    if (isList(value))
        return `[${value.map(textOf).join()}]`;
    if (!isMap(value))
        return String(value);
    const names = keys(value).sort();
    return `{${names.map((name) => `${JSON.stringify(name)}:${textOf(value[name])}`).join()}}`;
}
