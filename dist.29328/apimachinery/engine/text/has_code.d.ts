/** Whether what was thrown has this code. Looks at nothing else, so that errors of another copy of the library count. */
export declare function hasCode(thrown: unknown, code: string): boolean;
/** The code of what was thrown, such as `ENOENT` of a file that is not there; undefined for what has none. */
export declare function codeOf(thrown: unknown): string | undefined;
