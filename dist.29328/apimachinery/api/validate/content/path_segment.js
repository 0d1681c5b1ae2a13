/**
 * Reasons why the string is not a path segment of the REST API: it may not be `.` or `..`, nor contain `/` or `%`.
 * Emptiness and length are not checked. Mirrors Go's `content.IsPathSegmentName`.
 */
export function isPathSegmentName(name) {
    return name === '.' || name === '..' ? [`may not be '${name}'`] : isPathSegmentPrefix(name);
}
/** As {@link isPathSegmentName}, for a prefix that will be extended. Mirrors Go's `content.IsPathSegmentPrefix`. */
export function isPathSegmentPrefix(name) {
    return ['/', '%'].filter((illegal) => name.includes(illegal)).map((illegal) => `may not contain '${illegal}'`);
}
