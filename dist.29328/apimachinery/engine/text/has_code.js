/** Whether what was thrown has this code. Looks at nothing else, so that errors of another copy of the library count. */
export function hasCode(thrown, code) {
    return typeof thrown === 'object' && thrown !== null && 'code' in thrown && thrown.code === code;
}
/** The code of what was thrown, such as `ENOENT` of a file that is not there; undefined for what has none. */
export function codeOf(thrown) {
    const code = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : undefined;
    return typeof code === 'string' ? code : undefined;
}
