/**
 * The class whose fields tell how an object is written.
 * @throws NotRegisteredError MissingKindError MissingVersionError
 */
export function canonicalType(scheme, object) {
    const { gvks } = scheme.objectKinds(object);
    return scheme.typeFor(gvks[0]);
}
