import { eventVersion } from './core/event_version.js';
/** The built-in Kinds that are served in a version, or group, other than the one in which they are stored. */
const OTHER_VERSIONS = [eventVersion];
/** The other versions of a built-in Kind. */
export function otherVersionsOf(stored) {
    return OTHER_VERSIONS.filter((each) => isSameKind(each.stored, stored));
}
/** Whether a built-in Kind is stored as another one. */
export function isOtherVersion(kind) {
    return OTHER_VERSIONS.some((each) => isSameKind(each.kind, kind));
}
/** Lets a Scheme convert between the versions of built-in Kinds that it has. */
export function addConversions(scheme) {
    for (const { kind, stored, toStored, fromStored } of OTHER_VERSIONS) {
        if (!scheme.recognizes(kind) || !scheme.recognizes(stored))
            continue;
        // Its classes may have less fields: those of an older release.
        const [type, storedType] = [scheme.typeFor(kind) ?? kind, scheme.typeFor(stored) ?? stored];
        scheme.addConversionFunc(type, storedType, toStored);
        scheme.addConversionFunc(storedType, type, fromStored);
    }
}
const isSameKind = (a, b) => a.apiVersion === b.apiVersion && a.kind === b.kind;
