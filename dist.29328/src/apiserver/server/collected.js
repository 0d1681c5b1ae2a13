import { parseGroupVersion } from '#apimachinery/runtime/schema/group_version';
/** Whether its objects are stored, once for all versions. */
export function isCollected({ hub, kind, subresource, connecter, verbs }) {
    return subresource === '' && hub === kind && connecter === undefined && verbs.includes('watch');
}
/** A resource as garbage collectors see it. */
export function collected({ kind, namespaced, store }) {
    return { kind, namespaced, store };
}
/** The resource whose objects owners of a kind are; undefined when it isn't served. */
export function findCollected(all, apiVersion, kind) {
    const wanted = parseGroupVersion(apiVersion);
    for (const served of all)
        if (isCollected(served) && served.kind.kind === kind && served.groupVersion.group === wanted.group)
            return collected(served);
    return undefined;
}
