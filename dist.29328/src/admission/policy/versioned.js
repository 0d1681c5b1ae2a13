import { newNotFound } from '#apimachinery/api/errors/constructors';
/** A request with its objects in another version. Mirrors Go's `NewVersionedAttributes`. @throws when that is not possible */
export async function versionedAttributes(attributes, kind, interfaces) {
    const { object, oldObject } = attributes;
    return {
        attributes,
        kind,
        object: object && (await interfaces.convert(object, kind)),
        // Another version is another text.
        spellings: kind.version === attributes.kind.version ? attributes.spellings : undefined,
        oldObject: oldObject && (await interfaces.convert(oldObject, kind)),
    };
}
/**
 * The namespace of a request for `namespaceObject`; undefined for what is in none, and for a namespace itself.
 * @throws {StatusError} 404 when it is not there
 */
export async function namespaceOf({ kind, namespace }, find) {
    const isNamespace = kind.group === '' && kind.version === 'v1' && kind.kind === 'Namespace';
    if (namespace === '' || isNamespace)
        return undefined;
    const found = await find(namespace);
    if (found === undefined)
        throw newNotFound({ group: '', resource: 'namespaces' }, namespace);
    return found;
}
