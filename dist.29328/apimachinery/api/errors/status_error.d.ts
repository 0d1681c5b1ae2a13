import { Status } from '../../apis/meta/v1/zz_generated.types.ts';
import type { Plain } from '../../runtime/init.ts';
/** What can be represented as a Status. Mirrors Go's `errors.APIStatus`. */
export interface APIStatus {
    status(): Status;
}
/**
 * An error with a Status, which a server returns instead of an object. Its message is that of the Status. Test it with
 * {@link isNotFound} and the like, not with `instanceof`. Mirrors Go's `errors.StatusError`.
 *
 * `code` names the class of error, as for all errors of this library; the HTTP status code is `errStatus.code`.
 */
export declare class StatusError extends Error implements APIStatus {
    readonly code = "ERR_STATUS";
    readonly errStatus: Status;
    /** @param status an instance or a plain object, whose values are shared */
    constructor(status: Plain<Status>, options?: ErrorOptions);
    status(): Status;
    /** The whole Status as text, for logs. Go returns a format and its arguments. */
    debugError(): string;
}
/** Whether an error is a {@link StatusError}, also one of another copy of this library. */
export declare function isStatusError(err: unknown): err is StatusError;
