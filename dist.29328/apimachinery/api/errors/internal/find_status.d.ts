/** A Status from an untrusted source: no field is sure to have the right type. */
export interface AnyStatus {
    readonly reason?: unknown;
    readonly code?: unknown;
    readonly details?: unknown;
}
/** The Status that a value is, returns or wraps, outermost first. */
export declare function findStatus(err: unknown): AnyStatus | undefined;
export declare function reasonOf(status: AnyStatus | undefined): string;
export declare function codeOf(status: AnyStatus | undefined): number;
/** `details` of a Status; undefined when there are none. */
export declare function detailsOf(status: AnyStatus | undefined): {
    readonly causes?: unknown;
    readonly retryAfterSeconds?: unknown;
} | undefined;
