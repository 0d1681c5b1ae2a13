import { spellingsAt } from '#engine/json/notes';
import { equalUntyped } from '#engine/json/untyped';
import { equalOf } from '../values/equal.js';
import { CelError, MapValue, noSuchOverload } from '../values/value.js';
import { escapeName, unescapeName } from './escape.js';
import { hasSameFloats, plainValue } from './native.js';
/** An object of data: with fields under escaped names, or a map. Values are converted when they are asked for. */
export class UnstructuredMap extends MapValue {
    get goType() {
        return '*common.unstructuredMap';
    }
    data;
    spellings;
    read;
    isObject;
    schemaOf;
    constructor(read, data, spellings, isObject, schemaOf) {
        super();
        this.read = read;
        this.data = data;
        this.spellings = spellings;
        this.isObject = isObject;
        this.schemaOf = schemaOf;
    }
    get size() {
        return Object.keys(this.data).length;
    }
    find(key) {
        if (typeof key !== 'string')
            return noSuchOverload(key);
        const name = this.isObject ? unescapeName(key) : key;
        if (name === undefined || !Object.hasOwn(this.data, name))
            return undefined;
        const value = this.data[name];
        if (this.isObject && (value ?? null) === null)
            return undefined;
        const schema = this.schemaOf(name);
        if (schema === undefined)
            return undefined;
        return this.read(value, spellingsAt(this.spellings, name), schema);
    }
    *keys() {
        let unknown = 0;
        for (const key of Object.keys(this.data)) {
            if (this.schemaOf(key) === undefined)
                unknown++;
            else
                yield this.isObject ? (escapeName(key) ?? key) : key;
        }
        // Go counts those without a schema, too, and has no key for them.
        for (; unknown > 0; unknown--)
            yield null;
    }
    plain() {
        return plainValue(this.data, this.spellings);
    }
    equals(other) {
        if (this.size !== other.size)
            return false;
        for (const [key, value] of Object.entries(this.data)) {
            if (this.schemaOf(key) === undefined) {
                if (!(other instanceof UnstructuredMap))
                    return noSuchOverload();
                if (!Object.hasOwn(other.data, key))
                    continue;
                if (!equalUntyped(value, other.data[key]))
                    return false;
                const [own, theirs] = [spellingsAt(this.spellings, key), spellingsAt(other.spellings, key)];
                if (!hasSameFloats(value, own, theirs))
                    return false;
                continue;
            }
            const own = this.find(key);
            const theirs = other.find(key);
            if (own === undefined || theirs === undefined) {
                if (own !== theirs)
                    return false;
                continue;
            }
            const same = equalOf(own, theirs);
            if (same !== true)
                return same;
        }
        return true;
    }
    equalsOther(other) {
        return other instanceof CelError ? other : noSuchOverload();
    }
}
