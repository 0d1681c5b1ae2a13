/**
 * Reasons why the string is not a path segment of the REST API. Mirrors Go's `path.IsValidPathSegmentName`.
 * @deprecated as in Go: use `content.isPathSegmentName`
 */
export declare function isValidPathSegmentName(name: string): string[];
/**
 * As {@link isValidPathSegmentName}, for a prefix that will be extended. Mirrors Go's `path.IsValidPathSegmentPrefix`.
 * @deprecated as in Go: use `content.isPathSegmentPrefix`
 */
export declare function isValidPathSegmentPrefix(name: string): string[];
/**
 * A `ValidateNameFunc` for kinds whose names need only be path segments. Mirrors Go's `path.ValidatePathSegmentName`,
 * which is deprecated without a successor.
 * @param prefix whether the string is a prefix that will be extended
 */
export declare function validatePathSegmentName(name: string, prefix: boolean): string[];
