/** The version as a string: `gitVersion`. Mirrors Go's method `Info.String`. */
export function infoToString(info) {
    return info.gitVersion;
}
