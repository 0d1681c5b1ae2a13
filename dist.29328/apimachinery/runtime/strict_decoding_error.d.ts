import type { Fault } from '#engine/schema/fault';
import type { RuntimeObject } from './runtime_object.ts';
import type { GroupVersionKindLike } from './schema/group_version.ts';
import { GroupVersionKind } from './schema/group_version.ts';
/**
 * Strict decoding found unknown fields or duplicate keys. The object was decoded all the same.
 * Mirrors Go's `runtime.NewStrictDecodingError`.
 */
export declare class StrictDecodingError extends Error {
    readonly code = "ERR_STRICT_DECODING";
    /** What was found, one text each: `unknown field "spec.replica"`. */
    readonly errors: readonly string[];
    /** The decoded object. */
    readonly object: RuntimeObject | undefined;
    /** The kind that the data had. */
    readonly gvk: GroupVersionKind | undefined;
    /** The same with the place of each, as far as the errors are about fields. */
    readonly faults: readonly Fault[];
    constructor(errors: readonly string[], object?: RuntimeObject, gvk?: GroupVersionKindLike, faults?: readonly Fault[]);
}
/** Whether an error is a {@link StrictDecodingError}. Mirrors Go's `runtime.IsStrictDecodingError`. */
export declare function isStrictDecodingError(err: unknown): err is StrictDecodingError;
