import { spellingsAt } from '#engine/json/notes';
import { setOwn } from '#engine/json/own_property';
import { additionalOf, isEmbedded, itemsOf, propertyOf } from '../schema/parts.js';
/**
 * The spellings of an object's numbers without those in its metadata and in that of embedded objects: Go reads metadata
 * into typed fields, where `generation: 1.0` is the integer 1.
 * @param schema of the object; for a root one made by `ofRoot`
 */
export function spellingsOutsideMetadata(spellings, object, schema) {
    if (typeof spellings !== 'object' || schema === undefined || typeof object !== 'object' || object === null)
        return spellings;
    const kept = {};
    for (const key of Object.keys(spellings)) {
        const isList = Array.isArray(object);
        if (!isList && key === 'metadata' && isEmbedded(schema))
            continue;
        const inner = isList ? itemsOf(schema) : (propertyOf(schema, key) ?? additionalOf(schema));
        const own = spellingsOutsideMetadata(spellingsAt(spellings, key), Reflect.get(object, key), inner);
        if (own !== undefined)
            setOwn(kept, key, own);
    }
    return kept;
}
