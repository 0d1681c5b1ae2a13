/** What was thrown, as an Error: JavaScript throws any value. */
export declare function asError(thrown: unknown): Error;
