/**
 * Reasons why the string is not a path segment of the REST API: it may not be `.` or `..`, nor contain `/` or `%`.
 * Emptiness and length are not checked. Mirrors Go's `content.IsPathSegmentName`.
 */
export declare function isPathSegmentName(name: string): string[];
/** As {@link isPathSegmentName}, for a prefix that will be extended. Mirrors Go's `content.IsPathSegmentPrefix`. */
export declare function isPathSegmentPrefix(name: string): string[];
