/** Shorthand for an overload without a receiver. */
export function overload(id, args, result, call) {
    return call === undefined ? { id, member: false, args, result } : { id, member: false, args, result, call };
}
/** Shorthand for an overload with a receiver: the first of the types. */
export function memberOverload(id, args, result, call) {
    return { ...overload(id, args, result, call), member: true };
}
