/** The server answered with something that no API server answers: another type, nothing, or another kind. */
export declare class UnexpectedResponseError extends Error {
    readonly code = "ERR_UNEXPECTED_RESPONSE";
    constructor(message: string, options?: ErrorOptions);
}
/** Whether an error says that an answer was none of an API server. */
export declare function isUnexpectedResponseError(err: unknown): err is UnexpectedResponseError;
