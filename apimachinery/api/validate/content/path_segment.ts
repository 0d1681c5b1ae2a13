/**
 * What keeps the text from being a segment of a path of the REST API: it may not be `.` or `..`, nor contain `/` or `%`.
 * Neither an empty text nor its length is looked at. Mirrors Go's `content.IsPathSegmentName`.
 */
export function isPathSegmentName(name: string): string[] {
  return name === '.' || name === '..' ? [`may not be '${name}'`] : isPathSegmentPrefix(name);
}

/** As {@link isPathSegmentName}, for a text that more will be added to. Mirrors Go's `content.IsPathSegmentPrefix`. */
export function isPathSegmentPrefix(name: string): string[] {
  return ['/', '%'].filter((illegal) => name.includes(illegal)).map((illegal) => `may not contain '${illegal}'`);
}
