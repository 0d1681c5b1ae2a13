import { isPathSegmentName, isPathSegmentPrefix } from '../../validate/content/path_segment.ts';

/**
 * What keeps the text from being a segment of a path of the REST API. Mirrors Go's `path.IsValidPathSegmentName`.
 * @deprecated in Go too: use `content.isPathSegmentName`
 */
export function isValidPathSegmentName(name: string): string[] {
  return isPathSegmentName(name);
}

/**
 * As {@link isValidPathSegmentName}, for a text that more will be added to. Mirrors Go's `path.IsValidPathSegmentPrefix`.
 * @deprecated in Go too: use `content.isPathSegmentPrefix`
 */
export function isValidPathSegmentPrefix(name: string): string[] {
  return isPathSegmentPrefix(name);
}

/**
 * One or the other: a `ValidateNameFunc`, for kinds whose names need only be segments of a path.
 * Mirrors Go's `path.ValidatePathSegmentName`, which is deprecated without a successor.
 * @param prefix whether more will be added to the text
 */
export function validatePathSegmentName(name: string, prefix: boolean): string[] {
  return prefix ? isPathSegmentPrefix(name) : isPathSegmentName(name);
}
