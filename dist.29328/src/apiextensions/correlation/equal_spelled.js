import { spellingsAt } from '#engine/json/notes';
import { isObject } from '../schema/parts.js';
import { kindOf } from '../schema/value_kind.js';
/**
 * Whether a part of an object is the same as one that was stored to Go's `reflect.DeepEqual`: 1.0 is not 1.
 * @param spellings of the first one; what was stored has none
 */
export function equalSpelled(value, old, spellings) {
    if (typeof value === 'number' || typeof value === 'bigint')
        return ((typeof old === 'number' || typeof old === 'bigint') && value == old && kindOf(value, spellings) === kindOf(old));
    if (Array.isArray(value))
        return (Array.isArray(old) &&
            value.length === old.length &&
            value.every((item, index) => equalSpelled(item, old[index], spellingsAt(spellings, index))));
    if (!isObject(value))
        return (value ?? null) === (old ?? null);
    if (!isObject(old))
        return false;
    const keys = Object.keys(value);
    return (keys.length === Object.keys(old).length &&
        keys.every((key) => Object.hasOwn(old, key) && equalSpelled(value[key], old[key], spellingsAt(spellings, key))));
}
