/** The error of an action whose precondition did not hold. Mirrors Go's `errors.ErrPreconditionViolated`. */
export declare const ErrPreconditionViolated: Error;
