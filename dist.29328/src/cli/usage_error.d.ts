/** The command line is invalid, or asks for something impossible. The program exits with status 2. */
export declare class UsageError extends Error {
    readonly code = "ERR_USAGE";
    /** What the user may have meant, or what to do instead. */
    readonly hint: string | undefined;
    constructor(message: string, hint?: string);
}
