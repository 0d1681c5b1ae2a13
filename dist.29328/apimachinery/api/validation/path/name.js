import { isPathSegmentName, isPathSegmentPrefix } from '../../validate/content/path_segment.js';
/**
 * Reasons why the string is not a path segment of the REST API. Mirrors Go's `path.IsValidPathSegmentName`.
 * @deprecated as in Go: use `content.isPathSegmentName`
 */
export function isValidPathSegmentName(name) {
    return isPathSegmentName(name);
}
/**
 * As {@link isValidPathSegmentName}, for a prefix that will be extended. Mirrors Go's `path.IsValidPathSegmentPrefix`.
 * @deprecated as in Go: use `content.isPathSegmentPrefix`
 */
export function isValidPathSegmentPrefix(name) {
    return isPathSegmentPrefix(name);
}
/**
 * A `ValidateNameFunc` for kinds whose names need only be path segments. Mirrors Go's `path.ValidatePathSegmentName`,
 * which is deprecated without a successor.
 * @param prefix whether the string is a prefix that will be extended
 */
export function validatePathSegmentName(name, prefix) {
    return prefix ? isPathSegmentPrefix(name) : isPathSegmentName(name);
}
