/** The resource in error texts. */
export function groupResource({ group, resource }) {
    return { group, resource };
}
/** The kind in error texts: a custom resource is called by the one that it says it is of, right or wrong. */
export function groupKind({ group, kind }, object) {
    return { group, kind: object.kind ?? kind };
}
