/** A unique key for a resource or kind. Group, version and name may contain any character. */
export function keyOf(value) {
    return JSON.stringify([value.group, value.version, 'resource' in value ? value.resource : value.kind]);
}
