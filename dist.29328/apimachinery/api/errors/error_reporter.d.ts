import type { Status } from '../../apis/meta/v1/zz_generated.types.ts';
/** Turns a client-side error into a Status, as watches report it. Mirrors Go's `errors.ErrorReporter`. */
export declare class ErrorReporter {
    private readonly httpCode;
    private readonly verb;
    private readonly reason;
    /** Mirrors Go's `errors.NewClientErrorReporter`. @param reason the type of the cause; `ClientError` when it is empty */
    constructor(code: number, verb: string, reason: string);
    /** The Status for an unexpected response, with the error as an additional cause. */
    asObject(err: Error): Status;
}
