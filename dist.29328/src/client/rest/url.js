import { compareUTF8 } from '#engine/text/utf8';
/** A name that can be no part of a URL, or is missing. */
export class PathSegmentError extends TypeError {
    code = 'ERR_PATH_SEGMENT';
    constructor(message) {
        super(message);
        this.name = 'PathSegmentError';
    }
}
/** What is wrong with a name as a part of a path; empty when nothing is. Mirrors Go's `rest.IsValidPathSegmentName`. */
export function isValidPathSegmentName(name) {
    if (name === '.' || name === '..')
        return [`may not be '${name}'`];
    return ['/', '%'].filter((text) => name.includes(text)).map((text) => `may not contain '${text}'`);
}
/**
 * Checks a name.
 * @param what `resource name` and the like, for the message
 * @throws PathSegmentError
 */
export function checkSegment(what, name) {
    const faults = isValidPathSegmentName(name);
    if (faults.length > 0)
        throw new PathSegmentError(`invalid ${what} ${JSON.stringify(name)}: [${faults.join(' ')}]`);
    return name;
}
/** The escaped path of the segments that are not empty, as Go writes it. */
export function joinPath(...segments) {
    const path = segments.filter((segment) => segment !== '').join('/');
    const escaped = encodeURIComponent(path).replace(/[!'()*]/g, percent);
    return `/${escaped.replace(/%(?:24|26|2B|2C|2F|3A|3B|3D|40)/g, decodeURIComponent)}`;
}
/** Query parameters as Go writes them: sorted by name, values of one name in their order. */
export function encodeQuery(parameters) {
    return [...parameters]
        .sort(([a], [b]) => compareUTF8(a, b))
        .map(([name, value]) => `${escapeQuery(name)}=${escapeQuery(value)}`)
        .join('&');
}
function escapeQuery(text) {
    return encodeURIComponent(text)
        .replace(/[!'()*]/g, percent)
        .replaceAll('%20', '+');
}
const percent = (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
