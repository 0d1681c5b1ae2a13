import { spellingsAt } from '#engine/json/notes';
import { equalOf } from '../values/equal.js';
import { InternalFault } from '../values/internal_fault.js';
import { NativeList } from '../values/list.js';
import { typeOf } from '../values/type_of.js';
import { CelError, ListValue, MapValue, noSuchOverload } from '../values/value.js';
import { goTypeOfData, isInteger, plainValue } from './native.js';
import { UnstructuredMap } from './unstructured_map.js';
/** A list of data. Elements are converted when they are asked for. */
export class UnstructuredList extends ListValue {
    get goType() {
        return '*common.unstructuredList';
    }
    data;
    spellings;
    read;
    items;
    constructor(read, data, spellings, items) {
        super();
        this.read = read;
        this.data = data;
        this.spellings = spellings;
        this.items = items;
    }
    get length() {
        return this.data.length;
    }
    at(index) {
        return this.read(this.data[index], spellingsAt(this.spellings, index), this.items);
    }
    concat(other) {
        return new NativeList([...this, ...other]);
    }
    contains(value) {
        if (value instanceof CelError)
            return value;
        let fault;
        for (const element of this) {
            const same = equalOf(element, value);
            if (same === true)
                return true;
            if (typeof same !== 'boolean')
                fault ??= noSuchOverload(same);
        }
        return fault ?? false;
    }
    equals(other) {
        if (this.length !== other.length)
            return false;
        for (let index = 0; index < this.length; index++) {
            const same = equalOf(this.at(index), other.at(index));
            if (same !== true)
                return same;
        }
        return true;
    }
    equalsOther(other) {
        return other instanceof CelError ? other : noSuchOverload();
    }
    plain() {
        return plainValue(this.data, this.spellings);
    }
}
const NOT_OF_SCALARS = 'listSet operations are only supported on lists of scalar values';
/** What an element of a set is as a key of a Go map: by type and value. An error is like nothing else. */
function scalarKey(value) {
    if (value instanceof ListValue || value instanceof MapValue)
        return new CelError(NOT_OF_SCALARS);
    if (value instanceof CelError)
        return { value };
    const text = typeof value === 'object' && value !== null
        ? JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? String(part) : part))
        : String(value);
    return `${typeOf(value).name} ${text}`;
}
/** The keys of a set; an error where one is no scalar. */
function scalarKeys(list) {
    const keys = new Set();
    for (const value of list) {
        const key = scalarKey(value);
        if (key instanceof CelError)
            return key;
        keys.add(key);
    }
    return keys;
}
/** Whether two lists have the same elements, in any order. */
function equalSets(list, other) {
    if (list.length !== other.length)
        return false;
    const own = scalarKeys(list);
    if (own instanceof CelError)
        return own;
    const seen = new Set();
    for (const value of other) {
        const key = scalarKey(value);
        if (key instanceof CelError)
            return key;
        if (!own.has(key))
            return false;
        seen.add(key);
    }
    return seen.size === own.size;
}
/** A list, and behind it the elements of another one that it lacks. */
function united(list, other) {
    const own = scalarKeys(list);
    if (own instanceof CelError)
        return own;
    const values = [...list];
    for (const value of other) {
        const key = scalarKey(value);
        if (key instanceof CelError)
            return key;
        if (own.has(key))
            continue;
        own.add(key);
        values.push(value);
    }
    return new AddedSetList(values);
}
/** A list without order and repetitions: `==` and `+` treat it as a set. */
export class UnstructuredSetList extends UnstructuredList {
    get goType() {
        return '*common.unstructuredSetList';
    }
    equals(other) {
        return equalSets(this, other);
    }
    concat(other) {
        return united(this, other);
    }
}
/** What adding to a set gives. */
class AddedSetList extends NativeList {
    get goType() {
        return '*common.refValSetList';
    }
    equals(other) {
        return equalSets(this, other);
    }
    concat(other) {
        return united(this, other);
    }
    equalsOther(other) {
        return other instanceof CelError ? other : noSuchOverload();
    }
}
/** What an item of a list of objects is as a key of a Go map: by the values of its own keys. */
function objectKey(value, keys) {
    const texts = keys.map((key) => {
        const found = value instanceof MapValue ? value.find(key) : undefined;
        if (found === undefined || found === null || found instanceof CelError)
            return '<nil>';
        const text = scalarKey(found);
        return typeof text === 'string' ? text : JSON.stringify(text);
    });
    return JSON.stringify(texts);
}
/** The places of a list's items by their keys; of several the last. */
function placesOf(list, keys) {
    return new Map(Array.from(list, (value, index) => [objectKey(value, keys), index]));
}
/** A list with the items of another one, which take the places of those with the same keys. */
function merged(list, other, keys) {
    const values = [...list];
    const places = placesOf(values, keys);
    for (const value of other) {
        const place = places.get(objectKey(value, keys));
        if (place === undefined)
            values.push(value);
        else
            values[place] = value;
    }
    return new AddedMapList(values, keys);
}
/** What adding to a list of objects with keys gives. */
class AddedMapList extends NativeList {
    get goType() {
        return '*common.refValMapList';
    }
    keys;
    constructor(values, keys) {
        super(values);
        this.keys = keys;
    }
    equals(other) {
        if (this.length !== other.length)
            return false;
        const own = placesOf(this, this.keys);
        const seen = new Set();
        for (const value of other) {
            const key = objectKey(value, this.keys);
            const index = own.get(key);
            if (index === undefined)
                return false;
            const same = equalOf(this.at(index), value);
            if (same !== true)
                return same;
            seen.add(key);
        }
        return seen.size === own.size;
    }
    concat(other) {
        return merged(this, other, this.keys);
    }
    equalsOther(other) {
        return other instanceof CelError ? other : noSuchOverload();
    }
}
/** A list whose items have keys: `==` ignores order, `+` replaces items of the same keys. */
export class UnstructuredMapList extends UnstructuredList {
    get goType() {
        return '*common.unstructuredMapList';
    }
    keys;
    constructor(read, data, spellings, items, keys) {
        super(read, data, spellings, items);
        this.keys = keys;
    }
    /** Of data; `undefined` for what is no map, and thus like nothing else. */
    keyOf(data, spellings) {
        if (typeof data !== 'object' || data === null || Array.isArray(data))
            return undefined;
        const item = data;
        return JSON.stringify(this.keys.map((key) => (Object.hasOwn(item, key) ? dataKey(item[key], spellingsAt(spellings, key)) : '<nil>')));
    }
    equals(other) {
        if (this.length !== other.length)
            return false;
        const own = new Map(this.data.map((data, index) => [this.keyOf(data, spellingsAt(this.spellings, index)) ?? index, index]));
        const seen = new Set();
        for (const value of other) {
            const key = value instanceof UnstructuredMap ? this.keyOf(value.data, value.spellings) : undefined;
            const index = key === undefined ? undefined : own.get(key);
            if (key === undefined || index === undefined)
                return false;
            const same = equalOf(this.at(index), value);
            if (same !== true)
                return same;
            seen.add(key);
        }
        return seen.size === own.size;
    }
    concat(other) {
        return merged(this, other, this.keys);
    }
}
/** What data is as a key of a Go map: scalars by type and value. */
function dataKey(data, spellings) {
    if (typeof data === 'object' && data !== null)
        throw new InternalFault(`runtime error: hash of unhashable type ${goTypeOfData(data)}`);
    return isInteger(data, spellings) ? `int64 ${BigInt(data)}` : `${goTypeOfData(data, spellings)} ${String(data)}`;
}
