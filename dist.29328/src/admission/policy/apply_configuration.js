import { asError } from '#engine/text/as_error';
import { isObject } from '../request/metadata.js';
/**
 * Merges an apply configuration into an object, as server-side apply merges, without ownership of fields. Mirrors Go's
 * `ApplyStructuredMergeDiff`.
 * @throws Error when it is not of the type of the object, or sets anything that is only set as a whole
 */
export function applyConfiguration(converter, object, configuration) {
    const patch = attempt('failed to convert patch object to typed object', () => converter.objectToTyped(configuration));
    const atomics = findAtomics('', patch.schema, patch.typeRef, patch.value);
    if (atomics.length > 0)
        throw new Error(`invalid ApplyConfiguration: may not mutate atomic arrays, maps or structs: ${atomics.join(', ')}`);
    const live = attempt('failed to convert original object to typed object', () => converter.objectToTyped(object, { allowDuplicates: true }));
    const merged = attempt('failed to merge patch', () => live.merge(patch));
    return attempt('failed to convert typed object to object', () => converter.typedToObject(merged));
}
function attempt(what, run) {
    try {
        return run();
    }
    catch (error) {
        throw new Error(`${what}: ${asError(error).message}`, { cause: error });
    }
}
/** The paths of what is only set as a whole: setting a part of it would remove the rest. */
function findAtomics(path, schema, type, value) {
    const atom = schema.resolve(type);
    if (atom === undefined)
        return [];
    if (isObject(value) && atom.map !== undefined) {
        const { elementRelationship, fields } = atom.map;
        const inside = (fields ?? []).flatMap(({ name, type: field = {} }) => Object.hasOwn(value, name) ? findAtomics(`${path}.${name}`, schema, field, value[name]) : []);
        return elementRelationship === 'atomic' ? [path, ...inside] : inside;
    }
    if (Array.isArray(value) && atom.list !== undefined) {
        const { elementRelationship, elementType = {} } = atom.list;
        const inside = value.flatMap((item, index) => findAtomics(`${path}[${index}]`, schema, elementType, item));
        return elementRelationship === 'atomic' ? [path, ...inside] : inside;
    }
    return [];
}
