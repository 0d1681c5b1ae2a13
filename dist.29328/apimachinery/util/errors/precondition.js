/** The error of an action whose precondition did not hold. Mirrors Go's `errors.ErrPreconditionViolated`. */
export const ErrPreconditionViolated = /* @__PURE__ */ new Error('precondition is violated');
