/** The group and version of each version of each group, in order: `apps/v1`. Mirrors Go's `metav1.ExtractGroupVersions`. */
export function extractGroupVersions(l) {
    return l.groups.flatMap((group) => (group.versions ?? []).map((version) => version.groupVersion));
}
/** `[get list]`. Mirrors Go's `Verbs.String`. */
export function verbsToString(vs) {
    return `[${vs.join(' ')}]`;
}
/** `v1,v2`. Mirrors Go's `APIVersions.String`. */
export function apiVersionsToString(apiVersions) {
    return (apiVersions.versions ?? []).join(',');
}
