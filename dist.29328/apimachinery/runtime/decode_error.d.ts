import type { Fault } from '#engine/schema/fault';
/** Data that can't be decoded: not JSON or YAML, or a value that its field can't hold. */
export declare class DecodeError extends Error {
    readonly code = "ERR_DECODE";
    /** Go's text of the error. The message is the same with the path in front, where there is one. */
    readonly text: string;
    /** Where: `spec.containers[0].image`. Empty when the fault is not in one field. */
    readonly path: string;
    /** Everything that is wrong, in the order Go would come upon it; Go reports the first. */
    readonly faults: readonly Fault[];
    constructor(text: string, faults?: readonly Fault[], options?: ErrorOptions);
}
/** Whether an error is a {@link DecodeError}. */
export declare function isDecodeError(err: unknown): err is DecodeError;
