import type { CauseType, StatusCause, StatusReason } from '../../apis/meta/v1/zz_generated.types.ts';
/** The reason of the Status that an error has or wraps; `''` when there is none. Mirrors Go's `errors.ReasonForError`. */
export declare function reasonForError(err: unknown): StatusReason;
/** The first cause of a type among the details of the Status that an error has or wraps. Mirrors Go's `errors.StatusCause`. */
export declare function statusCause(err: unknown, name: CauseType): StatusCause | undefined;
/** Whether the details of the Status that an error has or wraps have a cause of a type. Mirrors Go's `errors.HasStatusCause`. */
export declare function hasStatusCause(err: unknown, name: CauseType): boolean;
/**
 * Seconds the server asks the client to wait, possibly 0; undefined when it does not ask. Says nothing about whether to
 * retry at all. Mirrors Go's `errors.SuggestsClientDelay`.
 */
export declare function suggestsClientDelay(err: unknown): number | undefined;
