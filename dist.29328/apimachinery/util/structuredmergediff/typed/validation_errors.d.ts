/** An error at one path of a value. Mirrors Go's `typed.ValidationError`. */
export interface ValidationError {
    /** `.spec.containers[name="web"].image`; empty for the whole value. */
    readonly path: string;
    readonly message: string;
}
/** A value doesn't conform to its schema. The message is Go's. Mirrors Go's `typed.ValidationErrors`. */
export declare class ValidationErrors extends Error {
    readonly code = "ERR_SMD_VALIDATION";
    readonly errors: readonly ValidationError[];
    constructor(errors: readonly ValidationError[]);
}
