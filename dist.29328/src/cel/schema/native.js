import { spellingsAt } from '#engine/json/notes';
import { JoinedList } from '../values/list.js';
import { CelError, MapValue } from '../values/value.js';
/** Whether a number is an int64 to Go: whole, in range, and not spelled as a fraction. */
export function isInteger(value, spellings) {
    if (typeof value === 'bigint')
        return BigInt.asIntN(64, value) === value;
    return typeof value === 'number' && spellings === undefined && Number.isInteger(value) && Math.abs(value) < 2 ** 63;
}
/** Whether of two equal data the same numbers are floats: to Go 1.0 is not the 1 of an int64. */
export function hasSameFloats(data, own, theirs) {
    if (own === undefined && theirs === undefined)
        return true;
    if (typeof data !== 'object' || data === null)
        return isInteger(data, own) === isInteger(data, theirs);
    return Object.entries(data).every(([key, each]) => hasSameFloats(each, spellingsAt(own, key), spellingsAt(theirs, key)));
}
/** The type of data in Go, as `%T` shows it. */
export function goTypeOfData(data, spellings) {
    switch (typeof data) {
        case 'string':
            return 'string';
        case 'boolean':
            return 'bool';
        case 'number':
        case 'bigint':
            return isInteger(data, spellings) ? 'int64' : 'float64';
    }
    if (data === null || data === undefined)
        return '<nil>';
    return Array.isArray(data) ? '[]interface {}' : 'map[string]interface {}';
}
/**
 * Data without a schema as a value, as admission policies see objects.
 * @param spellings the `spellings` of its JSONDocument: without them a whole number is an int however it is spelled
 */
export function plainValue(data, spellings) {
    switch (typeof data) {
        case 'string':
        case 'boolean':
            return data;
        case 'number':
        case 'bigint':
            return isInteger(data, spellings) ? BigInt(data) : Number(data);
    }
    if (data === null || data === undefined)
        return null;
    if (Array.isArray(data))
        return new PlainList(data, spellings);
    return typeof data === 'object' ? new PlainMap(data, spellings) : new CelError('no data');
}
class PlainList extends JoinedList {
    data;
    spellings;
    constructor(data, spellings) {
        super();
        this.data = data;
        this.spellings = spellings;
    }
    get length() {
        return this.data.length;
    }
    at(index) {
        return plainValue(this.data[index], spellingsAt(this.spellings, index));
    }
    contains(value, equal) {
        for (const each of this)
            if (equal(value, each) === true)
                return true;
        return false;
    }
}
class PlainMap extends MapValue {
    data;
    spellings;
    constructor(data, spellings) {
        super();
        this.data = data;
        this.spellings = spellings;
    }
    get size() {
        return Object.keys(this.data).length;
    }
    find(key) {
        if (typeof key !== 'string' || !Object.hasOwn(this.data, key))
            return undefined;
        return plainValue(this.data[key], spellingsAt(this.spellings, key));
    }
    keys() {
        return Object.keys(this.data);
    }
}
