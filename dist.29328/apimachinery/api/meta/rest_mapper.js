/** Resets a mapper that has a cache. Mirrors Go's `meta.MaybeResetRESTMapper`. */
export function maybeResetRESTMapper(mapper) {
    const { reset } = mapper;
    if (typeof reset === 'function')
        reset.call(mapper);
}
