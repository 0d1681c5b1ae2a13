/** A name that can be no part of a URL, or is missing. */
export declare class PathSegmentError extends TypeError {
    readonly code = "ERR_PATH_SEGMENT";
    constructor(message: string);
}
/** What is wrong with a name as a part of a path; empty when nothing is. Mirrors Go's `rest.IsValidPathSegmentName`. */
export declare function isValidPathSegmentName(name: string): string[];
/**
 * Checks a name.
 * @param what `resource name` and the like, for the message
 * @throws PathSegmentError
 */
export declare function checkSegment(what: string, name: string): string;
/** The escaped path of the segments that are not empty, as Go writes it. */
export declare function joinPath(...segments: readonly string[]): string;
/** Query parameters as Go writes them: sorted by name, values of one name in their order. */
export declare function encodeQuery(parameters: Iterable<readonly [string, string]>): string;
