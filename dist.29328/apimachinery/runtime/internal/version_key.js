/** A group and version as a key of a map. */
export function versionKey({ group, version }) {
    return `${group}/${version}`;
}
