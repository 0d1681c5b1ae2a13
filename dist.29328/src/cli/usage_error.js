/** The command line is invalid, or asks for something impossible. The program exits with status 2. */
export class UsageError extends Error {
    code = 'ERR_USAGE';
    /** What the user may have meant, or what to do instead. */
    hint;
    constructor(message, hint) {
        super(message);
        this.name = 'UsageError';
        this.hint = hint;
    }
}
