import { quote } from '#engine/schema/fault';
/** For a number that is too small. Mirrors Go's `content.MinError`. */
export function minError(min) {
    return `must be greater than or equal to ${min}`;
}
/** For a number that is too large. Mirrors Go's `content.MaxError`. */
export function maxError(max) {
    return `must be less than or equal to ${max}`;
}
/** For a string of more than `length` bytes of UTF-8. Mirrors Go's `content.MaxLenError`. */
export function maxLenError(length) {
    return `must be no more than ${length} bytes`;
}
/** For an empty string. Mirrors Go's `content.EmptyError`. */
export function emptyError() {
    return 'must be non-empty';
}
/** For a string that does not match `regex`; `message` says what is expected. Mirrors Go's `content.RegexError`. */
export function regexError(message, regex, ...examples) {
    const used = `regex used for validation is '${regex}')`;
    if (examples.length === 0)
        return `${message} (${used}`;
    return `${message} (e.g. ${examples.map((example) => `'${example}', `).join(' or ')}${used}`;
}
/** For a disallowed value. Mirrors Go's `content.NEQError`. */
export function neqError(disallowed) {
    return `must not be equal to ${typeof disallowed === 'string' ? quote(disallowed) : String(disallowed)}`;
}
