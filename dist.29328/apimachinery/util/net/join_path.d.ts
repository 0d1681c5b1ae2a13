/**
 * Joins the elements to a path, resolving `.`, `..` and double slashes, with a trailing slash if the last non-empty
 * element has one. Mirrors Go's `net.JoinPreservingTrailingSlash`.
 */
export declare function joinPreservingTrailingSlash(...elements: readonly string[]): string;
