import { spellingsAt } from '#engine/json/notes';
import { quote } from '#engine/schema/fault';
import { isObject } from '../schema/parts.js';
import { kindOf } from '../schema/value_kind.js';
/** The items of a stored list of type map, found by their keys. Mirrors `MapList` of k8s.io/apiserver. */
export class MapList {
    #keys;
    #items = new Map();
    constructor(schema, items) {
        const keys = schema['x-kubernetes-list-map-keys'] ?? [];
        this.#keys = schema.type === 'array' && schema['x-kubernetes-list-type'] === 'map' ? keys : [];
        if (this.#keys.length === 0)
            return;
        for (const item of items) {
            const key = this.#keyOf(item, undefined);
            if (key !== undefined && isObject(item) && !this.#items.has(key))
                this.#items.set(key, item);
        }
    }
    /** The first item with the keys of another; undefined for one that has no keys. */
    get(item, spellings) {
        const key = this.#keyOf(item, spellings);
        return key === undefined ? undefined : this.#items.get(key);
    }
    #keyOf(item, spellings) {
        if (this.#keys.length === 0 || !isObject(item))
            return undefined;
        const parts = [];
        for (const key of this.#keys) {
            const value = Object.hasOwn(item, key) ? item[key] : undefined;
            const text = scalarText(value, spellingsAt(spellings, key), this.#keys.length === 1);
            if (text === undefined)
                return undefined;
            parts.push(text);
        }
        return parts.join('\0');
    }
}
/** Several keys are compared by their texts: a float64 has six decimals in one. */
function scalarText(value, spellings, single) {
    switch (typeof value) {
        case 'string':
            return quote(value);
        case 'boolean':
            return String(value);
        case 'number':
        case 'bigint':
            if (kindOf(value, spellings) === 'integer')
                return BigInt(value).toString();
            return single ? `float ${Number(value)}` : sixDecimals(Number(value));
        default:
            return undefined;
    }
}
function sixDecimals(value) {
    return Math.abs(value) < 1e21 ? value.toFixed(6) : `${BigInt(value)}.000000`;
}
