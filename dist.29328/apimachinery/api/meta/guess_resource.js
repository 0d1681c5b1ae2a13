import { lowerCase } from '#engine/go/lower_case';
import { GroupVersion, GroupVersionResource } from '../../runtime/schema/group_version.js';
/**
 * Guesses the resource of a kind. The rules for plurals are often wrong: `Gateway` becomes `gatewaies`. Kubernetes' own
 * kinds are in `kubetyped/api/rest_mapper`; for others ask the server. An empty kind yields empty resources. Mirrors
 * Go's `meta.UnsafeGuessKindToResource`.
 */
export function unsafeGuessKindToResource(kind) {
    if (kind.kind === '')
        return { plural: new GroupVersionResource({}), singular: new GroupVersionResource({}) };
    const gv = new GroupVersion(kind);
    const name = lowerCase(kind.kind);
    return { plural: gv.withResource(pluralOf(name)), singular: gv.withResource(name) };
}
function pluralOf(singular) {
    if (singular.endsWith('endpoints'))
        return singular;
    if (singular.endsWith('s'))
        return `${singular}es`;
    return singular.endsWith('y') ? `${singular.slice(0, -1)}ies` : `${singular}s`;
}
